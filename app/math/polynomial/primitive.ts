import { Q } from "../exact";
import { scale } from "./arithmetic";
import { type Dense, trimmed } from "./dense";
import { coefficientsIn, fromTerms, leadingCoefficient, type Polynomial, ZERO } from "./polynomial";

/** The rational number by which a polynomial is a multiple of its primitive part; zero for zero. */
export function contentOf(polynomial: Polynomial): Q.Rational {
  let [above, below] = [0n, 1n];
  for (const { coefficient } of polynomial.terms) {
    above = Q.gcd(coefficient.numerator, above);
    below *= coefficient.denominator / Q.gcd(coefficient.denominator, below);
  }
  return Q.rational(leadingCoefficient(polynomial).numerator < 0n ? -above : above, below);
}

/** With integer coefficients that have no common divisor, the leading one positive; zero for zero. */
export function primitivePart(polynomial: Polynomial): Polynomial {
  return polynomial.terms.length === 0 ? ZERO : scale(polynomial, Q.divide(Q.ONE, contentOf(polynomial)));
}

/** The coefficients of a polynomial in one variable that are integers. */
export function toDense(polynomial: Polynomial): Dense {
  const [name = ""] = polynomial.variables;
  return coefficientsIn(polynomial, name).map(({ terms: [term] }) => term?.coefficient.numerator ?? 0n);
}

export function fromDense(coefficients: Dense, name: string): Polynomial {
  const terms = trimmed(coefficients).map((coefficient, k) => ({
    exponents: [k],
    coefficient: Q.rational(coefficient),
  }));
  return fromTerms([name], terms);
}
