import type { RealFunction } from "./real-function";
import type { Discontinuity, OneSidedLimit, Told } from "./facts";
import { limitOf } from "./limits";
import type { Cell } from "./partition";
import { areAlike } from "./symmetry";
import { tell } from "./told";

/**
 * What happens at a suspect, a stretch so short that it holds one point: null where the function goes on as if nothing was.
 * @param reach how far the stretches on its two sides go on without another suspect
 */
export function discontinuityAt(
  curve: RealFunction,
  { from, to }: Cell,
  reach: { before: number; after: number },
): Discontinuity | null {
  const f = curve.value;
  const at = pointWithin(from, to);
  const before = limitOf((h) => f(at.value - h), reach.before);
  const after = limitOf((h) => f(at.value + h), reach.after);
  const value = isMet(at) ? computedValue(f, at.value, before, after) : valueNear(curve, at.value, before, after);
  const kind = kindOf(before, after, value);
  return kind && { kind, at, before, after, value, sure: isMet(at) || value === null || kind !== "jump" };
}

// Short decimals and fractions of two are machine numbers, or what the formula itself reads; multiples of π are not.
function isMet({ exact, text }: Told): boolean {
  return exact && /^[−\d./]+$/.test(text);
}

function computedValue(
  f: (at: number) => number,
  at: number,
  before: OneSidedLimit,
  after: OneSidedLimit,
): Told | null {
  const computed = f(at);
  return Number.isFinite(computed) && !isHuge(f, at, computed) ? valueBeside(computed, before, after) : null;
}

// At a point between two machine numbers: an end has the value that it tends to, elsewhere the bounds around the point say
// whether there is one.
function valueNear(curve: RealFunction, at: number, before: OneSidedLimit, after: OneSidedLimit): Told | null {
  if (before === "undefined" && typeof after === "object") return after;
  if (after === "undefined" && typeof before === "object") return before;
  const beside = Number.EPSILON * Math.abs(at);
  const { defined } = curve.within(at - beside, at + beside);
  return defined === "everywhere" || (before === "undefined" && after === "undefined")
    ? computedValue(curve.value, at, before, after)
    : null;
}

// Where a simple number is as near as the bounds tell, that is the point.
function pointWithin(from: number, to: number): Told {
  const middle = from + (to - from) / 2;
  const width = to - from;
  return tell(middle, width, Math.max(4e-12, width / Math.max(Math.abs(middle), width)));
}

// At a number that is only near the pole, as all are near π/2, the value is no value of the function's.
function isHuge(f: (at: number) => number, at: number, computed: number): boolean {
  const step = 1e-9 * Math.max(1e-3, Math.abs(at));
  return (
    Math.abs(computed) > 1e3 * Math.min(Math.abs(f(at - step)), Math.abs(f(at + step))) && Math.abs(computed) > 1e6
  );
}

// Beside a limit that was found exactly, a value a rounding error away is that limit.
function valueBeside(computed: number, ...sides: OneSidedLimit[]): Told {
  const told = sides.find((side): side is Told => typeof side === "object" && isSame(side.value, computed));
  return told ?? tell(computed, 1e-12);
}

function kindOf(before: OneSidedLimit, after: OneSidedLimit, value: Told | null): Discontinuity["kind"] | null {
  if (before === "undefined" && after === "undefined") return value ? "point" : null;
  if (isEndless(before) || isEndless(after)) return "pole";
  if (before === "undefined" || after === "undefined") return "end";
  if (typeof before !== "object" || typeof after !== "object") return "oscillation";
  if (!isSame(before.value, after.value)) return "jump";
  if (!value) return "hole";
  return isSame(value.value, before.value) ? null : "jump";
}

function isEndless(side: OneSidedLimit): side is "up" | "down" {
  return side === "up" || side === "down";
}

function isSame(a: number, b: number): boolean {
  return areAlike(a, b) || Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));
}
