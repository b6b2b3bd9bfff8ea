import { type AngleUnit, compile } from "../numeric";
import type { Expression } from "../expression";
import { compileIntervals, EVERYWHERE, type IntervalFunction, NEVER, SOMEWHERE } from "../interval";
import { sureSteps, systemClock } from "../budget";
import { type ExactFunction, exactFunction } from "./exact-function";
import { slopeFormula } from "./slope-formula";

/** A function of one variable with all that the search for facts asks of it. */
export interface RealFunction {
  value: (at: number) => number;
  /** The derivative; from differences, where there is no formula for it. */
  slope: (at: number) => number;
  hasFormula: boolean;
  /** The function and its derivative without rounding. */
  exact: ExactFunction;
  exactSlope: ExactFunction | null;
  /** Where the values over a stretch lie, and whether the function is proven to be defined and continuous there. */
  within: (from: number, to: number) => Enclosure;
  /** Bounds of the derivative over a stretch on which the function is continuous. */
  slopeWithin: (from: number, to: number) => { low: number; high: number };
  /** Whether the derivative itself is continuous and only rises, or only falls, on a stretch. */
  isSlopeMonotone: (from: number, to: number) => boolean;
  /** Asked at every step: whether the time is up, beyond the steps that are sure. Then what is known so far has to do. */
  isOver: () => boolean;
}

interface Enclosure {
  low: number;
  high: number;
  defined: "everywhere" | "somewhere" | "nowhere";
  continuous: boolean;
}

/**
 * Prepares an expression of one variable for the search.
 * @throws EvaluationError where it depends on another variable
 */
export function realFunction(
  expression: Expression,
  variable: string,
  angle: AngleUnit,
  budgetMs: number,
): RealFunction {
  const deadline = systemClock() + budgetMs;
  // A step here takes more than one of a drawing.
  let sure = (2 / 3) * sureSteps([expression]);
  const value = numbersOf(expression, variable, angle);
  const formula = slopeFormula(expression, variable, angle);
  const bounds = compileIntervals(expression, [variable], angle);
  const slopes = formula && compileIntervals(formula, [variable], angle);
  return {
    value,
    slope: formula ? numbersOf(formula, variable, angle) : differences(value),
    hasFormula: formula !== null,
    exact: exactFunction(expression, variable, angle),
    exactSlope: formula && exactFunction(formula, variable, angle),
    within: (from, to) => enclosure(bounds, from, to),
    slopeWithin: (from, to) => slopeBounds(bounds, slopes, from, to),
    isSlopeMonotone: (from, to) => slopes !== null && isMonotone(slopes, from, to),
    isOver: () => (sure -= 1) < 0 && systemClock() > deadline,
  };
}

function numbersOf(expression: Expression, variable: string, angle: AngleUnit): (at: number) => number {
  const f = compile(expression, [variable], angle);
  const place = [0];
  return (at) => {
    place[0] = at;
    return f(place);
  };
}

function differences(f: (at: number) => number): (at: number) => number {
  return (at) => {
    const step = 1e-6 * Math.max(1, Math.abs(at));
    return (f(at + step) - f(at - step)) / (2 * step);
  };
}

const box = [0, 0];

function enclosure(bounds: IntervalFunction, from: number, to: number): Enclosure {
  [box[0], box[1]] = [from, to];
  const { lo, hi, defined, continuous } = bounds.evaluate(box);
  return { low: lo, high: hi, defined: DEFINED[defined], continuous };
}

const DEFINED = { [NEVER]: "nowhere", [SOMEWHERE]: "somewhere", [EVERYWHERE]: "everywhere" } as const;

// Where the bounds do not tell the slope's sign, those of its formula may: terms that cancel are collected in it.
function slopeBounds(
  bounds: IntervalFunction,
  formula: IntervalFunction | null,
  from: number,
  to: number,
): { low: number; high: number } {
  [box[0], box[1]] = [from, to];
  const { defined, continuous } = bounds.evaluate(box);
  if (defined !== EVERYWHERE || !continuous) return { low: -Infinity, high: Infinity };
  const { lo, hi } = bounds.differentiate(0).slope;
  if (!formula || lo >= 0 || hi <= 0) return { low: lo, high: hi };
  const values = formula.evaluate(box);
  return values.defined === EVERYWHERE && values.continuous
    ? { low: Math.max(lo, values.lo), high: Math.min(hi, values.hi) }
    : { low: lo, high: hi };
}

function isMonotone(slopes: IntervalFunction, from: number, to: number): boolean {
  const { low, high } = slopeBounds(slopes, null, from, to);
  return low >= 0 || high <= 0;
}
