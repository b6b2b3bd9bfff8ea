import type { Expression } from "./expression";

/** The reduced fraction that an exponent is written as, or null where it is not one whole number over another. */
export function writtenFraction(expression: Expression): { above: number; below: number } | null {
  if (expression.kind === "negate") {
    const fraction = writtenFraction(expression.argument);
    return fraction && { above: -fraction.above, below: fraction.below };
  }
  if (expression.kind !== "binary" || expression.operator !== "/") return null;
  const above = wholeNumber(expression.left);
  const below = wholeNumber(expression.right);
  if (above === null || below === null || below === 0) return null;
  const divisor = greatestDivisor(Math.abs(above), below);
  return { above: above / divisor, below: below / divisor };
}

function wholeNumber(expression: Expression): number | null {
  if (expression.kind === "negate") {
    const value = wholeNumber(expression.argument);
    return value === null ? null : -value;
  }
  if (expression.kind !== "number") return null;
  const value = Number(expression.text);
  return Number.isSafeInteger(value) ? value : null;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? Math.max(a, 1) : greatestDivisor(b, a % b);
}
