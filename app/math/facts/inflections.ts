import type { ExactNumber } from "../exact";
import type { AngleUnit } from "../numeric";
import type { Expression } from "../expression";
import { findMonotoneIntervals } from "./monotonicity";
import { type RealFunction, realFunction } from "./real-function";
import type { Found, OneSidedLimit, CurvePoint } from "./facts";
import { type ContinuousInterval, directionChanges, type Interval, isConfirmed } from "./monotone-intervals";
import { limitOf } from "./limits";
import { slopeFormula } from "./slope-formula";
import { MOST_NAMED } from "./partition";
import { provenValue } from "./value";
import { valueAt } from "./extrema";
import { changesAtEdges } from "./window-edge";

/** Share of the window over which the slope must be continuous: slightly more than the shortest monotone pieces. */
const AROUND = 1e-5;
/** More unproven inflections than this may be rounding errors. */
const MOST_UNPROVEN = 12;
const REACH = 16;

interface InflectionOptions {
  of: "x" | "y";
  angle: AngleUnit;
  budgetMs: number;
  window: Interval;
}

/** @returns null where there is no formula for the slope */
export function findInflections(
  value: Expression,
  curve: RealFunction,
  continuousIntervals: readonly ContinuousInterval[],
  { of, angle, budgetMs, window }: InflectionOptions,
): Found<CurvePoint> | null {
  const formula = slopeFormula(value, of, angle);
  if (!formula) return null;
  const slopes = realFunction(formula, of, angle, budgetMs);
  const whole = window.to - window.from;
  const monotonicity = findMonotoneIntervals(
    slopes,
    continuousIntervals.map((interval) => withLimits(slopes, interval)),
    whole,
  );
  const isProven = monotonicity.rest === "none";
  const goesOn = (at: number) => {
    const { defined, continuous } = slopes.within(at - AROUND * whole, at + AROUND * whole);
    return defined === "everywhere" && continuous;
  };
  const inside = directionChanges(monotonicity.intervals).filter(
    (change) => isProven || isConfirmed(slopes, change, whole),
  );
  const extrema = [...inside, ...changesAtEdges(slopes, window)]
    .filter(({ at }) => goesOn(at))
    .sort((a, b) => a.at - b.at);
  if (extrema.length > (isProven ? MOST_NAMED : MOST_UNPROVEN)) return { items: [], rest: "more" };
  return {
    items: extrema.map(({ at }) => pointAt(curve, slopes, at, whole)),
    rest: slopes.isOver() ? "perhaps" : monotonicity.rest,
  };
}

// Towards an end the slope may grow without bound, as that of sqrt(x) does at 0.
function withLimits(slopes: RealFunction, { from, to }: ContinuousInterval): ContinuousInterval {
  const reach = (to - from) / REACH;
  const towards = (at: number, side: 1 | -1) =>
    slopes.isOver() ? null : boundless(limitOf((h) => slopes.value(at + side * h), reach));
  return { from, to, first: towards(from, 1), last: towards(to, -1) };
}

// A finite limit may come from rounding errors.
function boundless(side: OneSidedLimit): number | null {
  return side === "up" ? Infinity : side === "down" ? -Infinity : null;
}

function pointAt(curve: RealFunction, slopes: RealFunction, computed: number, whole: number): CurvePoint {
  const isProof = (at: ExactNumber) => slopes.exactSlope?.isZeroAt(at) ?? false;
  const at = provenValue(computed, isProof, { near: 1e-14 * whole, resolution: whole / 1000 });
  return { at, value: valueAt(curve, at, whole) };
}
