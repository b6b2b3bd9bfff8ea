import type { IntervalFunction, IntervalSet } from "../../interval";
import type { Budget } from "../../budget";

export const NEAR = 0.3;

/** A piece of a curve on which the function is defined and continuous. */
export interface Arc {
  from: number;
  to: number;
  first: number;
  last: number;
  least: number;
  most: number;
}

export function arcBetween(from: number, to: number, first: number, last: number): Arc {
  return { from, to, first, last, least: Math.min(first, last), most: Math.max(first, last) };
}

export interface FunctionSampler {
  value: (at: number) => number;
  intervals: IntervalFunction;
  least: number;
  most: number;
  /** The height of a pixel, in values. */
  pixelHeight: number;
  budget: Budget;
}

const box = [0, 0];

export function valuesOn({ intervals }: FunctionSampler, from: number, to: number): IntervalSet {
  box[0] = from;
  box[1] = to;
  return intervals.evaluate(box);
}

export function isOutside({ least, most }: FunctionSampler, set: IntervalSet): boolean {
  if (set.hi < least || set.lo > most) return true;
  return set.split && set.gapLo < least && set.gapHi > most;
}

/** How far the curve can go beyond the values at the ends of an interval; 0 where it is monotone. */
export function maxDeviation({ slope: { lo, hi } }: IntervalSet, width: number): number {
  if (lo >= 0 || hi <= 0) return 0;
  return lo === -Infinity ? hi * width : hi === Infinity ? -lo * width : (width * hi * -lo) / (hi - lo);
}
