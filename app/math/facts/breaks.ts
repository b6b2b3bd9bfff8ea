import type { Break, Side, Told } from "./facts";
import { limitOf } from "./limits";
import type { Cell } from "./stretches";
import { areAlike } from "./symmetry";
import { tell } from "./told";

/**
 * What happens at a suspect, a stretch so short that it holds one point: null where the function goes on as if nothing was.
 * @param reach how far the stretches on its two sides go on without another suspect
 */
export function breakAt(f: (at: number) => number, { from, to }: Cell, reach: { before: number; after: number }): Break | null {
  const at = pointWithin(from, to);
  const before = limitOf((h) => f(at.value - h), reach.before);
  const after = limitOf((h) => f(at.value + h), reach.after);
  const computed = f(at.value);
  const value = Number.isFinite(computed) && !isHuge(f, at.value, computed) ? valueBeside(computed, before, after) : null;
  const kind = kindOf(before, after, value);
  return kind && { kind, at, before, after, value };
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
  return Math.abs(computed) > 1e3 * Math.min(Math.abs(f(at - step)), Math.abs(f(at + step))) && Math.abs(computed) > 1e6;
}

// Beside a limit that was found exactly, a value a rounding error away is that limit.
function valueBeside(computed: number, ...sides: Side[]): Told {
  const told = sides.find((side): side is Told => typeof side === "object" && isSame(side.value, computed));
  return told ?? tell(computed, 1e-12);
}

function kindOf(before: Side, after: Side, value: Told | null): Break["kind"] | null {
  if (before === "undefined" && after === "undefined") return value ? "point" : null;
  if (isEndless(before) || isEndless(after)) return "pole";
  if (before === "undefined" || after === "undefined") return "end";
  if (before === "unsettled" || after === "unsettled") return "wild";
  if (!isSame(before.value, after.value)) return "jump";
  if (!value) return "hole";
  return isSame(value.value, before.value) ? null : "jump";
}

function isEndless(side: Side): side is "up" | "down" {
  return side === "up" || side === "down";
}

function isSame(a: number, b: number): boolean {
  return areAlike(a, b) || Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));
}
