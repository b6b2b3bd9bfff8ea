import { type AngleUnit, compile, constantValue } from "../numeric";
import { childrenOf, type Expression, freeVariables } from "../expression";
import { compileIntervals, EVERYWHERE, type IntervalFunction, NEVER, SOMEWHERE } from "../interval";
import { guaranteedSteps, systemClock } from "../budget";
import { type ExactFunction, exactFunction } from "./exact-function";
import { slopeFormula } from "./slope-formula";

export interface RealFunction {
  value: (at: number) => number;
  slope: (at: number) => number;
  hasFormula: boolean;
  exact: ExactFunction;
  exactSlope: ExactFunction | null;
  /** An enclosure of the values, and whether the function is proven defined and continuous. */
  within: (from: number, to: number) => Enclosure;
  /** Bounds of the derivative, valid where the function is continuous. */
  slopeWithin: (from: number, to: number) => { low: number; high: number };
  /** Whether the derivative is proven continuous and monotone. */
  isSlopeMonotone: (from: number, to: number) => boolean;
  isOver: () => boolean;
}

interface Enclosure {
  low: number;
  high: number;
  defined: "everywhere" | "somewhere" | "nowhere";
  continuous: boolean;
}

const USUAL_TERMS = 16;

/** @throws EvaluationError if it depends on another variable */
export function realFunction(
  expression: Expression,
  variable: string,
  angle: AngleUnit,
  budgetMs: number,
): RealFunction {
  const deadline = systemClock() + budgetMs;
  // A step here costs more than one of a drawing.
  let sure = ((2 / 3) * guaranteedSteps([expression])) / Math.max(1, termsIn(expression) / USUAL_TERMS);
  const value = numbersOf(expression, variable, angle);
  const formula = slopeFormula(expression, variable, angle);
  const bounds = compileIntervals(expression, [variable], angle);
  const slopes = formula && compileIntervals(formula, [variable], angle);
  const isOver = () => (sure -= 1) < 0 && systemClock() > deadline;
  return {
    value,
    slope: formula ? numbersOf(formula, variable, angle) : differences(value),
    hasFormula: formula !== null,
    exact: timed(exactFunction(expression, variable, angle), isOver),
    exactSlope: formula && timed(exactFunction(formula, variable, angle), isOver),
    within: (from, to) => enclosure(bounds, from, to),
    slopeWithin: (from, to) => slopeBounds(bounds, slopes, from, to),
    isSlopeMonotone: (from, to) => slopes !== null && isMonotone(slopes, from, to),
    isOver,
  };
}

// A step costs as much as a sum has terms.
function termsIn(of: Expression): number {
  const inner = Math.max(1, ...childrenOf(of).map(termsIn));
  if (of.kind !== "sum" || freeVariables(of.from).length + freeVariables(of.to).length > 0) return inner;
  return inner * Math.max(1, constantValue(of.to) - constantValue(of.from) + 1 || 1);
}

// Proofs cost more than numbers: without time for them a value stays approximate.
function timed(proofs: ExactFunction, isOver: () => boolean): ExactFunction {
  return {
    valueAt: (at) => (isOver() ? null : proofs.valueAt(at)),
    isZeroAt: (at) => !isOver() && proofs.isZeroAt(at),
    isIndeterminateAt: proofs.isIndeterminateAt,
    isSingularAt: (at) => !isOver() && proofs.isSingularAt(at),
    limitAt: (to, side) => (isOver() ? null : proofs.limitAt(to, side)),
    lineAt: (side) => (isOver() ? null : proofs.lineAt(side)),
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

// The derivative's formula may tell the sign where these bounds do not: cancelling terms are collected in it.
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
