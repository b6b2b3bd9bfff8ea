import { num } from "./constructors";
import type { Expression, ExpressionOf } from "./expression";
import { substitute } from "./substitute";

/** The reduced fraction of two written integers, such as 2/3 in x^(2/3); else null. */
export function literalFraction(expression: Expression): { numerator: number; denominator: number } | null {
  if (expression.kind === "negate") {
    const fraction = literalFraction(expression.argument);
    return fraction && { numerator: -fraction.numerator, denominator: fraction.denominator };
  }
  if (expression.kind !== "binary" || expression.operator !== "/") return null;
  const numerator = literalInteger(expression.left);
  const denominator = literalInteger(expression.right);
  if (numerator === null || denominator === null || denominator === 0) return null;
  const divisor = greatestDivisor(Math.abs(numerator), denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** The terms of a sum with numbers for the index; null unless its bounds are integers and there are at most `most`. */
export function expandSum({ index, from, to, term }: ExpressionOf<"sum">, most: number): Expression[] | null {
  const first = literalInteger(from);
  const last = literalInteger(to);
  if (first === null || last === null || last - first >= most) return null;
  const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, k) => num(first + k, term.span));
  return numbers.map((number) => substitute(term, new Map([[index, number]])));
}

function literalInteger(expression: Expression): number | null {
  if (expression.kind === "negate") {
    const value = literalInteger(expression.argument);
    return value === null ? null : -value;
  }
  const value = expression.kind === "number" ? Number(expression.text) : NaN;
  return Number.isSafeInteger(value) ? value : null;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? Math.max(a, 1) : greatestDivisor(b, a % b);
}
