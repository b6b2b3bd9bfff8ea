import type { IntervalFunction, IntervalSet } from "../../interval";
import type { Budget } from "../../budget";

/** Values nearer than this, in pixels, need not be told apart. */
export const NEAR = 0.3;

/** A piece of a curve over from to to: the function is defined and continuous there, with these values at its ends and extremes. */
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

/** A function of one variable, its intervals, and the values that the viewport shows. */
export interface FunctionView {
  value: (at: number) => number;
  intervals: IntervalFunction;
  least: number;
  most: number;
  /** The height of a pixel, in values. */
  unit: number;
  budget: Budget;
}

const box = [0, 0];

/** The values on an interval. */
export function valuesOn({ intervals }: FunctionView, from: number, to: number): IntervalSet {
  box[0] = from;
  box[1] = to;
  return intervals.evaluate(box);
}

/** Whether none of the values is shown. */
export function isOutside({ least, most }: FunctionView, set: IntervalSet): boolean {
  if (set.hi < least || set.lo > most) return true;
  return set.split && set.gapLo < least && set.gapHi > most;
}

/** How far a curve with these slopes can go beyond the values at the ends of an interval: not at all where it only rises or falls. */
export function strayOf({ slope: { lo, hi } }: IntervalSet, width: number): number {
  if (lo >= 0 || hi <= 0) return 0;
  return lo === -Infinity ? hi * width : hi === Infinity ? -lo * width : (width * hi * -lo) / (hi - lo);
}
