import * as X from "./exact-number";
import type { ExactNumber } from "./exact-number";
import * as Q from "./rational";
import type { Rational } from "./rational";

const TOLERANCE = 4e-12;
const LARGEST_DENOMINATOR = 10_000;
const LARGEST_DIVISOR = 1000;
const SHORT = 7;
/** Less exact numbers are matched with small denominators only. */
const FEW = 24;
const MOST_HALVES = 10;
const LARGEST_BELOW_ROOT = 600;

/** The simplest exact numbers within a relative tolerance, fractions first; none is proven to be the computed one. */
export function exactCandidates(computed: number, tolerance = TOLERANCE): ExactNumber[] {
  const [largest, largestDivisor] = tolerance > TOLERANCE ? [FEW, FEW] : [LARGEST_DENOMINATOR, LARGEST_DIVISOR];
  const size = Math.abs(computed);
  if (size === 0) return [X.ZERO];
  if (!Number.isFinite(size)) return [];
  const multiple = (unit: ExactNumber, largest: number) => {
    const factor = nearFraction(size / X.toNumber(unit), tolerance, largest);
    return factor && X.multiply(unit, X.fromRational(factor));
  };
  const square = nearFraction(size * size, 2 * tolerance, Math.min(largest, LARGEST_BELOW_ROOT));
  const found = [
    multiple(X.ONE, largest),
    shortDecimal(size, tolerance),
    multiple(X.PI, largestDivisor),
    multiple(X.E, largestDivisor),
    multiple(X.power(X.E, -1) ?? X.ONE, largestDivisor),
    square && X.squareRoot(X.fromRational(square)),
    ...besideRoots(size, tolerance),
  ].filter((number) => number !== null);
  return computed < 0 ? found.map(X.negate) : found;
}

// p + √q and p - √q, the roots of quadratic equations.
function besideRoots(size: number, tolerance: number): (ExactNumber | null)[] {
  return Array.from({ length: 4 * MOST_HALVES + 1 }, (_, k) => k - 2 * MOST_HALVES).map((halves) => {
    const rest = size - halves / 2;
    const square = halves === 0 ? null : nearFraction(rest * rest, 4 * tolerance, FEW);
    const root = square && X.squareRoot(X.fromRational(square));
    return root && X.add(X.fromRational(Q.rational(halves, 2)), rest < 0 ? X.negate(root) : root);
  });
}

function shortDecimal(size: number, tolerance: number): ExactNumber | null {
  const short = Number(size.toPrecision(SHORT));
  const value = Math.abs(short - size) <= tolerance * size ? Q.rationalFromNumber(short) : null;
  return value && X.fromRational(value);
}

/** The fraction with the least denominator within a tolerance of a positive number (continued fractions). */
function nearFraction(value: number, tolerance: number, largest: number): Rational | null {
  let [above, below, aboveBefore, belowBefore] = [1, 0, 0, 1];
  for (let rest = value; ; rest = 1 / (rest - Math.floor(rest))) {
    const whole = Math.floor(rest);
    [above, aboveBefore] = [whole * above + aboveBefore, above];
    [below, belowBefore] = [whole * below + belowBefore, below];
    if (!(below <= largest && above <= Number.MAX_SAFE_INTEGER)) return null;
    if (Math.abs(above / below - value) <= tolerance * value) return above > 0 ? Q.rational(above, below) : null;
  }
}
