import type { Expression } from "../../expression";
import { TooLargeError } from "../../polynomial";
import { canonicalTree, factoredTree, sizeOf } from "../../rewrite";

/** The shortest of an expression, its canonical form, and that as a product. */
export function shortest(value: Expression): Expression {
  const [canonical = value, product = canonical] = [canonicalTree, factoredTree].flatMap((form) =>
    attempt(form, value),
  );
  const best = sizeOf(canonical) <= sizeOf(value) ? canonical : value;
  return sizeOf(product) < sizeOf(best) ? product : best;
}

function attempt(form: (value: Expression) => Expression, value: Expression): Expression[] {
  try {
    return [form(value)];
  } catch (error) {
    if (error instanceof TooLargeError) return [];
    throw error;
  }
}
