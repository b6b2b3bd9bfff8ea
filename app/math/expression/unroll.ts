import type { Expression, ExpressionOf } from "./expression";
import { num } from "./constructors";
import { substitute } from "./substitute";

type Sum = ExpressionOf<"sum">;

/**
 * The terms of a short sum with numbers for bounds, each with its own number for the index: x^k becomes x^3, of which more is known.
 * @returns null where the bounds are no whole numbers that are written, or too far apart
 */
export function writtenTerms({ index, from, to, term }: Sum, most: number): Expression[] | null {
  const first = writtenInteger(from);
  const last = writtenInteger(to);
  if (first === null || last === null || last - first >= most) return null;
  const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, k) => num(first + k, term.span));
  return numbers.map((number) => substitute(term, new Map([[index, number]])));
}

function writtenInteger(expression: Expression): number | null {
  if (expression.kind === "negate") {
    const value = writtenInteger(expression.argument);
    return value === null ? null : -value;
  }
  const value = expression.kind === "number" ? Number(expression.text) : NaN;
  return Number.isSafeInteger(value) ? value : null;
}
