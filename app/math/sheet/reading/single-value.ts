import { MOST_TERMS } from "../../numeric";
import { childrenOf, type Expression, type ExpressionOf, MathSyntaxError } from "../../expression";

/** @throws MathSyntaxError at a part that is a point, or a sum that is too long */
export function requireSingleValue(expression: Expression): Expression {
  if (expression.kind === "tuple") {
    throw new MathSyntaxError(
      "A point cannot be computed with: a single value was expected here.",
      "expected",
      expression.span,
    );
  }
  if (expression.kind === "sum" && lengthOf(expression) > MOST_TERMS) {
    throw new MathSyntaxError(`A sum has at most ${MOST_TERMS} terms.`, "too-long", expression.span);
  }
  childrenOf(expression).forEach(requireSingleValue);
  return expression;
}

// A sum with computed bounds is undefined where it is too long.
function lengthOf({ from, to }: ExpressionOf<"sum">): number {
  return from.kind === "number" && to.kind === "number" ? Number(to.text) - Number(from.text) + 1 : 0;
}
