import { multiply } from "./arithmetic";
import { IntervalSet } from "./interval-set";
import { constantSet, type Program } from "./program";
import { chain } from "./slopes";

/** What writes the values of a function of u, and bounds of its derivative at u, where the value is out's own. */
export type Unary = [
  value: (u: IntervalSet, out: IntervalSet) => void,
  slope: (u: IntervalSet, out: IntervalSet) => void,
];

/** How many radians a degree is. */
export const DEGREE = Math.PI / 180;

/** Adds the step of a function of one part. */
export function pushUnary([value, slope]: Unary, u: IntervalSet, { steps }: Program): IntervalSet {
  const out = new IntervalSet();
  steps.push({
    value: () => value(u, out),
    slope: () => {
      slope(u, out);
      chain(u, out.slope);
    },
  });
  return out;
}

/** Adds the step of a part times a number. */
export function pushScaled(u: IntervalSet, factor: number, { steps }: Program): IntervalSet {
  const by = constantSet(factor);
  const out = new IntervalSet();
  steps.push({
    value: () => multiply(u, by, out),
    slope: () => out.slope.assign(u.slope.lo * factor, u.slope.hi * factor),
  });
  return out;
}
