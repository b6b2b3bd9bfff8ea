import { derivative } from "../calculus";
import type { AngleUnit } from "../numeric";
import { childrenOf, type Expression, withChildren } from "../expression";
import { fromPolynomial, integerPolynomialOf } from "../exact";

/** Longer derivatives cost more time than they save. */
const LONGEST = 600;

/** Numerators are collected: where terms cancel, that has tighter bounds. Null without a formula, or for a long one. */
export function slopeFormula(value: Expression, variable: string, angle: AngleUnit): Expression | null {
  const formula = derivative(value, variable, angle);
  return formula && sizeUpTo(formula, LONGEST) < LONGEST ? collected(formula, variable) : null;
}

function collected(formula: Expression, variable: string): Expression {
  const inner = withChildren(formula, (child) => collected(child, variable));
  if (inner.kind !== "binary" || inner.operator !== "/") return inner;
  const coefficients = integerPolynomialOf(inner.left, variable);
  const left = coefficients && fromPolynomial(coefficients, variable);
  return left && sizeUpTo(left, LONGEST) < sizeUpTo(inner.left, LONGEST) ? { ...inner, left } : inner;
}

function sizeUpTo(expression: Expression, limit: number): number {
  return childrenOf(expression).reduce((sum, child) => (sum < limit ? sum + sizeUpTo(child, limit - sum) : sum), 1);
}
