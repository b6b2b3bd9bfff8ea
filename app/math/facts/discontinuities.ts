import { asRational, isEqual, toNumber } from "../exact";
import type { RealFunction } from "./real-function";
import type { Discontinuity, OneSidedLimit } from "./facts";
import { limitOf } from "./limits";
import type { Segment } from "./partition";
import { areAlike } from "./symmetry";
import { approximate, exact, provenValue, type Value } from "./value";

const POLE_GROWTH = 300;

/** @param reach how far the intervals on either side continue without another undecided segment */
export function discontinuityAt(
  curve: RealFunction,
  { from, to }: Segment,
  reach: { before: number; after: number },
): Discontinuity | null {
  const f = curve.value;
  const at = pointWithin(curve, from, to);
  const before = provenLimit(
    curve,
    at,
    -1,
    limitOf((h) => f(at.value - h), reach.before),
  );
  const after = provenLimit(
    curve,
    at,
    1,
    limitOf((h) => f(at.value + h), reach.after),
  );
  const known = at.kind === "exact" ? curve.exact.valueAt(at.number) : null;
  const computed = isMachineNumber(at)
    ? computedValue(f, at.value, before, after)
    : valueNear(curve, at.value, before, after);
  const isIndeterminate = at.kind === "exact" && curve.exact.isIndeterminateAt(at.number);
  const value = isIndeterminate ? null : known ? exact(known) : computed;
  const found = kindOf(before, after, value);
  const kind = found === "pole" && !growsAsPole(f, at.value, reach) ? "asymptote" : found;
  return (
    kind && {
      kind,
      at,
      before,
      after,
      value,
      proven: known !== null || isMachineNumber(at) || value === null || kind !== "jump",
    }
  );
}

// The formula reads fractions such as 1/3 as the same doubles; no double is √2 or a multiple of π.
function isMachineNumber(at: Value): boolean {
  return at.kind === "exact" && asRational(at.number) !== null;
}

// A proven limit counts if the samples agree, or if they are too slow to tell and the function is continuous there.
function provenLimit(curve: RealFunction, at: Value, side: -1 | 1, found: OneSidedLimit): OneSidedLimit {
  if ((typeof found !== "object" && found !== "unclear") || at.kind !== "exact") return found;
  const limit = curve.exact.limitAt(at.number, side);
  if (!limit) return found;
  const value = found === "unclear" ? curve.exact.valueAt(at.number) : null;
  const agrees = found === "unclear" ? value !== null && isEqual(value, limit) : isSame(toNumber(limit), found.value);
  return agrees ? exact(limit) : found;
}

function computedValue(
  f: (at: number) => number,
  at: number,
  before: OneSidedLimit,
  after: OneSidedLimit,
): Value | null {
  const computed = f(at);
  return Number.isFinite(computed) && !isHuge(f, at, computed) ? valueBeside(computed, before, after) : null;
}

// Between two doubles an end takes its limit; elsewhere the bounds around the point tell whether it has a value.
function valueNear(curve: RealFunction, at: number, before: OneSidedLimit, after: OneSidedLimit): Value | null {
  if (before === "undefined" && typeof after === "object") return after;
  if (after === "undefined" && typeof before === "object") return before;
  const beside = Number.EPSILON * Math.abs(at);
  const { defined } = curve.within(at - beside, at + beside);
  return defined === "everywhere" || (before === "undefined" && after === "undefined")
    ? computedValue(curve.value, at, before, after)
    : null;
}

function pointWithin({ exact: { isSingularAt } }: RealFunction, from: number, to: number): Value {
  const [middle, width] = [from + (to - from) / 2, to - from];
  const tolerance = Math.max(4e-12, width / Math.max(Math.abs(middle), width));
  return provenValue(middle, isSingularAt, { near: width, tolerance });
}

// Every double merely near a pole, as near π/2, yields a value that the function does not take.
function isHuge(f: (at: number) => number, at: number, computed: number): boolean {
  const step = 1e-9 * Math.max(1e-3, Math.abs(at));
  return (
    Math.abs(computed) > 1e3 * Math.min(Math.abs(f(at - step)), Math.abs(f(at + step))) && Math.abs(computed) > 1e6
  );
}

// A value a rounding error from an exact limit is that limit.
function valueBeside(computed: number, ...sides: OneSidedLimit[]): Value {
  const limit = sides.find((side): side is Value => typeof side === "object" && isSame(side.value, computed));
  return limit ?? approximate(Math.abs(computed) <= 1e-12 ? 0 : computed);
}

function kindOf(before: OneSidedLimit, after: OneSidedLimit, value: Value | null): Discontinuity["kind"] | null {
  if (before === "undefined" && after === "undefined") return value ? "point" : null;
  if (isEndless(before) || isEndless(after))
    return before === "undefined" || after === "undefined" ? "asymptote" : "pole";
  if (before === "undefined" || after === "undefined") return "end";
  if (typeof before !== "object" || typeof after !== "object") return "oscillation";
  if (!isSame(before.value, after.value)) return "jump";
  if (!value) return "hole";
  return isSame(value.value, before.value) ? null : "jump";
}

// A logarithm has no pole: a thousand times nearer, the values of 1/x are a thousand times as large.
function growsAsPole(f: (at: number) => number, at: number, reach: { before: number; after: number }): boolean {
  const isPole = (side: 1 | -1, length: number) => {
    const [first = NaN, second = NaN, third = NaN] = [1e-5, 1e-8, 1e-11].map((part) => f(at + side * part * length));
    return !(Math.abs(third - second) <= POLE_GROWTH * Math.abs(second - first));
  };
  return isPole(-1, reach.before) || isPole(1, reach.after);
}

function isEndless(side: OneSidedLimit): side is "up" | "down" {
  return side === "up" || side === "down";
}

function isSame(a: number, b: number): boolean {
  return areAlike(a, b) || Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));
}
