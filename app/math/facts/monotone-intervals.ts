import { boundary } from "./bisect";
import type { RealFunction } from "./real-function";

export interface Interval {
  from: number;
  to: number;
}

export interface ContinuousInterval extends Interval {
  first: number | null;
  last: number | null;
}

export interface MonotoneInterval extends Interval {
  goes: "up" | "down" | "level";
}

export interface DirectionChange {
  at: number;
  kind: "minimum" | "maximum";
}

/** Joins neighbours of the same direction and gives level ones exact borders; changes within rounding are ignored. */
export function mergeIntervals(
  curve: RealFunction,
  intervals: MonotoneInterval[],
  continuousIntervals: readonly ContinuousInterval[],
): MonotoneInterval[] {
  const isJoint = (at: number) => !continuousIntervals.some(({ from }) => from === at);
  const joined = join(intervals, isJoint).map((interval): MonotoneInterval =>
    isNoise(curve, interval) ? { ...interval, goes: "level" } : interval,
  );
  for (const [k, interval] of joined.entries()) {
    const next = joined[k + 1];
    if (
      !next ||
      next.from !== interval.to ||
      !isJoint(next.from) ||
      (interval.goes === "level") === (next.goes === "level")
    )
      continue;
    interval.to = next.from = borderOfLevel(curve, interval, next);
  }
  return join(joined, isJoint);
}

export function directionChanges(intervals: readonly MonotoneInterval[]): DirectionChange[] {
  return intervals.flatMap(({ from, goes }, k): DirectionChange[] => {
    const before = intervals[k - 1];
    if (before?.to !== from) return [];
    if (before.goes === "up" && goes === "down") return [{ at: from, kind: "maximum" }];
    return before.goes === "down" && goes === "up" ? [{ at: from, kind: "minimum" }] : [];
  });
}

export function isConfirmed({ value }: RealFunction, { at, kind }: DirectionChange, scale: number): boolean {
  const sign = kind === "maximum" ? 1 : -1;
  return [-1e-6, 1e-6].every((part) => !(sign * (value(at + part * scale) - value(at)) > 0));
}

function join(intervals: MonotoneInterval[], isJoint: (at: number) => boolean): MonotoneInterval[] {
  const result: MonotoneInterval[] = [];
  for (const interval of intervals.sort((a, b) => a.from - b.from)) {
    const last = result[result.length - 1];
    if (last && last.to === interval.from && last.goes === interval.goes && isJoint(interval.from))
      last.to = interval.to;
    else result.push({ ...interval });
  }
  return result;
}

function isNoise({ value }: RealFunction, { from, to }: MonotoneInterval): boolean {
  const first = value(from);
  return [to, from + (to - from) / 3, from + (to - from) * 0.9].every((at) => {
    const there = value(at);
    return there === first || Math.abs(there - first) <= 1e-14 * Math.min(Math.abs(first), Math.abs(there));
  });
}

function borderOfLevel({ value }: RealFunction, interval: MonotoneInterval, next: MonotoneInterval): number {
  if (interval.goes === "level") {
    const level = value(interval.from);
    return boundary((at) => value(at) === level, interval.from, next.to)[0];
  }
  const level = value(next.to);
  return boundary((at) => value(at) !== level, interval.from, next.to)[1];
}
