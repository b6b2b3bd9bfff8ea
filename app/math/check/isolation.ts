import { evaluate, type Point, type Real, signOf, toNumber } from "../ball";
import { derivative } from "../calculus";
import { childrenOf, EvaluationError, type Expression } from "../expression";
import { compileIntervals, EVERYWHERE, type IntervalFunction, NEVER } from "../interval";

import { numeratorOf } from "./numerator";

const RADII = [0.5, 0.2, 0.05, 0.01, 1e-3, 1e-4, 1e-5];
const HIGHEST_ORDER = 4;
const MOST_BOXES = 3000;
const NARROWEST = 1e-7;
const SMOOTH = new Set(["sin", "cos", "tan", "cot", "sec", "csc", "exp", "ln", "log", "atan", "sinh", "cosh", "tanh"]);
// Wider than the rounding of constants and ends.
const MARGIN = 1e-10;

/**
 * Whether it is proven that a periodic function has no other zeros in a period than those among the known numbers. About
 * each, a derivative of which all lower ones vanish there has no zero; in between, the function has none.
 */
export function areAllZeros(value: Expression, name: string, known: readonly Real[], period: Real): boolean {
  try {
    return isCovered(numeratorOf(value), name, known, toNumber(period));
  } catch (error) {
    if (error instanceof EvaluationError) return false;
    throw error;
  }
}

function isCovered(value: Expression, name: string, known: readonly Real[], period: number): boolean {
  const f = compileIntervals(value, [name]);
  const zeros = known.filter((one) => isZeroAt(value, name, one)).sort((a, b) => toNumber(a) - toNumber(b));
  const [first] = zeros;
  const start = first ? toNumber(first) : 0;
  let reached = first ? -Infinity : start;
  const slopes = [value];
  for (const zero of zeros) {
    const radius = radiusOf(slopes, name, zero);
    if (radius === null) return false;
    const middle = toNumber(zero);
    if (reached > -Infinity && !hasNoZero(f, reached - MARGIN, middle - radius + MARGIN)) return false;
    reached = middle + radius;
  }
  const end = first ? start + period - (radiusOf(slopes, name, first) ?? 0) : period;
  return hasNoZero(f, reached - MARGIN, end + MARGIN);
}

// Half the width of an interval with no other zero in it.
function radiusOf(slopes: Expression[], name: string, zero: Real): number | null {
  const highest = slopes[0] && isSmooth(slopes[0]) ? HIGHEST_ORDER : 1;
  for (let order = 1; order <= highest; order++) {
    const [before, next] = [slopes[order - 1], slopes[order]];
    const slope = next ?? (before ? derivative(before, name) : null);
    if (!before || !slope) return null;
    slopes[order] = slope;
    if (isZeroAt(slope, name, zero)) continue;
    const f = compileIntervals(before, [name]);
    return RADII.find((radius) => isSteep(f, toNumber(zero), radius)) ?? null;
  }
  return null;
}

// Of other functions the written derivative may leave out corners and jumps.
function isSmooth(tree: Expression): boolean {
  if (tree.kind === "piecewise" || tree.kind === "sum" || tree.kind === "tuple") return false;
  return (tree.kind !== "call" || SMOOTH.has(tree.name)) && childrenOf(tree).every(isSmooth);
}

function isSteep(f: IntervalFunction, middle: number, radius: number): boolean {
  const set = f.evaluate([middle - radius, middle + radius]);
  if (set.defined !== EVERYWHERE || !set.continuous) return false;
  const { lo, hi } = f.differentiate(0).slope;
  return lo > MARGIN || hi < -MARGIN;
}

function hasNoZero(f: IntervalFunction, from: number, to: number): boolean {
  const open: [number, number][] = [[from, to]];
  for (let count = 0; count < MOST_BOXES; count++) {
    const box = open.pop();
    if (!box) return true;
    const [a, b] = box;
    if (a >= b || isWithoutZero(f, a, b)) continue;
    if (b - a < NARROWEST) return false;
    open.push([a, (a + b) / 2], [(a + b) / 2, b]);
  }
  return false;
}

function isWithoutZero(f: IntervalFunction, a: number, b: number): boolean {
  const set = f.evaluate([a, b]);
  if (set.defined === NEVER || set.lo > MARGIN || set.hi < -MARGIN) return true;
  return set.split && set.gapLo < -MARGIN && set.gapHi > MARGIN;
}

function isZeroAt(value: Expression, name: string, at: Real): boolean {
  const point: Point = new Map([[name, at]]);
  const result = evaluate(value, point);
  return typeof result === "object" && signOf(result) === 0;
}
