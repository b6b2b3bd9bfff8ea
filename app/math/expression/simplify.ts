import { binary, div, mul, neg, num, pow } from "./constructors";
import type { Expression } from "./expression";

export function negSimplified(argument: Expression): Expression {
  return isZero(argument) ? argument : neg(argument);
}

/** x + 0 is x. */
export function addSimplified(left: Expression, right: Expression): Expression {
  if (isZero(left)) return right;
  return isZero(right) ? left : binary("+", left, right);
}

/** x - 0 is x, and 0 - x is -x. */
export function subSimplified(left: Expression, right: Expression): Expression {
  if (isZero(right)) return left;
  return isZero(left) ? negSimplified(right) : binary("-", left, right);
}

/** 0 x is 0, and 1 x is x. */
export function mulSimplified(left: Expression, right: Expression): Expression {
  if (isZero(left) || isZero(right)) return num(0);
  if (isNumber(left, 1)) return right;
  return isNumber(right, 1) ? left : mul(left, right);
}

/** 0/x is 0. */
export function divSimplified(numerator: Expression, denominator: Expression): Expression {
  return isZero(numerator) ? numerator : div(numerator, denominator);
}

/** x^1 is x, and x^0 is 1. */
export function powSimplified(base: Expression, exponent: Expression): Expression {
  if (isNumber(exponent, 1)) return base;
  return isNumber(exponent, 0) ? num(1) : pow(base, exponent);
}

export function isNumber(expression: Expression, value: number): boolean {
  return expression.kind === "number" && Number(expression.text) === value;
}

export function isZero(expression: Expression): boolean {
  return isNumber(expression, 0);
}
