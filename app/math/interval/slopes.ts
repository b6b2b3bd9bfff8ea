import { multiplyBounds } from "./arithmetic";
import { Bounds, down, type IntervalSet, up } from "./interval-set";

const first = new Bounds();
const second = new Bounds();

/** The chain rule: the slope of an outer function, bounded by out, times that of what is inside it. */
export function chain(inner: IntervalSet, out: Bounds): void {
  multiplyBounds(out.lo, out.hi, inner.slope.lo, inner.slope.hi, out);
  settle(out);
}

export function slopeOfProduct(a: IntervalSet, b: IntervalSet, out: Bounds): void {
  multiplyBounds(a.slope.lo, a.slope.hi, b.lo, b.hi, first);
  multiplyBounds(b.slope.lo, b.slope.hi, a.lo, a.hi, second);
  addSlopes(first, second, out);
}

/** The slope of a / b is that of a less the quotient times that of b, over b. */
export function slopeOfQuotient(a: IntervalSet, b: IntervalSet, out: IntervalSet): void {
  if (b.lo <= 0 && b.hi >= 0) return out.slope.assign(-Infinity, Infinity);
  multiplyBounds(b.slope.lo, b.slope.hi, -out.hi, -out.lo, first);
  addSlopes(a.slope, first, second);
  multiplyBounds(second.lo, second.hi, down(1 / b.hi), up(1 / b.lo), out.slope);
  settle(out.slope);
}

/** Adds bounds of slopes, outwards. */
export function addSlopes(a: Bounds, b: Bounds, out: Bounds): void {
  out.assign(down(a.lo + b.lo), up(a.hi + b.hi));
  settle(out);
}

/** Where nothing is known, all slopes are possible. */
export function settle(out: Bounds): void {
  if (Number.isNaN(out.lo) || Number.isNaN(out.hi)) out.assign(-Infinity, Infinity);
}
