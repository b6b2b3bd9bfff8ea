import { bisect } from "./bisect";
import type { RealFunction } from "./real-function";
import { childrenOf, type Expression } from "../expression";
import { FUNCTIONS } from "../functions";
import type { Discontinuity, Extremum } from "./facts";
import type { DirectionChange, MonotoneInterval, Interval } from "./monotone-intervals";
import { MOST_NAMED } from "./partition";
import { provenValue, type Value } from "./value";
import { isZeroAtEdge } from "./window-edge";

interface Found {
  intervals: readonly MonotoneInterval[];
  changes: readonly DirectionChange[];
  extrema: readonly Extremum[];
  discontinuities: readonly Discontinuity[];
}

/** The zeros in order: crossings (longest intervals first), touching extrema, discontinuities, window edges. */
export function findRoots(
  curve: RealFunction,
  { intervals, changes, extrema, discontinuities }: Found,
  window: Interval,
): Value[] {
  const scale = window.to - window.from;
  const longest = [...intervals].sort((a, b) => b.to - b.from - (a.to - a.from));
  const crossings: number[] = [];
  for (const interval of longest) {
    if (crossings.length > MOST_NAMED || curve.isOver()) break;
    if (
      interval.goes !== "level" &&
      valueAt(curve, interval.from, discontinuities, "after") * valueAt(curve, interval.to, discontinuities, "before") <
        0
    ) {
      crossings.push(bisect(curve.value, interval.from, interval.to));
    }
  }
  const touching = changes
    .slice(0, 4 * MOST_NAMED)
    .map(({ at }) => at)
    .filter((at) => touchesZero(curve, at, scale));
  // A corner is found a little beside the place where it is proven to be.
  const proven = extrema.filter(({ value }) => value.kind === "exact" && value.value === 0).map(({ at }) => at.value);
  const joints = intervals
    .filter(({ from }, k) => intervals[k - 1]?.to === from && curve.value(from) === 0)
    .map(({ from }) => from);
  const ends = discontinuities.filter(({ value }) => value?.value === 0).map(({ at }) => at.value);
  const edges = [window.from, window.to].filter(
    (at) => (curve.value(at) === 0 || isZeroAtEdge(curve, at)) && !vanishes(curve, at, scale),
  );
  const all = [...crossings, ...touching, ...proven, ...joints, ...ends, ...edges].sort((a, b) => a - b);
  const apart = all.filter((root, k) => k === 0 || root - (all[k - 1] ?? 0) > 1e-9 * scale);
  const places = discontinuities.map(({ at }) => at.value);
  const roots = apart.filter((root) => !vanishes(curve, root, scale));
  return roots.map((root, k) => {
    const others = [...roots.filter((_, j) => j !== k), ...places].filter((place) => place !== root);
    const gap = Math.min(...others.map((place) => Math.abs(place - root)));
    return provenValue(root, curve.exact.isZeroAt, {
      near: 1e-14 * scale,
      resolution: Math.min(scale / 1000, gap / 10),
    });
  });
}

// At an interval's end short of a break, the limit counts.
function valueAt(
  { value }: RealFunction,
  at: number,
  discontinuities: readonly Discontinuity[],
  side: "before" | "after",
): number {
  const near = discontinuities.find((point) => Math.abs(point.at.value - at) <= 1e-9 * Math.max(1, Math.abs(at)));
  const limit = near?.[side];
  return typeof limit === "object" ? limit.value : value(at);
}

// Doubles near an extremum cannot tell zero from a rounding error; the bounds of the values can.
export function touchesZero(curve: RealFunction, at: number, scale: number): boolean {
  const value = Math.abs(curve.value(at));
  if (value === 0) return true;
  const around = Math.max(
    ...[1e-9, 1e-5, 1e-2]
      .flatMap((part) => [at - part * scale, at + part * scale])
      .map((x) => Math.abs(curve.value(x)) || 0),
  );
  const beside = Number.EPSILON * Math.abs(at);
  const { low, high } = curve.within(at - beside, at + beside);
  return value <= 1e-12 * around && low <= 0 && high >= 0;
}

function vanishes({ value }: RealFunction, at: number, scale: number): boolean {
  return [-1e-4, 1e-4].some((part) => value(at + part * scale) === 0 && value(at + (part * scale) / 3) === 0);
}

export function isStepped(expression: Expression): boolean {
  if (expression.kind === "piecewise") return true;
  if (expression.kind === "call" && FUNCTIONS[expression.name].pieces !== null) return true;
  return childrenOf(expression).some(isStepped);
}

export function findZeroIntervals(
  curve: RealFunction,
  intervals: readonly MonotoneInterval[],
  scale: number,
): Interval[] {
  return intervals.filter(({ from, to, goes }) => {
    if (to - from <= 1e-9 * scale) return false;
    const inset = 1e-6 * (to - from);
    const { low, high } = curve.within(from + inset, to - inset);
    return goes === "level" && low === 0 && high === 0;
  });
}
