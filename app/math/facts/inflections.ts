import type { AngleUnit } from "../numeric";
import type { Expression } from "../expression";
import { findMonotoneIntervals, type ContinuousInterval } from "./monotonicity";
import { type RealFunction, realFunction } from "./real-function";
import type { Found, OneSidedLimit, ToldPoint } from "./facts";
import { directionChanges, isConfirmed } from "./monotone-intervals";
import { limitOf } from "./limits";
import { isAsGood, touchesZero } from "./roots";
import { slopeFormula } from "./slope-formula";
import { MOST_NAMED } from "./partition";
import { roughly, tell } from "./told";

/** How far around a place the slope must go on, in parts of the window: a little more than the shortest pieces that its monotonicity is divided into. */
const AROUND = 1e-5;
/** More than these may be rounding errors where they are not proven. */
const MOST_UNPROVEN = 12;
/** The part of a stretch, at each end, over which a limit of the slope is looked for. */
const REACH = 16;

/** What a curve is a curve of, and how long the window is. */
interface InflectionOptions {
  of: "x" | "y";
  angle: AngleUnit;
  budgetMs: number;
  whole: number;
}

/**
 * Finds where a curve changes from bending upwards to bending downwards or back: its slope has an extremum there, and has no break.
 * @returns null where there is no formula for the slope
 */
export function findInflections(
  value: Expression,
  curve: RealFunction,
  solids: readonly ContinuousInterval[],
  { of, angle, budgetMs, whole }: InflectionOptions,
): Found<ToldPoint> | null {
  const formula = slopeFormula(value, of, angle);
  if (!formula) return null;
  const slopes = realFunction(formula, of, angle, budgetMs);
  const monotonicity = findMonotoneIntervals(
    slopes,
    solids.map((solid) => withLimits(slopes, solid)),
    whole,
  );
  const isProven = monotonicity.rest === "none";
  const goesOn = (at: number) => {
    const { defined, continuous } = slopes.within(at - AROUND * whole, at + AROUND * whole);
    return defined === "everywhere" && continuous;
  };
  const extrema = directionChanges(monotonicity.intervals).filter(
    (change) => goesOn(change.at) && (isProven || isConfirmed(slopes, change, whole)),
  );
  if (extrema.length > (isProven ? MOST_NAMED : MOST_UNPROVEN)) return { items: [], rest: "more" };
  return {
    items: extrema.map(({ at }) => tellPlace(curve, slopes, at, whole)),
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

// A limit that is a number may be one of rounding errors.
function boundless(side: OneSidedLimit): number | null {
  return side === "up" ? Infinity : side === "down" ? -Infinity : null;
}

function tellPlace(curve: RealFunction, slopes: RealFunction, computed: number, whole: number): ToldPoint {
  const told = tell(computed, 1e-14 * whole);
  const at = isAsGood(slopes.slope, computed, told.value) ? told : roughly(computed);
  return { at, value: touchesZero(curve, at.value, whole) ? tell(0) : tell(curve.value(at.value), 1e-14 * whole) };
}
