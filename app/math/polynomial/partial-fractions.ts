import { power } from "./arithmetic";
import { factor } from "./factor";
import * as F from "./field-polynomial";
import type { Factor } from "./factorisation";
import type { Polynomial } from "./polynomial";
import * as R from "./rational-function";
import type { RationalFunction } from "./rational-function";

/** numerator / base^exponent; the numerator is a polynomial of lower degree than the base, which is irreducible. */
export interface PartialFraction {
  readonly numerator: RationalFunction;
  readonly base: Polynomial;
  readonly exponent: number;
}

/** Whole is a polynomial in the variable; its coefficients and those of the numerators may have others below. */
export interface PartialFractions {
  readonly whole: RationalFunction;
  readonly parts: readonly PartialFraction[];
}

/**
 * A fraction as a sum of simple ones over the rationals: a polynomial, and parts whose denominators are powers of
 * irreducible factors. Other variables are taken for numbers: the result holds where no denominator is zero.
 *
 * @throws TooLargeError
 */
export function partialFractions({ numerator, denominator }: RationalFunction, name: string): PartialFractions {
  const bases = factor(denominator).factors.filter(({ base }) => base.variables.includes(name));
  const below = F.fromPolynomial(denominator, name);
  const { quotient, remainder } = F.divide(F.fromPolynomial(numerator, name), below);
  const parts = bases.flatMap((each) => partsOver(remainder, below, each, name));
  return { whole: F.toRationalFunction(quotient, name), parts };
}

// With q = base^exponent, the share of r / (q s) is (r / s modulo q) / q, and its digits to the base are the numerators.
function partsOver(
  rest: F.FieldPolynomial,
  denominator: F.FieldPolynomial,
  { base, exponent }: Factor,
  name: string,
): PartialFraction[] {
  const modulus = F.fromPolynomial(power(base, exponent), name);
  const others = F.divide(denominator, modulus).quotient;
  const share = F.divide(F.multiply(rest, F.inverseModulo(others, modulus)), modulus).remainder;
  const parts: PartialFraction[] = [];
  let digits = share;
  for (let power = exponent; power > 0; power--) {
    const { quotient, remainder } = F.divide(digits, F.fromPolynomial(base, name));
    if (remainder.length > 0)
      parts.unshift({ numerator: F.toRationalFunction(remainder, name), base, exponent: power });
    digits = quotient;
  }
  return parts;
}

/** The fraction again. */
export function sumOfParts({ whole, parts }: PartialFractions): RationalFunction {
  return parts.reduce(
    (sum, { numerator, base, exponent }) => R.add(sum, R.divide(numerator, R.fromPolynomial(power(base, exponent)))),
    whole,
  );
}
