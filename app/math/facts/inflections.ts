import type { AngleUnit } from "../numeric";
import type { Expression } from "../expression";
import { findCourse, type Solid } from "./course";
import { type Curve, curveOf } from "./curve";
import type { Found, Side, ToldPoint } from "./facts";
import { changesIn, isBorneOut } from "./legs";
import { limitOf } from "./limits";
import { isAsGood, touches } from "./roots";
import { slopeFormula } from "./slope-formula";
import { MOST } from "./stretches";
import { roughly, tell } from "./told";

/** How far around a place the slope must go on, in parts of the window: a little more than the shortest pieces that its course is divided into. */
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
 * Finds where a curve changes from bending upwards to bending downwards or back: its slope turns there, and has no break.
 * @returns null where there is no formula for the slope
 */
export function findInflections(
  value: Expression,
  curve: Curve,
  solids: readonly Solid[],
  { of, angle, budgetMs, whole }: InflectionOptions,
): Found<ToldPoint> | null {
  const formula = slopeFormula(value, of, angle);
  if (!formula) return null;
  const slopes = curveOf(formula, of, angle, budgetMs);
  const course = findCourse(
    slopes,
    solids.map((solid) => withLimits(slopes, solid)),
    whole,
  );
  const isProven = course.rest === "none";
  const goesOn = (at: number) => {
    const { defined, continuous } = slopes.within(at - AROUND * whole, at + AROUND * whole);
    return defined === "everywhere" && continuous;
  };
  const turns = changesIn(course.legs).filter(
    (change) => goesOn(change.at) && (isProven || isBorneOut(slopes, change, whole)),
  );
  if (turns.length > (isProven ? MOST : MOST_UNPROVEN)) return { items: [], rest: "more" };
  return {
    items: turns.map(({ at }) => tellPlace(curve, slopes, at, whole)),
    rest: slopes.isOver() ? "perhaps" : course.rest,
  };
}

// Towards an end the slope may grow without bound, as that of sqrt(x) does at 0.
function withLimits(slopes: Curve, { from, to }: Solid): Solid {
  const reach = (to - from) / REACH;
  const towards = (at: number, side: 1 | -1) =>
    slopes.isOver() ? null : boundless(limitOf((h) => slopes.value(at + side * h), reach));
  return { from, to, first: towards(from, 1), last: towards(to, -1) };
}

// A limit that is a number may be one of rounding errors.
function boundless(side: Side): number | null {
  return side === "up" ? Infinity : side === "down" ? -Infinity : null;
}

function tellPlace(curve: Curve, slopes: Curve, computed: number, whole: number): ToldPoint {
  const told = tell(computed, 1e-14 * whole);
  const at = isAsGood(slopes.slope, computed, told.value) ? told : roughly(computed);
  return { at, value: touches(curve, at.value, whole) ? tell(0) : tell(curve.value(at.value), 1e-14 * whole) };
}
