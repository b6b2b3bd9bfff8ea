import { Q } from "../exact";
import { type Dense, exactQuotientOf, primitiveOf, slopeOf, times } from "./dense";
import { denseGcd } from "./dense-gcd";
import { isZero, type Polynomial } from "./polynomial";
import { contentOf, primitivePart, toDense } from "./primitive";
import { countRoots, signAtRational, sturmSequence } from "./sturm";

/**
 * The only root of a polynomial between two numbers, which are no roots and are equal only if they are the root. The
 * polynomial is primitive and square-free; it is irreducible unless factoring was too large a task.
 */
export interface RealRoot {
  readonly polynomial: Polynomial;
  readonly from: Q.Rational;
  readonly to: Q.Rational;
  /** In the polynomial whose roots were asked for. */
  readonly multiplicity: number;
}

/** More digits than a double has. */
const PRECISION = Q.rational(1n, 1n << 60n);

/** The root if it is known to be rational, null otherwise. */
export function rationalValue({ from, to }: RealRoot): Q.Rational | null {
  return Q.isEqual(from, to) ? from : null;
}

export function middleOf({ from, to }: { from: Q.Rational; to: Q.Rational }): Q.Rational {
  return Q.multiply(Q.add(from, to), Q.rational(1, 2));
}

/** In an interval of half the width, or exact. */
export function halved(root: RealRoot): RealRoot {
  if (rationalValue(root)) return root;
  const f = toDense(root.polynomial);
  const middle = middleOf(root);
  const sign = signAtRational(f, middle);
  if (sign === 0) return { ...root, from: middle, to: middle };
  return sign === signAtRational(f, root.from) ? { ...root, from: middle } : { ...root, to: middle };
}

/** In an interval of at most this width, which is positive. */
export function refinedRoot(root: RealRoot, width: Q.Rational): RealRoot {
  let result = root;
  while (Q.compare(Q.subtract(result.to, result.from), width) > 0) result = halved(result);
  return result;
}

/** The nearest double, but for the last digit. */
export function rootToNumber(root: RealRoot): number {
  if (compareRootWith(root, Q.ZERO) === 0) return 0;
  let result = root;
  for (;;) {
    const [one, other] = [sizeOf(result.from), sizeOf(result.to)];
    const least = Q.compare(one, other) < 0 ? one : other;
    const isOneSided = result.from.numerator < 0n === result.to.numerator < 0n;
    if (isOneSided && Q.compare(Q.subtract(result.to, result.from), Q.multiply(least, PRECISION)) <= 0) break;
    result = halved(result);
  }
  return Q.toNumber(middleOf(result));
}

function sizeOf(value: Q.Rational): Q.Rational {
  return value.numerator < 0n ? Q.negate(value) : value;
}

/** −1, 0 or 1, as the root is less than a number, equal or greater. */
export function compareRootWith(root: RealRoot, value: Q.Rational): number {
  if (Q.compare(root.to, value) < 0) return -1;
  if (Q.compare(root.from, value) > 0) return 1;
  const f = toDense(root.polynomial);
  const sign = signAtRational(f, value);
  if (sign === 0 && !isEnd(root, value)) return 0;
  if (Q.isEqual(root.to, value)) return rationalValue(root) ? 0 : -1;
  return Q.isEqual(root.from, value) || sign === signAtRational(f, root.from) ? 1 : -1;
}

function isEnd({ from, to }: RealRoot, value: Q.Rational): boolean {
  return Q.isEqual(from, value) || Q.isEqual(to, value);
}

/** −1, 0 or 1, as the first root is less than the second, equal or greater. */
export function compareRoots(a: RealRoot, b: RealRoot): number {
  const [first, second] = [rationalValue(a), rationalValue(b)];
  if (second) return compareRootWith(a, second);
  if (first) return -compareRootWith(b, first);
  const shared = denseGcd(toDense(a.polynomial), toDense(b.polynomial));
  const sequence = shared.length > 1 ? sturmSequence(shared) : [];
  let [one, other] = [a, b];
  for (;;) {
    const from = Q.compare(one.from, other.from) < 0 ? other.from : one.from;
    const to = Q.compare(one.to, other.to) < 0 ? one.to : other.to;
    if (Q.compare(from, to) >= 0) return Q.compare(one.to, other.from) <= 0 ? -1 : 1;
    if (countRoots(sequence, from, to) > 0) return 0;
    [one, other] = [halved(one), halved(other)];
  }
}

/** The sign that a polynomial in the same variable has at the root: −1, 0 or 1, exact. */
export function signAtRoot(polynomial: Polynomial, root: RealRoot): number {
  if (isZero(polynomial)) return 0;
  const exact = rationalValue(root);
  const f = signedDense(polynomial);
  if (exact) return signAtRational(f, exact);
  const shared = denseGcd(f, toDense(root.polynomial));
  if (shared.length > 1 && countRoots(sturmSequence(shared), root.from, root.to) > 0) return 0;
  const sequence = sturmSequence(squareFreePart(f));
  let narrow = root;
  while (signAtRational(f, narrow.from) === 0 || countRoots(sequence, narrow.from, narrow.to) > 0)
    narrow = halved(narrow);
  return signAtRational(f, narrow.to);
}

// Integer coefficients with the signs of the polynomial.
function signedDense(polynomial: Polynomial): Dense {
  const f = toDense(primitivePart(polynomial));
  return contentOf(polynomial).numerator < 0n ? times(f, -1n) : f;
}

function squareFreePart(f: Dense): Dense {
  return exactQuotientOf(primitiveOf(f), denseGcd(primitiveOf(f), primitiveOf(slopeOf(f)))) ?? f;
}
