import type { Expression } from "../expression";

/** Whether an expression is made of numbers, letters, sums, products, whole powers and waves alone: it has a value everywhere, and no break. */
export function isSmooth(expression: Expression): boolean {
  switch (expression.kind) {
    case "number":
    case "variable":
    case "constant":
      return true;
    case "negate":
      return isSmooth(expression.argument);
    case "binary":
      return isSmooth(expression.left) && isSmoothBy(expression.operator, expression.right);
    case "call":
      return (expression.name === "sin" || expression.name === "cos") && expression.arguments.every(isSmooth);
    default:
      return false;
  }
}

function isSmoothBy(operator: string, right: Expression): boolean {
  const number = right.kind === "number" ? Number(right.text) : NaN;
  if (operator === "^") return Number.isSafeInteger(number);
  return operator === "/" ? number > 0 : isSmooth(right);
}
