import { compile, writtenFraction } from "../evaluate";
import { type Expression, freeVariables, type FunctionName } from "../expression";

/** Functions that are zero exactly where their argument is. */
const LIKE_ARGUMENT = new Set<FunctionName>(["abs", "sqrt", "cbrt", "root", "sign", "sinh", "tanh", "asinh", "atanh", "asin", "atan"]);
const NEVER_ZERO = new Set<FunctionName>(["exp", "cosh", "sec", "csc"]);

/**
 * Expressions one of which is zero wherever this one is; where this one is defined, it is zero wherever one of them is.
 * They cross zero where this one may only touch it, or is far from it on both sides: a square, a quotient.
 */
export function factorsOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case "negate":
      return factorsOf(expression.argument);
    case "binary":
      return factorsOfBinary(expression);
    case "call":
      return factorsOfCall(expression);
    default:
      return isNonzero(expression) ? [] : [expression];
  }
}

function factorsOfBinary(expression: Extract<Expression, { kind: "binary" }>): Expression[] {
  const { operator, left, right } = expression;
  if (operator === "*") return [...factorsOf(left), ...factorsOf(right)];
  if (operator === "/") return factorsOf(left);
  if (operator === "^" && isConstant(right)) return exponentOf(right) > 0 ? factorsOf(left) : [];
  if (operator === "^" && isNonzero(left)) return [];
  return isNonzero(expression) ? [] : [expression];
}

function factorsOfCall(expression: Extract<Expression, { kind: "call" }>): Expression[] {
  const [argument] = expression.arguments;
  if (!argument || NEVER_ZERO.has(expression.name)) return [];
  if (LIKE_ARGUMENT.has(expression.name)) return factorsOf(argument);
  if (expression.name === "tan") return [{ ...expression, name: "sin" }];
  if (expression.name === "cot") return [{ ...expression, name: "cos" }];
  return isNonzero(expression) ? [] : [expression];
}

function exponentOf(expression: Expression): number {
  const fraction = writtenFraction(expression);
  return fraction ? fraction.above / fraction.below : compile(expression, [])([]);
}

function isConstant(expression: Expression): boolean {
  return freeVariables(expression).length === 0;
}

function isNonzero(expression: Expression): boolean {
  if (!isConstant(expression)) return false;
  return compile(expression, [])([]) !== 0;
}
