import { derivative } from "../derivative";
import type { AngleUnit } from "../evaluator";
import type { Expression } from "../expression";
import { findCourse, type Solid } from "./course";
import { type Curve, curveOf } from "./curve";
import type { Found, ToldPoint } from "./facts";
import { changesIn } from "./legs";
import { isAsGood, touches } from "./roots";
import { MOST } from "./stretches";
import { roughly, tell } from "./told";

/** How far around a place the slope must go on, in parts of the window. */
const AROUND = 1e-7;

/** Finds where a curve changes from bending upwards to bending downwards or back: its slope turns there, and has no break. */
export function findInflections(value: Expression, curve: Curve, solids: readonly Solid[], { of, angle, budgetMs, whole }: { of: string; angle: AngleUnit; budgetMs: number; whole: number }): Found<ToldPoint> {
  const formula = derivative(value, of, angle);
  if (!formula || !curve.hasFormula) return { items: [], rest: "perhaps" };
  const slopes = curveOf(formula, of, angle, budgetMs);
  const course = findCourse(slopes, solids.map(({ from, to }) => ({ from, to, first: null, last: null })), whole);
  const goesOn = (at: number) => {
    const { defined, continuous } = slopes.within(at - AROUND * whole, at + AROUND * whole);
    return defined === "everywhere" && continuous;
  };
  const places = course.rest === "none" ? changesIn(course.legs).map(({ at }) => at).filter(goesOn) : [];
  if (places.length > MOST) return { items: [], rest: "more" };
  return { items: places.map((at) => tellPlace(curve, slopes, at, whole)), rest: slopes.isOver() ? "perhaps" : course.rest };
}

function tellPlace(curve: Curve, slopes: Curve, computed: number, whole: number): ToldPoint {
  const told = tell(computed, 1e-14 * whole);
  const at = isAsGood(slopes.slope, computed, told.value) ? told : roughly(computed);
  return { at, value: touches(curve, at.value, whole) ? tell(0) : tell(curve.value(at.value), 1e-14 * whole) };
}
