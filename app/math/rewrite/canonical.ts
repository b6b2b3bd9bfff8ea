import { childrenOf, type Expression, freeVariables, type Relation, keyOf } from "../expression";
import { evaluate, signOf } from "../ball";
import { Q } from "../exact";
import * as P from "../polynomial";
import { domainOf } from "./domain";
import { rationalTree } from "./exact-tree";
import { asRational, isZero } from "./form";
import { formOf } from "./from-tree";
import type { Kernels } from "./kernels";
import { negated, productTree, sumTree, treeOf } from "./to-tree";
import { div, num, pow, sub } from "../expression";

/**
 * The tree in its canonical form: one fraction, expanded, in order. It may be defined at more places: see `lostIn`.
 *
 * @throws UndefinedError where it has no value anywhere, and TooLargeError
 */
export function canonicalTree(expression: Expression): Expression {
  const kernels: Kernels = new Map();
  return treeOf(formOf(expression, kernels), kernels);
}

/** As a product of powers of irreducible factors: over the rationals, with roots and functions as letters. */
export function factoredTree(expression: Expression): Expression {
  const kernels: Kernels = new Map();
  const { above, below } = formOf(expression, kernels);
  const [top, bottom] = [factorsOf(above, kernels), factorsOf(below, kernels)];
  const unit = P.isZero(above) ? Q.ZERO : P.factor(above).unit;
  const size = unit.numerator < 0n ? Q.negate(unit) : unit;
  const number = size.numerator === 1n && top.length > 0 ? [] : [rationalTree(Q.rational(size.numerator))];
  const numerator = productTree([...number, ...top]);
  const under = [...(size.denominator === 1n ? [] : [rationalTree(Q.rational(size.denominator))]), ...bottom];
  const fraction = under.length === 0 ? numerator : div(numerator, productTree(under));
  return unit.numerator < 0n ? negated(fraction) : fraction;
}

function factorsOf(polynomial: P.Polynomial, kernels: Kernels): Expression[] {
  if (P.isZero(polynomial)) return [];
  return P.factor(polynomial).factors.map(({ base, exponent }) => {
    const tree = sumTree(base, kernels);
    return exponent === 1 ? tree : pow(tree, num(exponent));
  });
}

/** Whether two expressions have equal values wherever both are defined; null where that is not known. */
export function areIdentical(a: Expression, b: Expression): boolean | null {
  const difference = sub(a, b);
  if (isZero(formOf(difference, new Map()))) return true;
  if (freeVariables(difference).length > 0) return null;
  const value = evaluate(difference, new Map());
  return typeof value === "object" && signOf(value) !== 0 && signOf(value) !== null ? false : null;
}

/** The value as a rational number; null unless it is known to be one. */
export function rationalOf(expression: Expression): Q.Rational | null {
  return asRational(formOf(expression, new Map()));
}

/** The conditions under which the first is defined that the second no longer shows. */
export function lostIn(before: Expression, after: Expression): Relation[] {
  const kept = new Set(domainOf(after).map(keyOf));
  return domainOf(before).filter((condition) => !kept.has(keyOf(condition)));
}

/** How much there is to read. */
export function sizeOf(expression: Expression): number {
  const own = expression.kind === "number" ? expression.text.length : expression.kind === "negate" ? 0.5 : 1;
  return childrenOf(expression).reduce((sum, child) => sum + sizeOf(child), own);
}

/** Terms with their signs: what is added up. */
export function termsOf(expression: Expression, negative = false): { tree: Expression; negative: boolean }[] {
  if (expression.kind === "negate") return termsOf(expression.argument, !negative);
  if (expression.kind !== "binary" || (expression.operator !== "+" && expression.operator !== "-"))
    return [{ tree: expression, negative }];
  return [
    ...termsOf(expression.left, negative),
    ...termsOf(expression.right, expression.operator === "-" ? !negative : negative),
  ];
}
