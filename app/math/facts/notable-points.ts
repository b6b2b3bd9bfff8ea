import type { Discontinuity, Facts, OneSidedLimit, CurvePoint } from "./facts";
import { type Value, ZERO_VALUE } from "./value";

/** A point worth stopping at; the value is null where undefined. */
export interface NotablePoint {
  kind:
    | "root"
    | "minimum"
    | "maximum"
    | "inflection"
    | "pole"
    | "asymptote"
    | "hole"
    | "jump"
    | "end"
    | "point"
    | "oscillation"
    | "intercept"
    | "intersection";
  at: Value;
  value: Value | null;
  sides: [before: OneSidedLimit, after: OneSidedLimit] | null;
}

/** The points where a trace stops, in order and without repeats: a maximum on the axis is a maximum. */
export function notablePointsOf(facts: Facts, intersections: readonly CurvePoint[] = []): NotablePoint[] {
  const points: NotablePoint[] = [
    ...facts.discontinuities.items.map(ofDiscontinuity),
    ...facts.extrema.items.map(({ kind, at, value }): NotablePoint => ({ kind, at, value, sides: null })),
    ...intersections.map(({ at, value }): NotablePoint => ({ kind: "intersection", at, value, sides: null })),
    ...facts.roots.items.map((at): NotablePoint => ({ kind: "root", at, value: ZERO_VALUE, sides: null })),
    ...(facts.intercept && facts.from <= 0 && facts.to >= 0 ? [ofIntercept(facts.intercept)] : []),
    ...(facts.inflections?.items ?? []).map(({ at, value }): NotablePoint => ({
      kind: "inflection",
      at,
      value,
      sides: null,
    })),
  ];
  const near = 1e-9 * (facts.to - facts.from);
  const first = points.filter(
    ({ at }, k) => points.findIndex((other) => Math.abs(other.at.value - at.value) <= near) === k,
  );
  return first.sort((a, b) => a.at.value - b.at.value);
}

function ofDiscontinuity({ kind, at, value, before, after }: Discontinuity): NotablePoint {
  return { kind, at, value, sides: [before, after] };
}

function ofIntercept(value: Value): NotablePoint {
  return { kind: "intercept", at: ZERO_VALUE, value, sides: null };
}
