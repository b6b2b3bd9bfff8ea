import { type Bounds, type IntervalSet, NEVER } from "../../interval";

/** The values at which something is looked for: the first, and where there is a period, all that are whole periods away from it. */
export interface Levels {
  first: number;
  /** 0 for the first value alone. */
  period: number;
}

/** A whole number of periods that rounding has moved by so little, relatively, is still counted. */
const SLACK = 1e-12;

/** The numbers of the levels that a set may hold, as the least and the greatest; the least is the greater one where it holds none. */
export function levelsIn(set: IntervalSet, { first, period }: Levels, out: Bounds): void {
  if (set.defined === NEVER) return out.assign(0, -1);
  if (period === 0) return out.assign(0, set.has(first) ? 0 : -1);
  const lo = (set.lo - first) / period;
  const hi = (set.hi - first) / period;
  out.assign(Math.ceil(lo - SLACK * Math.max(1, Math.abs(lo))), Math.floor(hi + SLACK * Math.max(1, Math.abs(hi))));
}

/** The value of a level. */
export function levelAt({ first, period }: Levels, number: number): number {
  return first + number * period;
}

/** The number of the highest level that is not above a value; -1 for what lies below a single one. */
export function numberBelow({ first, period }: Levels, value: number): number {
  return period === 0 ? (value < first ? -1 : 0) : Math.floor((value - first) / period);
}
