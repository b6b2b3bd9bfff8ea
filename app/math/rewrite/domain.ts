import { Q } from "../exact";
import {
  type Expression,
  type ExpressionOf,
  childrenOf,
  keyOf,
  literalFraction,
  num,
  relation,
  type Relation,
  type RelationOperator,
  variable,
} from "../expression";
import * as P from "../polynomial";
import { signOfPolynomial } from "./absolute";
import { rationalTree } from "./exact-tree";
import { normal, UndefinedError } from "./form";
import { formOf } from "./from-tree";
import type { Kernels } from "./kernels";
import { sumTree, treeOf } from "./to-tree";

type Sign = "!=" | ">" | ">=";

/**
 * Where an expression is defined, as conditions that must all hold: x != 1, x >= 0. What always holds is left out.
 *
 * @throws UndefinedError where it is defined nowhere, and TooLargeError
 */
export function domainOf(expression: Expression): Relation[] {
  const kernels: Kernels = new Map();
  const found = conditionsIn(expression).flatMap(({ of, sign }) => normalConditions(of, sign, kernels));
  return [...new Map(found.map((one) => [keyOf(one), one])).values()];
}

interface Requirement {
  of: Expression;
  sign: Sign;
}

function conditionsIn(expression: Expression): Requirement[] {
  if (expression.kind === "piecewise") return [];
  return [...childrenOf(expression).flatMap(conditionsIn), ...ownConditions(expression)];
}

function ownConditions(expression: Expression): Requirement[] {
  if (expression.kind === "call") return ofCall(expression);
  if (expression.kind !== "binary") return [];
  if (expression.operator === "/") return [{ of: expression.right, sign: "!=" }];
  return expression.operator === "^" ? ofPower(expression) : [];
}

function ofPower({ left, right }: ExpressionOf<"binary">): Requirement[] {
  const [whole, negative] = right.kind === "negate" ? [right.argument, true] : [right, false];
  const fraction = literalFraction(whole);
  const decimal = whole.kind === "number" ? Q.parseRational(whole.text) : null;
  if (fraction && fraction.denominator % 2 === 1)
    return fraction.numerator < 0 !== negative ? [{ of: left, sign: "!=" }] : [];
  if (decimal?.denominator === 1n) return negative || decimal.numerator === 0n ? [{ of: left, sign: "!=" }] : [];
  if (fraction || decimal) return [{ of: left, sign: negative || (fraction?.numerator ?? 1) < 0 ? ">" : ">=" }];
  return [{ of: left, sign: ">" }];
}

function ofCall({ name, arguments: [first, second] }: ExpressionOf<"call">): Requirement[] {
  if (!first) return [];
  switch (name) {
    case "sqrt":
      return [{ of: first, sign: ">=" }];
    case "root":
      return second?.kind === "number" && Number(second.text) % 2 === 1 ? [] : [{ of: first, sign: ">=" }];
    case "ln":
    case "log":
      return [
        { of: first, sign: ">" as const },
        ...(second
          ? [
              { of: second, sign: ">" as const },
              { of: minus(second, num(1)), sign: "!=" as const },
            ]
          : []),
      ];
    case "tan":
    case "sec":
      return [{ of: { kind: "call", name: "cos", arguments: [first], span: first.span }, sign: "!=" }];
    case "cot":
    case "csc":
      return [{ of: { kind: "call", name: "sin", arguments: [first], span: first.span }, sign: "!=" }];
    case "asin":
    case "acos":
      return [
        { of: minus(first, num(-1)), sign: ">=" },
        { of: minus(num(1), first), sign: ">=" },
      ];
    case "atanh":
      return [
        { of: minus(first, num(-1)), sign: ">" },
        { of: minus(num(1), first), sign: ">" },
      ];
    case "acosh":
      return [{ of: minus(first, num(1)), sign: ">=" }];
    case "mod":
      return second ? [{ of: second, sign: "!=" }] : [];
    default:
      return [];
  }
}

function minus(left: Expression, right: Expression): Expression {
  return { kind: "binary", operator: "-", left, right, span: left.span };
}

function normalConditions(of: Expression, sign: Sign, kernels: Kernels): Relation[] {
  const form = formOf(of, kernels);
  if (sign === "!=") return nonzero(form.above, kernels);
  const known = P.isConstant(form.below) ? signOfPolynomial(form.above, kernels) : null;
  if (known === 1 && (sign === ">=" || isNumeric(form.above, kernels))) return [];
  if (known === 1) return nonzero(form.above, kernels);
  const zero = P.isConstant(form.below) ? zeroOf(form.above) : null;
  if (zero) return [relation([variable(zero.name), rationalTree(zero.value)], [zero.rises ? sign : turned(sign)])];
  return [relation([treeOf(form, kernels), num(0)], [sign])];
}

function turned(sign: RelationOperator): RelationOperator {
  return sign === ">" ? "<" : "<=";
}

function nonzero(polynomial: P.Polynomial, kernels: Kernels): Relation[] {
  if (P.isZero(polynomial)) throw new UndefinedError("Nothing is divided by zero.");
  return P.factor(polynomial).factors.flatMap(({ base }) => {
    if (isNumeric(base, kernels) || isDefinite(base, kernels)) return [];
    const [name, more] = base.variables;
    const radicand =
      name !== undefined && more === undefined && base.terms.length === 1 ? kernels.get(name)?.relation : null;
    if (radicand) return nonzero(radicand.value.above, kernels);
    const zero = excludedBy(base, kernels);
    if (zero) return [relation([variable(zero.name), zero.value], ["!="])];
    return [relation([sumTree(base, kernels), num(0)], ["!="])];
  });
}

// The only letter, of degree 1, with numbers that may be roots.
function excludedBy(base: P.Polynomial, kernels: Kernels): { name: string; value: Expression } | null {
  const letters = base.variables.filter((name) => !kernels.get(name)?.isNumeric);
  const [name] = letters;
  if (name === undefined || letters.length > 1 || kernels.get(name)?.tree.kind !== "variable") return null;
  const [b = P.ZERO, a = P.ONE, more] = P.coefficientsIn(base, name);
  return more ? null : { name, value: treeOf(normal(P.negate(b), a, kernels), kernels) };
}

function isNumeric(polynomial: P.Polynomial, kernels: Kernels): boolean {
  return polynomial.variables.every((name) => kernels.get(name)?.isNumeric);
}

// Without a real zero: a constant more than what is never negative, or a power.
function isDefinite(base: P.Polynomial, kernels: Kernels): boolean {
  const [name] = base.variables;
  if (base.terms.length === 1 && base.variables.every((one) => kernels.get(one)?.exponential)) return true;
  const sign = signOfPolynomial(base, kernels);
  const hasConstant = base.terms.some(({ exponents }) => exponents.every((exponent) => exponent === 0));
  return sign !== null && name !== undefined && hasConstant && isApart(base, name);
}

// A quadratic with a double zero has the same sign everywhere, too.
function isApart(base: P.Polynomial, name: string): boolean {
  if (base.variables.length > 1 || P.degreeIn(base, name) !== 2) return true;
  const [c = Q.ZERO, b = Q.ZERO, a = Q.ZERO] = P.coefficientsIn(base, name).map((one) => P.asRational(one) ?? Q.ZERO);
  return !Q.isEqual(Q.multiply(b, b), Q.multiply(Q.rational(4), Q.multiply(a, c)));
}

function zeroOf(polynomial: P.Polynomial): { name: string; value: Q.Rational; rises: boolean } | null {
  const [name, more] = polynomial.variables;
  if (name === undefined || more !== undefined || name.startsWith("(") || P.degreeIn(polynomial, name) !== 1)
    return null;
  const [b = Q.ZERO, a = Q.ONE] = P.coefficientsIn(polynomial, name).map((one) => P.asRational(one) ?? Q.ZERO);
  return { name, value: Q.negate(Q.divide(b, a)), rises: a.numerator > 0n };
}
