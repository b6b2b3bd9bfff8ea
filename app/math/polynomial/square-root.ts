import { Q } from "../exact";
import { add, multiply, scale, subtract } from "./arithmetic";
import { pause } from "./limits";
import { degreeIn, isZero, type Polynomial, type Term, termsOver, ZERO } from "./polynomial";

/** The root of a natural number; null unless a natural number, too. */
export function integerSquareRoot(value: bigint): bigint | null {
  if (value <= 0n) return value === 0n ? 0n : null;
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (let next = (root + value / root) >> 1n; next < root; next = (root + value / root) >> 1n) root = next;
  return root * root === value ? root : null;
}

/** The root of a rational number; null unless rational, too. */
export function rationalSquareRoot({ numerator, denominator }: Q.Rational): Q.Rational | null {
  const [above, below] = [integerSquareRoot(numerator), integerSquareRoot(denominator)];
  return above === null || below === null ? null : Q.rational(above, below);
}

/** The root whose leading coefficient is positive; null unless the square of a polynomial over the rationals. */
export function squareRoot(square: Polynomial): Polynomial | null {
  const { variables } = square;
  const highest = variables.map((name) => degreeIn(square, name));
  const [first] = square.terms;
  if (!first) return ZERO;
  const leading = rootOfTerm(first);
  if (!leading || highest.some((degree) => degree % 2 !== 0)) return null;
  let root: Polynomial = { variables, terms: [leading] };
  let rest = subtract(square, multiply(root, root));
  // Each term is the first one of what is missing, divided by the double of the first.
  while (!isZero(rest)) {
    pause();
    const term = quotient(termsOver(rest, variables)[0] ?? first, leading);
    if (term.exponents.some((exponent, k) => exponent < 0 || 2 * exponent > (highest[k] ?? 0))) return null;
    const part = { variables, terms: [term] };
    rest = subtract(rest, multiply(part, add(scale(root, Q.rational(2)), part)));
    root = add(root, part);
  }
  return root;
}

function rootOfTerm({ exponents, coefficient }: Term): Term | null {
  const root = rationalSquareRoot(coefficient);
  return root && exponents.every((exponent) => exponent % 2 === 0)
    ? { exponents: exponents.map((exponent) => exponent / 2), coefficient: root }
    : null;
}

function quotient(a: Term, b: Term): Term {
  return {
    exponents: a.exponents.map((exponent, k) => exponent - (b.exponents[k] ?? 0)),
    coefficient: Q.divide(a.coefficient, Q.multiply(b.coefficient, Q.rational(2))),
  };
}
