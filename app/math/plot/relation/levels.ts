import { type Bounds, type IntervalSet, NEVER } from "../../interval";

/** One value, or with a period all values that are whole periods away from it. */
export interface Levels {
  first: number;
  /** 0 for a single value. */
  period: number;
}

const SLACK = 1e-12;

/** Bounds of the indices of the levels in a set; empty (least above greatest) where it holds none. */
export function levelsIn(set: IntervalSet, { first, period }: Levels, out: Bounds): void {
  if (set.defined === NEVER) return out.assign(0, -1);
  if (period === 0) return out.assign(0, set.has(first) ? 0 : -1);
  const lo = (set.lo - first) / period;
  const hi = (set.hi - first) / period;
  out.assign(Math.ceil(lo - SLACK * Math.max(1, Math.abs(lo))), Math.floor(hi + SLACK * Math.max(1, Math.abs(hi))));
}

export function levelAt({ first, period }: Levels, number: number): number {
  return first + number * period;
}

/** The index of the highest level not above a value; -1 below a single level. */
export function numberBelow({ first, period }: Levels, value: number): number {
  return period === 0 ? (value < first ? -1 : 0) : Math.floor((value - first) / period);
}
