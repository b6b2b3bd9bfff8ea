import { systemClock } from "../budget";
import { derivative } from "../calculus";
import { exactValue, ZERO } from "../exact";
import { constantValue } from "../numeric";
import { type Expression, freeVariables, sub } from "../expression";
import type { WindowOptions } from "../plot";
import { findAsymptotes } from "./asymptotes";
import { discontinuityAt } from "./discontinuities";
import { findMonotoneIntervals } from "./monotonicity";
import { type RealFunction, realFunction } from "./real-function";
import { endOfWindow, findDomain } from "./domain";
import { extremumAt } from "./extrema";
import type { Discontinuity, Facts, Found } from "./facts";
import { findInflections } from "./inflections";
import { type ContinuousInterval, directionChanges, isConfirmed, type Interval } from "./monotone-intervals";
import { findPeriod } from "./period";
import { findRoots, findZeroIntervals, isStepped } from "./roots";
import { type Segment, partition, MOST_NAMED } from "./partition";
import { findSymmetry } from "./symmetry";
import { changesAtEdges, discontinuitiesAtEdges } from "./window-edge";
import { approximate, exact, provenValue, type Value } from "./value";

/** Analyses y = value ("x") or x = value ("y"). Throws EvaluationError if the value depends on another variable. */
export function findFacts(value: Expression, of: "x" | "y", options: WindowOptions): Facts {
  const { window, angle } = options;
  const [from, to] = of === "x" ? [window.left, window.right] : [window.bottom, window.top];
  const end = systemClock() + options.budgetMs;
  const curve = realFunction(value, of, angle, options.budgetMs);
  const { intervals, continuousIntervals, ...parts } = examine(curve, from, to);
  const places = parts.discontinuities.items.map(({ at }) => at.value);
  return {
    of,
    from,
    to,
    ...parts,
    monotoneIntervals:
      parts.extrema.rest === "none" ? intervals.filter(({ goes }) => goes !== "level" || isStepped(value)) : [],
    zeroIntervals:
      isStepped(value) && parts.domain.rest === "none"
        ? findZeroIntervals(curve, intervals, to - from).map((zero) => edgesOf(zero, curve, { from, to }))
        : [],
    domain: { ...parts.domain, everywhere: curve.within(-Infinity, Infinity).defined === "everywhere" },
    asymptotes: curve.isOver() ? [] : findAsymptotes(curve, isStepped(value)),
    inflections: curve.isOver()
      ? { items: [], rest: "perhaps" }
      : findInflections(value, curve, continuousIntervals, {
          of,
          angle,
          budgetMs: end - systemClock(),
          window: { from, to },
        }),
    symmetry: curve.isOver() ? null : findSymmetry(value, of, curve.value, places),
    period: curve.isOver() ? null : findPeriod(value, of, angle),
    intercept: interceptOf(curve),
    partial: curve.isOver(),
    constant: constantOf(value, options),
    slope: slopeOf(value, of, options),
  };
}

export function findEqual(one: Expression, other: Expression, of: "x" | "y", options: WindowOptions): Facts["roots"] {
  const difference = sub(one, other);
  const { window, angle, budgetMs } = options;
  const [from, to] = of === "x" ? [window.left, window.right] : [window.bottom, window.top];
  return examine(realFunction(difference, of, angle, budgetMs), from, to).roots;
}

function constantOf(value: Expression, { angle }: Pick<WindowOptions, "angle">): Value | null {
  if (freeVariables(value).length > 0) return null;
  const known = exactValue(value, { angle, values: new Map() });
  const computed = constantValue(value, angle);
  return known ? exact(known) : Number.isFinite(computed) ? approximate(computed) : null;
}

function slopeOf(value: Expression, of: string, { angle }: Pick<WindowOptions, "angle">): Value | null {
  const slope = freeVariables(value).length > 0 && !isStepped(value) ? derivative(value, of, angle) : null;
  return slope && constantOf(slope, { angle });
}

function interceptOf({ value, exact: { valueAt, isIndeterminateAt } }: RealFunction): Value | null {
  const [known, there] = [valueAt(ZERO), value(0)];
  if (!Number.isFinite(there) || isIndeterminateAt(ZERO)) return null;
  return known ? exact(known) : approximate(Math.abs(there) <= 1e-15 ? 0 : there);
}

function examine(curve: RealFunction, from: number, to: number) {
  const { segments, rest: restOfSegments } = partition(curve, from, to);
  const isClear = restOfSegments === "none";
  const undecided = segments.filter(({ kind }) => kind === "undecided");
  const points = new Map(
    isClear ? undecided.map((segment) => [segment, discontinuityAt(curve, segment, reachOf(segments, segment))]) : [],
  );
  const inside = [...points.values()].filter((point) => point !== null);
  const isNew = ({ at }: { at: Value }) =>
    inside.every((other) => Math.abs(other.at.value - at.value) > 1e-9 * (to - from));
  const atEdges = isClear ? discontinuitiesAtEdges(curve, { from, to }).filter(isNew) : [];
  const discontinuities = [...inside, ...atEdges].sort((a, b) => a.at.value - b.at.value);
  const continuousIntervals = continuousIntervalsOf(segments, points);
  const monotonicity = findMonotoneIntervals(curve, continuousIntervals, to - from);
  const { intervals } = monotonicity;
  const turning = directionChanges(intervals).filter(
    (change) => monotonicity.rest === "none" || isConfirmed(curve, change, to - from),
  );
  const changes = [...turning, ...changesAtEdges(curve, { from, to }, discontinuities)].sort((a, b) => a.at - b.at);
  const extrema = changes.slice(0, MOST_NAMED + 1).map((change) => extremumAt(curve, change, to - from));
  const roots = findRoots(curve, { intervals, changes, extrema, discontinuities }, { from, to });
  const rest = isClear && !curve.isOver() ? monotonicity.rest : "perhaps";
  return {
    domain: {
      items: isClear ? findDomain(segments, (segment) => points.get(segment) ?? null) : [],
      rest: restOfSegments,
    },
    roots: upTo(roots, rest),
    extrema: upTo(extrema, rest),
    discontinuities: { items: discontinuities, rest: restOfSegments },
    intervals,
    continuousIntervals,
  };
}

function upTo<Item>(items: Item[], rest: "none" | "perhaps"): Found<Item> {
  return items.length > MOST_NAMED ? { items: items.slice(0, MOST_NAMED), rest: "more" } : { items, rest };
}

function edgesOf({ from, to }: Interval, curve: RealFunction, window: Interval): { from: Value; to: Value } {
  const edge = (at: number) =>
    at === window.from || at === window.to
      ? endOfWindow(at)
      : provenValue(at, curve.exact.isSingularAt, { near: 1e-14 * (window.to - window.from) });
  return { from: edge(from), to: edge(to) };
}

function reachOf(segments: readonly Segment[], segment: Segment): { before: number; after: number } {
  const first = segments[0]?.from ?? 0;
  const last = segments[segments.length - 1]?.to ?? 0;
  const most = (last - first) / 64;
  const others = segments.filter(({ kind }) => kind === "undecided");
  const previous = Math.max(...others.map(({ to }) => (to <= segment.from ? to : -Infinity)));
  const next = Math.min(...others.map(({ from }) => (from >= segment.to ? from : Infinity)));
  return { before: Math.min(most, segment.from - previous), after: Math.min(most, next - segment.to) };
}

function middleOf({ from, to }: Segment): number {
  return from <= 0 && to >= 0 ? 0 : (from + to) / 2;
}

function continuousIntervalsOf(
  segments: readonly Segment[],
  points: Map<Segment, Discontinuity | null>,
): ContinuousInterval[] {
  const edge = (segment: Segment | undefined, side: "before" | "after", otherwise: number) => {
    const point = segment && points.get(segment);
    if (segment && point === null) return { at: middleOf(segment), limit: null };
    const limit = point?.[side];
    if (typeof limit !== "object")
      return { at: otherwise, limit: limit === "up" ? Infinity : limit === "down" ? -Infinity : null };
    return { at: limit.value === point?.value?.value ? point.at.value : otherwise, limit: limit.value };
  };
  const continuousIntervals = segments.flatMap(({ kind, from, to }, k): ContinuousInterval[] => {
    if (kind !== "continuous") return [];
    const [first, last] = [edge(segments[k - 1], "after", from), edge(segments[k + 1], "before", to)];
    return [{ from: first.at, to: last.at, first: first.limit, last: last.limit }];
  });
  // An undecided segment where nothing happens, as where pieces meet, does not divide the interval.
  return continuousIntervals.reduce<ContinuousInterval[]>((joined, interval) => {
    const last = joined[joined.length - 1];
    if (last?.to === interval.from && last.last === null && interval.first === null) {
      return [...joined.slice(0, -1), { ...last, to: interval.to, last: interval.last }];
    }
    return [...joined, interval];
  }, []);
}
