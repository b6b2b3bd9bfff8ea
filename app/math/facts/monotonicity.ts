import { bisect } from "./bisect";
import type { RealFunction } from "./real-function";
import { type ContinuousInterval, type Interval, mergeIntervals, type MonotoneInterval } from "./monotone-intervals";
import { MOST_NAMED } from "./partition";

const FIRST_CELLS = 192;
const DEEPEST = 12;
const MOST_CELLS = 2500;
/** The share of the window next to a known limit that may be judged by that limit. */
const NEAR = 1 / 32;
const WAY_STEPS = 10;

interface Monotonicity {
  intervals: MonotoneInterval[];
  rest: "none" | "perhaps";
}

/** A derivative without a zero proves monotonicity; a monotone derivative has at most one zero. Breadth first. */
export function findMonotoneIntervals(
  curve: RealFunction,
  continuousIntervals: readonly ContinuousInterval[],
  whole: number,
): Monotonicity {
  const intervals: MonotoneInterval[] = [];
  const unclear: Interval[] = [];
  let open = continuousIntervals.flatMap((interval) => grid(interval, whole));
  for (let depth = 0, seen = 0; open.length > 0; depth++) {
    const next: Interval[] = [];
    for (const piece of open) {
      const found = curve.isOver() ? null : look(curve, piece);
      if (found) intervals.push(...found);
      else if (depth >= (curve.hasFormula ? DEEPEST : 1)) unclear.push(piece);
      else next.push(...halves(piece));
    }
    seen += open.length;
    const isEnough = seen > MOST_CELLS || next.length > 6 * MOST_NAMED || curve.isOver();
    if (isEnough) unclear.push(...next);
    open = isEnough ? [] : next;
  }
  const { guesses, certain } = decide(curve, unclear, continuousIntervals, whole);
  return {
    intervals: mergeIntervals(curve, [...intervals, ...guesses], continuousIntervals),
    rest: certain ? "none" : "perhaps",
  };
}

function look(curve: RealFunction, { from, to }: Interval): MonotoneInterval[] | null {
  const { low, high } = curve.slopeWithin(from, to);
  if (low === 0 && high === 0) return [{ from, to, goes: "level" }];
  if (low >= 0) return [{ from, to, goes: "up" }];
  if (high <= 0) return [{ from, to, goes: "down" }];
  return curve.isSlopeMonotone(from, to) ? withOneExtremum(curve, { from, to }) : null;
}

function withOneExtremum(curve: RealFunction, { from, to }: Interval): MonotoneInterval[] {
  const inset = curve.hasFormula ? 0 : (to - from) / 50;
  const [first, last] = [curve.slope(from + inset), curve.slope(to - inset)];
  if (!(first * last < 0)) return [{ from, to, goes: curve.value(to) >= curve.value(from) ? "up" : "down" }];
  const at = bisect(curve.slope, from + inset, to - inset);
  const [one, other] = first > 0 ? (["up", "down"] as const) : (["down", "up"] as const);
  return [
    { from, to: at, goes: one },
    { from: at, to, goes: other },
  ];
}

// Inconclusive bounds: next to a break the way to the limit counts if straight; elsewhere a change of sign shows an
// extremum, but others may hide unless the piece is as short as around a corner.
function decide(
  curve: RealFunction,
  unclear: Interval[],
  continuousIntervals: readonly ContinuousInterval[],
  whole: number,
): { guesses: MonotoneInterval[]; certain: boolean } {
  const groups = grouped(unclear).map((pieces) => {
    const all = { from: pieces[0]?.from ?? 0, to: pieces[pieces.length - 1]?.to ?? 0 };
    const isShort =
      all.to - all.from <= (4 * whole) / FIRST_CELLS / 2 ** DEEPEST &&
      !continuousIntervals.some(({ from, to }) => from === all.from || to === all.to);
    const way = all.to - all.from < NEAR * whole ? monotoneTowardsLimit(curve, all, continuousIntervals) : null;
    return { pieces: isShort ? [all] : pieces, way, certain: way !== null || isShort };
  });
  const guesses = groups.flatMap(({ pieces, way }) =>
    way
      ? [way]
      : pieces.slice(0, 12 * MOST_NAMED).flatMap((piece) => (curve.isOver() ? [] : withOneExtremum(curve, piece))),
  );
  return { guesses, certain: groups.every(({ certain }) => certain) };
}

function monotoneTowardsLimit(
  { value }: RealFunction,
  { from, to }: Interval,
  continuousIntervals: readonly ContinuousInterval[],
): MonotoneInterval | null {
  const before = continuousIntervals.find((interval) => interval.from === from)?.first ?? null;
  const after = continuousIntervals.find((interval) => interval.to === to)?.last ?? null;
  const limit = before ?? after;
  if (limit === null || (before !== null && after !== null)) return null;
  const steps = Array.from({ length: WAY_STEPS }, (_, k) =>
    value(before === null ? to - (to - from) * 2 ** -k : from + (to - from) * 2 ** -k),
  );
  const total = (Number.isFinite(limit) ? limit : (steps[WAY_STEPS - 1] ?? NaN)) - (steps[0] ?? NaN);
  const rises = [...steps, limit].slice(1).map((step, k) => (step - (steps[k] ?? NaN)) * Math.sign(total));
  if (!rises.every((rise) => rise >= -1e-6 * Math.abs(total))) return null;
  return { from, to, goes: total > 0 === (before === null) ? "up" : "down" };
}

function grid({ from, to }: Interval, whole: number): Interval[] {
  const count = Math.max(4, Math.ceil((FIRST_CELLS * (to - from)) / whole));
  const edge = (k: number) => (k === count ? to : from + ((to - from) * k) / count);
  return Array.from({ length: count }, (_, k) => ({ from: edge(k), to: edge(k + 1) }));
}

function halves({ from, to }: Interval): Interval[] {
  const middle = (from + to) / 2;
  return [
    { from, to: middle },
    { from: middle, to },
  ];
}

function grouped(pieces: Interval[]): Interval[][] {
  const groups: Interval[][] = [];
  for (const piece of pieces.sort((a, b) => a.from - b.from)) {
    const last = groups[groups.length - 1];
    if (last && last[last.length - 1]?.to === piece.from) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}
