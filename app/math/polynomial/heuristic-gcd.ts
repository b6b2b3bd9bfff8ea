import { Q } from "../exact";
import { add, exactQuotient, multiply, scale, subtract, substitute } from "./arithmetic";
import { denseGcd } from "./dense-gcd";
import { TooLargeError } from "./limits";
import { constant, fromTerms, isZero, monomial, type Polynomial, sharedVariables, ZERO } from "./polynomial";
import { contentOf, fromDense, primitivePart, toDense } from "./primitive";

const TRIES = 6;

/**
 * The greatest common divisor over the integers, from its value where a large number stands for a variable (Char,
 * Geddes and Gonnet, 1989). Null if the numbers become too large, or none is lucky.
 */
export function heuristicGcd(a: Polynomial, b: Polynomial): Polynomial | null {
  try {
    return integerGcd(a, b);
  } catch (error) {
    if (error instanceof TooLargeError) return null;
    throw error;
  }
}

function integerGcd(a: Polynomial, b: Polynomial): Polynomial | null {
  const names = sharedVariables(a, b);
  const [name, more] = names;
  if (name === undefined || more === undefined) return fromDense(denseGcd(toDense(a), toDense(b)), name ?? "");
  const content = constant(Q.rational(Q.gcd(contentOf(a).numerator, contentOf(b).numerator)));
  const [f, g] = [primitivePart(a), primitivePart(b)];
  let point = 2n * smaller(largestOf(f), largestOf(g)) + 29n;
  for (let tries = 0; tries < TRIES; tries++) {
    const candidate = candidateAt(f, g, names.at(-1) ?? name, point);
    if (candidate && exactQuotient(f, candidate) && exactQuotient(g, candidate)) return multiply(content, candidate);
    point = (point * 73794n) / 27011n;
  }
  return null;
}

function candidateAt(f: Polynomial, g: Polynomial, name: string, point: bigint): Polynomial | null {
  const at = constant(Q.rational(point));
  const [one, other] = [substitute(f, name, at), substitute(g, name, at)];
  if (isZero(one) || isZero(other)) return null;
  const value = integerGcd(one, other);
  return value && primitivePart(interpolated(value, name, point));
}

/** The polynomial with small integer coefficients that has this value where a larger number stands for a variable. */
export function interpolated(value: Polynomial, name: string, point: bigint): Polynomial {
  let result = ZERO;
  let rest = value;
  for (let exponent = 0; !isZero(rest); exponent++) {
    const digits = digitsOf(rest, point);
    result = add(result, multiply(digits, monomial(name, exponent)));
    rest = scale(subtract(rest, digits), Q.rational(1n, point));
  }
  return result;
}

// The rests of the coefficients, from −point/2 to point/2.
function digitsOf({ variables, terms }: Polynomial, point: bigint): Polynomial {
  const rests = terms.map(({ exponents, coefficient: { numerator } }) => {
    const rest = ((numerator % point) + point) % point;
    return { exponents, coefficient: Q.rational(2n * rest > point ? rest - point : rest) };
  });
  return fromTerms(variables, rests);
}

/** The largest size of a numerator among the coefficients. */
export function largestOf({ terms }: Polynomial): bigint {
  return terms.reduce((largest, { coefficient: { numerator } }) => {
    const size = numerator < 0n ? -numerator : numerator;
    return size > largest ? size : largest;
  }, 0n);
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
