import * as Q from "./rational";
import type { Rational } from "./rational";

/** coefficient · √radicand · π^pi · e^e; the coefficient is not zero, the radicand positive and square-free. */
export interface Term {
  readonly coefficient: Rational;
  readonly radicand: bigint;
  readonly pi: number;
  readonly e: number;
}

export type ExactNumber = readonly Term[];

/** Finding the square factors of larger numbers takes too long. */
const LARGEST_RADICAND = 10n ** 12n;
const MOST_TERMS = 12;
const HIGHEST_POWER = 60;

export const PI: ExactNumber = [{ coefficient: Q.ONE, radicand: 1n, pi: 1, e: 0 }];
export const E: ExactNumber = [{ coefficient: Q.ONE, radicand: 1n, pi: 0, e: 1 }];
export const ZERO: ExactNumber = [];
export const ONE: ExactNumber = fromRational(Q.ONE);

export function fromRational(coefficient: Rational): ExactNumber {
  return Q.isZero(coefficient) ? [] : [{ coefficient, radicand: 1n, pi: 0, e: 0 }];
}

export function fromInteger(value: number | bigint): ExactNumber {
  return fromRational(Q.rational(value));
}

/** From the shortest decimal that the double stands for; null for NaN and infinities. */
export function fromNumber(value: number): ExactNumber | null {
  const found = Q.rationalFromNumber(value);
  return found && fromRational(found);
}

export function asRational(number: ExactNumber): Rational | null {
  const [term, more] = number;
  if (!term) return Q.ZERO;
  return !more && term.radicand === 1n && term.pi === 0 && term.e === 0 ? term.coefficient : null;
}

/** Null unless an integer that a double represents exactly. */
export function asInteger(number: ExactNumber): number | null {
  const value = asRational(number);
  const integer = value && Q.isInteger(value) ? Number(value.numerator) : NaN;
  return Number.isSafeInteger(integer) ? integer : null;
}

export function isZero(number: ExactNumber): boolean {
  return number.length === 0;
}

export function isEqual(a: ExactNumber, b: ExactNumber): boolean {
  return isZero(subtract(a, b));
}

export function add(a: ExactNumber, b: ExactNumber): ExactNumber {
  const terms = new Map<string, Term>();
  for (const term of [...a, ...b]) {
    const key = `${term.radicand} ${term.pi} ${term.e}`;
    const coefficient = Q.add(terms.get(key)?.coefficient ?? Q.ZERO, term.coefficient);
    terms.set(key, { ...term, coefficient });
  }
  return [...terms.values()].filter(({ coefficient }) => !Q.isZero(coefficient)).sort(inOrder);
}

function inOrder(a: Term, b: Term): number {
  if (a.pi !== b.pi) return b.pi - a.pi;
  if (a.e !== b.e) return b.e - a.e;
  return a.radicand < b.radicand ? -1 : 1;
}

export function negate(number: ExactNumber): ExactNumber {
  return number.map((term) => ({ ...term, coefficient: Q.negate(term.coefficient) }));
}

export function subtract(a: ExactNumber, b: ExactNumber): ExactNumber {
  return add(a, negate(b));
}

export function multiply(a: ExactNumber, b: ExactNumber): ExactNumber {
  return a
    .flatMap((one) => b.map((other) => timesTerm(one, other)))
    .reduce<ExactNumber>((sum, term) => add(sum, [term]), []);
}

// √a √b = d √(a/d · b/d), with d the greatest common divisor of the square-free a and b.
function timesTerm(a: Term, b: Term): Term {
  const shared = Q.gcd(a.radicand, b.radicand);
  return {
    coefficient: Q.multiply(Q.multiply(a.coefficient, b.coefficient), Q.rational(shared)),
    radicand: (a.radicand / shared) * (b.radicand / shared),
    pi: a.pi + b.pi,
    e: a.e + b.e,
  };
}

export function divide(a: ExactNumber, b: ExactNumber): ExactNumber | null {
  const inverse = reciprocal(b);
  return inverse && multiply(a, inverse);
}

function reciprocal(number: ExactNumber): ExactNumber | null {
  const [one, other, third] = number;
  if (!one || third) return null;
  if (!other) return [inverted(one)];
  const conjugate = subtract([one], [other]);
  const [square, more] = multiply(number, conjugate);
  return square && !more ? multiply(conjugate, [inverted(square)]) : null;
}

function inverted({ coefficient, radicand, pi, e }: Term): Term {
  return {
    coefficient: Q.divide(Q.ONE, Q.multiply(coefficient, Q.rational(radicand))),
    radicand,
    pi: -pi || 0,
    e: -e || 0,
  };
}

/** Null for zero to a negative power, and where the result would be too long. */
export function power(base: ExactNumber, exponent: number): ExactNumber | null {
  if (exponent === 0) return ONE;
  const value = asRational(base);
  if (value) return isZero(base) && exponent < 0 ? null : mapped(Q.power(value, exponent), fromRational);
  if (Math.abs(exponent) > HIGHEST_POWER || base.length > MOST_TERMS) return null;
  const factor = exponent < 0 ? reciprocal(base) : base;
  if (!factor) return null;
  return Array.from({ length: Math.abs(exponent) }).reduce<ExactNumber>((product) => multiply(product, factor), ONE);
}

/** Null unless a nonnegative fraction or a single term such as π²/4. */
export function squareRoot(number: ExactNumber): ExactNumber | null {
  const [term, more] = number;
  if (!term) return ZERO;
  const { coefficient, radicand, pi, e } = term;
  if (more || radicand !== 1n || pi % 2 !== 0 || e % 2 !== 0 || coefficient.numerator < 0n) return null;
  const product = coefficient.numerator * coefficient.denominator;
  if (product > LARGEST_RADICAND && !isSquare(product)) return null;
  const { outside, inside } = withoutSquareFactors(product);
  return [{ coefficient: Q.rational(outside, coefficient.denominator), radicand: inside, pi: pi / 2, e: e / 2 }];
}

// Beyond the cube root a number without smaller factors is prime, a product of two primes, or a square.
function withoutSquareFactors(value: bigint): { outside: bigint; inside: bigint } {
  if (isSquare(value)) return { outside: integerRoot(value), inside: 1n };
  let [outside, inside, rest] = [1, 1, Number(value)];
  for (let factor = 2; factor ** 3 <= rest; factor++) {
    while (rest % factor ** 2 === 0) [outside, rest] = [outside * factor, rest / factor ** 2];
    if (rest % factor === 0) [inside, rest] = [inside * factor, rest / factor];
  }
  const root = Math.round(Math.sqrt(rest));
  if (root * root === rest) [outside, rest] = [outside * root, 1];
  return { outside: BigInt(outside), inside: BigInt(inside) * BigInt(rest) };
}

function isSquare(value: bigint): boolean {
  const root = integerRoot(value);
  return root * root === value;
}

function integerRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (root + value / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
}

export function toNumber(number: ExactNumber): number {
  return number.reduce(
    (sum, { coefficient, radicand, pi, e }) =>
      sum + Q.toNumber(coefficient) * Math.sqrt(Number(radicand)) * Math.PI ** pi * Math.E ** e,
    0,
  );
}

export function absolute(number: ExactNumber): ExactNumber | null {
  const sign = signOf(number);
  return sign === null ? null : sign < 0 ? negate(number) : number;
}

/** Null where the terms nearly cancel, so that doubles cannot tell. */
export function signOf(number: ExactNumber): -1 | 0 | 1 | null {
  if (isZero(number)) return 0;
  const largest = Math.max(...number.map((term) => Math.abs(toNumber([term]))));
  const value = toNumber(number);
  if (!(Math.abs(value) > 1e-12 * largest)) return null;
  return value < 0 ? -1 : 1;
}

function mapped<From, To>(value: From | null, change: (value: From) => To): To | null {
  return value === null ? null : change(value);
}
