import { childrenOf, type Expression } from "~/math/expression";
import { MathSyntaxError } from "~/math/text/syntax-error";

/**
 * The expression itself, if no point is part of it.
 * @throws MathSyntaxError at the point
 */
export function requireSingleValue(expression: Expression): Expression {
  if (expression.kind === "tuple") {
    throw new MathSyntaxError("A point cannot be computed with: a single value was expected here.", "expected", expression.place);
  }
  childrenOf(expression).forEach(requireSingleValue);
  return expression;
}
