import {
  add,
  call,
  childrenOf,
  div,
  type Expression,
  keyOf,
  literal,
  mul,
  neg,
  num,
  pow,
  variable,
  withChildren,
} from "../expression";
import { type Q } from "../exact";
import * as P from "../polynomial";
import { fractionOf } from "./fraction";

/**
 * What is zero wherever an expression is: its numerator, with tangents and their like as quotients of sines and cosines.
 * The expression itself where it has none.
 */
export function numeratorOf(expression: Expression): Expression {
  const written = withSines(expression);
  try {
    const fraction = fractionOf(written);
    if (!fraction || P.isConstant(fraction.below)) return expression;
    const above = P.exactQuotient(fraction.above, P.gcd(fraction.above, fraction.below));
    return above ? treeOf(above, new Map(partsOf(written).map((part) => [keyOf(part), part]))) : expression;
  } catch (error) {
    if (error instanceof P.TooLargeError) return expression;
    throw error;
  }
}

function withSines(tree: Expression): Expression {
  const inner = withChildren(tree, withSines);
  const [angle] = inner.kind === "call" ? inner.arguments : [];
  if (inner.kind !== "call" || !angle) return inner;
  const [sine, cosine] = [call("sin", angle), call("cos", angle)];
  switch (inner.name) {
    case "tan":
      return div(sine, cosine);
    case "cot":
      return div(cosine, sine);
    case "sec":
      return div(num(1), cosine);
    case "csc":
      return div(num(1), sine);
    default:
      return inner;
  }
}

function partsOf(tree: Expression): Expression[] {
  return [tree, ...childrenOf(tree).flatMap(partsOf)];
}

function treeOf({ variables, terms }: P.Polynomial, parts: ReadonlyMap<string, Expression>): Expression {
  const trees = terms.map(({ exponents, coefficient }) =>
    variables.reduce<Expression>((product, name, k) => {
      const exponent = exponents[k] ?? 0;
      return exponent === 0 ? product : mul(product, pow(parts.get(name) ?? variable(name), num(exponent)));
    }, numberTree(coefficient)),
  );
  return trees.length === 0 ? num(0) : trees.reduce((sum, tree) => add(sum, tree));
}

function numberTree({ numerator, denominator }: Q.Rational): Expression {
  const size = div(literal(String(numerator < 0n ? -numerator : numerator)), literal(String(denominator)));
  return numerator < 0n ? neg(size) : size;
}
