import type { Discontinuity, DomainInterval, DomainEnd } from "./facts";
import type { Segment } from "./partition";
import { fromNumber } from "../exact";
import { approximate, exact, type Value } from "./value";

export function findDomain(
  segments: readonly Segment[],
  pointOf: (segment: Segment) => Discontinuity | null,
): DomainInterval[] {
  const intervals: DomainInterval[] = [];
  let from: DomainEnd | null = null;
  for (const [k, segment] of segments.entries()) {
    const point = segment.kind === "undecided" ? pointOf(segment) : null;
    const isThrough =
      segment.kind === "continuous" ||
      (segment.kind === "undecided" && !point && hasContinuousNeighbour(segments, k)) ||
      (from !== null && goesOn(point));
    if (isThrough) {
      from ??= startAt(segments, k, pointOf);
      continue;
    }
    if (from) intervals.push({ from, to: endAt(point, segment.from) });
    from = null;
    if (point?.kind === "point") intervals.push({ from: endAt(point, segment.from), to: endAt(point, segment.to) });
  }
  const last = segments[segments.length - 1];
  if (from && last) intervals.push({ from, to: beyond(last.to) });
  return intervals;
}

function goesOn(point: Discontinuity | null): boolean {
  return point !== null && point.value !== null && point.before !== "undefined" && point.after !== "undefined";
}

function hasContinuousNeighbour(segments: readonly Segment[], k: number): boolean {
  return [segments[k - 1], segments[k + 1]].some((segment) => segment?.kind === "continuous");
}

function startAt(
  segments: readonly Segment[],
  k: number,
  pointOf: (segment: Segment) => Discontinuity | null,
): DomainEnd {
  const [segment, before] = [segments[k], segments[k - 1]];
  if (!before) return beyond(segment?.from ?? 0);
  return endAt(before.kind === "undecided" ? pointOf(before) : null, before.to);
}

function endAt(point: Discontinuity | null, otherwise: number): DomainEnd {
  return point
    ? { at: point.at, closed: point.value !== null, beyond: false }
    : { at: approximate(otherwise), closed: false, beyond: false };
}

function beyond(at: number): DomainEnd {
  return { at: endOfWindow(at), closed: true, beyond: true };
}

export function endOfWindow(at: number): Value {
  const number = fromNumber(at);
  return number ? exact(number) : approximate(at);
}
