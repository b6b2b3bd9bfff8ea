import { Q } from "../exact";
import { type Expression, type ExpressionOf, keyOf } from "../expression";
import * as P from "../polynomial";

/** A quotient of polynomials; what is no rational operation stands in it as a variable of its own. */
export interface Fraction {
  above: P.Polynomial;
  below: P.Polynomial;
}

const HIGHEST_POWER = 120;

/** Null for a division by zero, and for powers that are too high. Throws TooLargeError. */
export function fractionOf(expression: Expression): Fraction | null {
  switch (expression.kind) {
    case "number": {
      const value = Q.parseRational(expression.text);
      return value && whole(P.constant(value));
    }
    case "variable":
      return whole(P.variable(expression.name));
    case "negate":
      return mapped(fractionOf(expression.argument), (a) => ({ ...a, above: P.negate(a.above) }));
    case "binary":
      return ofBinary(expression);
    default:
      return whole(P.variable(keyOf(expression)));
  }
}

/** Whether no part stands as a variable of its own. */
export function isRational({ above, below }: Fraction): boolean {
  return ![...above.variables, ...below.variables].some((name) => name.startsWith("("));
}

export function fractionDifference(a: Fraction, b: Fraction): Fraction {
  return {
    above: P.subtract(P.multiply(a.above, b.below), P.multiply(b.above, a.below)),
    below: P.multiply(a.below, b.below),
  };
}

function productOf(a: Fraction, b: Fraction): Fraction {
  return { above: P.multiply(a.above, b.above), below: P.multiply(a.below, b.below) };
}

function whole(above: P.Polynomial): Fraction {
  return { above, below: P.ONE };
}

function ofBinary(expression: ExpressionOf<"binary">): Fraction | null {
  const { operator, left, right } = expression;
  const a = fractionOf(left);
  if (operator === "^") {
    const exponent = right.kind === "number" ? Number(right.text) : NaN;
    if (!Number.isInteger(exponent)) return whole(P.variable(keyOf(expression)));
    return exponent > HIGHEST_POWER || exponent < 1
      ? null
      : mapped(a, ({ above, below }) => ({ above: P.power(above, exponent), below: P.power(below, exponent) }));
  }
  const b = fractionOf(right);
  if (!a || !b) return null;
  switch (operator) {
    case "+":
      return fractionDifference(a, { ...b, above: P.negate(b.above) });
    case "-":
      return fractionDifference(a, b);
    case "*":
      return productOf(a, b);
    case "/":
      return P.isZero(b.above) ? null : productOf(a, { above: b.below, below: b.above });
  }
}

function mapped(value: Fraction | null, change: (value: Fraction) => Fraction): Fraction | null {
  return value && change(value);
}
