import { childrenOf, type Expression, MathSyntaxError } from "../expression";

// What stands for several things is written once and grows without bound; what people write has some hundred parts.
const MOST_PARTS = 2000;

/**
 * An expression that was made of others, some of them more than once.
 * @throws MathSyntaxError with this message where it has too many parts
 */
export function short(expression: Expression, message: string): Expression {
  if (countParts(expression, MOST_PARTS) < MOST_PARTS) return expression;
  throw new MathSyntaxError(message, "too-long", expression.span);
}

function countParts(expression: Expression, most: number): number {
  let count = 1;
  for (const child of childrenOf(expression)) {
    if (count >= most) return count;
    count += countParts(child, most - count);
  }
  return count;
}
