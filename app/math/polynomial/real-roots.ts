import { Q } from "../exact";
import { type Dense, degreeOf } from "./dense";
import { factor } from "./factor";
import type { Factor } from "./factorisation";
import { limitDegree, TooLargeError } from "./limits";
import { isZero, type Polynomial } from "./polynomial";
import { toDense } from "./primitive";
import { squareFreeFactors } from "./square-free";
import { halved, middleOf, type RealRoot } from "./real-root";
import { boundOfRoots, countRoots, signAtRational, sturmSequence } from "./sturm";

const HIGHEST_DEGREE = 120;

/**
 * The real roots of a polynomial in one variable, different and in order, in intervals that do not touch. Rational
 * roots are exact, unless factoring was too large a task.
 *
 * @throws RangeError for zero and for polynomials in several variables, TooLargeError
 */
export function realRoots(polynomial: Polynomial): RealRoot[] {
  if (isZero(polynomial) || polynomial.variables.length > 1)
    throw new RangeError("Real roots are those of a polynomial in one variable, other than zero.");
  const roots = factorsOf(polynomial).flatMap(({ base, exponent }) => rootsOfSquareFree(base, exponent));
  return separated(roots);
}

function factorsOf(polynomial: Polynomial): readonly Factor[] {
  try {
    return factor(polynomial).factors;
  } catch (error) {
    if (error instanceof TooLargeError) return squareFreeFactors(polynomial).factors;
    throw error;
  }
}

function rootsOfSquareFree(polynomial: Polynomial, multiplicity: number): RealRoot[] {
  const f = toDense(polynomial);
  const bound = boundOfRoots(f);
  const intervals = degreeOf(f) === 1 ? [exactly(linearRoot(f))] : isolated(f, Q.negate(bound), bound);
  return intervals.map(([from, to]) => ({ polynomial, from, to, multiplicity }));
}

type Interval = readonly [from: Q.Rational, to: Q.Rational];

function exactly(root: Q.Rational): Interval {
  return [root, root];
}

function linearRoot([constant = 0n, slope = 1n]: Dense): Q.Rational {
  return Q.rational(-constant, slope);
}

function isolated(f: Dense, start: Q.Rational, end: Q.Rational): Interval[] {
  limitDegree(degreeOf(f), HIGHEST_DEGREE);
  const sequence = sturmSequence(f);
  return between(start, end);

  // Above the first number, up to the second.
  function between(from: Q.Rational, to: Q.Rational): Interval[] {
    const count = countRoots(sequence, from, to);
    if (count === 0) return [];
    if (count === 1 && signAtRational(f, to) === 0) return [exactly(to)];
    if (count === 1 && signAtRational(f, from) !== 0) return [[from, to]];
    const middle = middleOf({ from, to });
    return [...between(from, middle), ...between(middle, to)];
  }
}

// Roots of different factors differ, so that halving ends. It may change the order of the intervals.
function separated(roots: readonly RealRoot[]): RealRoot[] {
  let result = [...roots].sort(inOrder);
  for (let touching = firstTouching(result); touching > 0; touching = firstTouching(result)) {
    const at = touching;
    result = result.map((root, k) => (k === at || k === at - 1 ? halved(root) : root)).sort(inOrder);
  }
  return result;
}

function inOrder(a: RealRoot, b: RealRoot): number {
  return Q.compare(a.from, b.from) || Q.compare(a.to, b.to);
}

function firstTouching(roots: readonly RealRoot[]): number {
  return roots.findIndex((root, k) => {
    const before = roots[k - 1];
    return before !== undefined && Q.compare(root.from, before.to) <= 0;
  });
}
