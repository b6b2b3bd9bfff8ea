import { num } from "./constructors";
import type { Expression, ExpressionOf } from "./expression";
import { substitute } from "./substitute";

/** The reduced fraction of two written integers, such as 2/3 in x^(2/3); else null. */
export function writtenFraction(expression: Expression): { above: number; below: number } | null {
  if (expression.kind === "negate") {
    const fraction = writtenFraction(expression.argument);
    return fraction && { above: -fraction.above, below: fraction.below };
  }
  if (expression.kind !== "binary" || expression.operator !== "/") return null;
  const above = writtenInteger(expression.left);
  const below = writtenInteger(expression.right);
  if (above === null || below === null || below === 0) return null;
  const divisor = greatestDivisor(Math.abs(above), below);
  return { above: above / divisor, below: below / divisor };
}

/** The terms of a sum with numbers for the index; null unless its bounds are integers and there are at most `most`. */
export function writtenTerms({ index, from, to, term }: ExpressionOf<"sum">, most: number): Expression[] | null {
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

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? Math.max(a, 1) : greatestDivisor(b, a % b);
}
