import { Q } from "../exact";
import * as P from "./arithmetic";
import { gcd } from "./gcd";
import {
  coefficientsIn,
  isConstant,
  isZero as isNought,
  ONE as UNIT,
  type Polynomial,
  ZERO as NOUGHT,
} from "./polynomial";
import { contentOf } from "./primitive";

/** In lowest terms; the denominator is a primitive part, so that equal fractions are equal as data. */
export interface RationalFunction {
  readonly numerator: Polynomial;
  readonly denominator: Polynomial;
}

export const ZERO: RationalFunction = fromPolynomial(NOUGHT);
export const ONE: RationalFunction = fromPolynomial(UNIT);

export function fromPolynomial(numerator: Polynomial): RationalFunction {
  return { numerator, denominator: UNIT };
}

/**
 * In lowest terms: what is cancelled may have been zero, which is the caller's business.
 *
 * @throws RangeError if the denominator is zero, TooLargeError as all functions here
 */
export function quotient(numerator: Polynomial, denominator: Polynomial): RationalFunction {
  if (isNought(denominator)) throw new RangeError("A fraction has a denominator other than zero.");
  const shared = isConstant(denominator) ? UNIT : gcd(numerator, denominator);
  return normalized(cancelled(numerator, shared), cancelled(denominator, shared));
}

function cancelled(polynomial: Polynomial, divisor: Polynomial): Polynomial {
  return isConstant(divisor) ? polynomial : (P.exactQuotient(polynomial, divisor) ?? polynomial);
}

// Of polynomials without common divisor.
function normalized(numerator: Polynomial, denominator: Polynomial): RationalFunction {
  const inverse = Q.divide(Q.ONE, contentOf(denominator));
  return { numerator: P.scale(numerator, inverse), denominator: P.scale(denominator, inverse) };
}

export function add(a: RationalFunction, b: RationalFunction): RationalFunction {
  const shared = isConstant(a.denominator) || isConstant(b.denominator) ? UNIT : gcd(a.denominator, b.denominator);
  const [first, second] = [cancelled(a.denominator, shared), cancelled(b.denominator, shared)];
  const sum = P.add(P.multiply(a.numerator, second), P.multiply(b.numerator, first));
  // Only what the denominators share can be cancelled.
  const last = isConstant(shared) ? UNIT : gcd(sum, shared);
  return normalized(cancelled(sum, last), P.multiply(P.multiply(first, second), cancelled(shared, last)));
}

export function negate({ numerator, denominator }: RationalFunction): RationalFunction {
  return { numerator: P.negate(numerator), denominator };
}

export function subtract(a: RationalFunction, b: RationalFunction): RationalFunction {
  return add(a, negate(b));
}

export function multiply(a: RationalFunction, b: RationalFunction): RationalFunction {
  const [one, other] = [quotient(a.numerator, b.denominator), quotient(b.numerator, a.denominator)];
  return normalized(P.multiply(one.numerator, other.numerator), P.multiply(one.denominator, other.denominator));
}

/** @throws RangeError if the divisor is zero */
export function divide(a: RationalFunction, b: RationalFunction): RationalFunction {
  return multiply(a, reciprocal(b));
}

/** @throws RangeError for zero */
export function reciprocal({ numerator, denominator }: RationalFunction): RationalFunction {
  if (isNought(numerator)) throw new RangeError("A fraction has a denominator other than zero.");
  return normalized(denominator, numerator);
}

/**
 * The power with the exponent zero is 1, that of zero, too.
 *
 * @throws RangeError for zero to a negative power, and unless the exponent is an integer
 */
export function power(base: RationalFunction, exponent: number): RationalFunction {
  const { numerator, denominator } = exponent < 0 ? reciprocal(base) : base;
  return { numerator: P.power(numerator, Math.abs(exponent)), denominator: P.power(denominator, Math.abs(exponent)) };
}

export function derivative({ numerator, denominator }: RationalFunction, name: string): RationalFunction {
  const above = P.subtract(
    P.multiply(P.derivative(numerator, name), denominator),
    P.multiply(numerator, P.derivative(denominator, name)),
  );
  return quotient(above, P.multiply(denominator, denominator));
}

/** @throws RangeError if the denominator becomes zero */
export function substitute(
  { numerator, denominator }: RationalFunction,
  name: string,
  by: RationalFunction,
): RationalFunction {
  return divide(substituteIn(numerator, name, by), substituteIn(denominator, name, by));
}

/** Puts a fraction in the place of a variable of a polynomial. */
function substituteIn(polynomial: Polynomial, name: string, by: RationalFunction): RationalFunction {
  const coefficients = coefficientsIn(polynomial, name);
  const degree = coefficients.length - 1;
  const terms = coefficients.map((coefficient, k) =>
    P.multiply(coefficient, P.multiply(P.power(by.numerator, k), P.power(by.denominator, degree - k))),
  );
  return quotient(terms.reduce(P.add, NOUGHT), P.power(by.denominator, Math.max(0, degree)));
}

export function isZero({ numerator }: RationalFunction): boolean {
  return isNought(numerator);
}

/** Null unless the denominator is a number. */
export function asPolynomial({ numerator, denominator }: RationalFunction): Polynomial | null {
  return isConstant(denominator) ? numerator : null;
}
