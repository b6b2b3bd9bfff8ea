import { binary, div, type Expression, mul, neg, num, pow, variable as variableOf } from "../expression";
import * as Q from "./rational";
import type { Rational } from "./rational";

export type Polynomial = readonly Rational[];

/** Higher degrees cost more time than their coefficients are worth. */
const HIGHEST_DEGREE = 24;

/** Null unless a polynomial by its form, of low degree and with rational coefficients. */
function polynomialOf(expression: Expression, variable: string): Polynomial | null {
  switch (expression.kind) {
    case "number": {
      const value = Q.parseRational(expression.text);
      return value && normalized([value]);
    }
    case "variable":
      return expression.name === variable ? [Q.ZERO, Q.ONE] : null;
    case "negate": {
      const inner = polynomialOf(expression.argument, variable);
      return inner && scale(inner, Q.rational(-1));
    }
    case "binary":
      return ofBinary(expression, variable);
    default:
      return null;
  }
}

export function integerPolynomialOf(expression: Expression, variable: string): Polynomial | null {
  const polynomial = polynomialOf(expression, variable);
  const isSafe = polynomial?.every((value) => Q.isInteger(value) && Number.isSafeInteger(Number(value.numerator)));
  return isSafe ? polynomial : null;
}

function ofBinary(
  { operator, left, right }: Extract<Expression, { kind: "binary" }>,
  variable: string,
): Polynomial | null {
  const [a, b] = [polynomialOf(left, variable), polynomialOf(right, variable)];
  if (!a || !b) return null;
  switch (operator) {
    case "+":
      return add(a, b);
    case "-":
      return subtract(a, b);
    case "*":
      return limited(multiply(a, b));
    case "/":
      return b.length === 1 && b[0] ? scale(a, Q.divide(Q.ONE, b[0])) : null;
    case "^":
      return raised(a, b);
  }
}

function add(a: Polynomial, b: Polynomial): Polynomial {
  const length = Math.max(a.length, b.length);
  return normalized(Array.from({ length }, (_, k) => Q.add(a[k] ?? Q.ZERO, b[k] ?? Q.ZERO)));
}

function subtract(a: Polynomial, b: Polynomial): Polynomial {
  return add(a, scale(b, Q.rational(-1)));
}

function scale(polynomial: Polynomial, by: Rational): Polynomial {
  return normalized(polynomial.map((coefficient) => Q.multiply(coefficient, by)));
}

function multiply(a: Polynomial, b: Polynomial): Polynomial {
  const product = Array.from({ length: Math.max(0, a.length + b.length - 1) }, () => Q.ZERO);
  for (const [i, one] of a.entries())
    for (const [j, other] of b.entries()) product[i + j] = Q.add(product[i + j] ?? Q.ZERO, Q.multiply(one, other));
  return normalized(product);
}

export function fromPolynomial(polynomial: Polynomial, variable: string): Expression {
  const terms = polynomial
    .map((coefficient, k) => ({
      isNegative: coefficient.numerator < 0n,
      term: termOf(coefficient, k, variable),
      coefficient,
    }))
    .reverse();
  const [first, ...rest] = terms.filter(({ coefficient }) => !Q.isZero(coefficient));
  if (!first) return num(0);
  const start: Expression = first.isNegative ? neg(first.term) : first.term;
  return rest.reduce((sum, { isNegative, term }) => binary(isNegative ? "-" : "+", sum, term), start);
}

function raised(base: Polynomial, exponent: Polynomial): Polynomial | null {
  const [value = Q.ZERO, more] = exponent;
  const times = Number(value.numerator);
  if (more || !Q.isInteger(value) || times < 1 || times > HIGHEST_DEGREE) return null;
  const product = Array.from({ length: times - 1 }).reduce<Polynomial>((power) => multiply(power, base), base);
  return limited(product);
}

function limited(polynomial: Polynomial): Polynomial | null {
  return polynomial.length <= HIGHEST_DEGREE + 1 ? polynomial : null;
}

function normalized(coefficients: Rational[]): Polynomial {
  let length = coefficients.length;
  while (length > 0 && Q.isZero(coefficients[length - 1] ?? Q.ZERO)) length--;
  return coefficients.slice(0, length);
}

function termOf({ numerator, denominator }: Rational, exponent: number, variable: string): Expression {
  const above = num(Math.abs(Number(numerator)));
  const factor = denominator === 1n ? above : div(above, num(Number(denominator)));
  if (exponent === 0) return factor;
  const letter = variableOf(variable);
  const power = exponent === 1 ? letter : pow(letter, num(exponent));
  return factor === above && Number(numerator) ** 2 === 1 ? power : mul(factor, power);
}
