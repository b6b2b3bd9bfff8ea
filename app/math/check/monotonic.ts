import { type Expression, freeVariables, literalFraction } from "../expression";
import { evaluate, signOf, subtract, ONE } from "../ball";

/** Whether an expression in $t is known to be strictly monotonic wherever it is defined. */
export function isMonotonic(expression: Expression): boolean {
  if (expression.kind === "variable") return expression.name === "$t";
  if (expression.kind === "negate") return isMonotonic(expression.argument);
  if (expression.kind === "call") {
    const [first, second] = expression.arguments;
    const allowed = [
      "exp",
      "ln",
      "log",
      "sqrt",
      "cbrt",
      "atan",
      "asin",
      "acos",
      "sinh",
      "asinh",
      "tanh",
      "atanh",
    ].includes(expression.name);
    return allowed && first !== undefined && isMonotonic(first) && (!second || isPositiveBase(second));
  }
  if (expression.kind !== "binary") return false;
  const { operator, left, right } = expression;
  if (operator === "^") return isPositiveBase(left) ? isMonotonic(right) : isMonotonic(left) && isOdd(right);
  if (operator === "+" || operator === "-") return oneSided(left, right);
  return operator === "*" ? scaled(left, right) || scaled(right, left) : scaled(right, left);
}

function oneSided(left: Expression, right: Expression): boolean {
  return (isConstant(left) && isMonotonic(right)) || (isConstant(right) && isMonotonic(left));
}

function scaled(factor: Expression, inner: Expression): boolean {
  const value = isConstant(factor) ? evaluate(factor, new Map()) : "unknown";
  return typeof value === "object" && signOf(value) !== 0 && signOf(value) !== null && isMonotonic(inner);
}

function isConstant(expression: Expression): boolean {
  return freeVariables(expression).length === 0;
}

function isPositiveBase(expression: Expression): boolean {
  const value = isConstant(expression) ? evaluate(expression, new Map()) : "unknown";
  return typeof value === "object" && signOf(value) === 1 && (signOf(subtract(value, ONE)) ?? 0) !== 0;
}

function isOdd(exponent: Expression): boolean {
  const fraction = literalFraction(exponent);
  if (fraction)
    return Math.abs(fraction.numerator % 2) === 1 && fraction.numerator > 0 && fraction.denominator % 2 === 1;
  return exponent.kind === "number" && Number(exponent.text) % 2 === 1;
}
