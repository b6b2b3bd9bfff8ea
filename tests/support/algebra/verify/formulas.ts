import { formulaMistake, slope } from "../formulas";
import type { Problem } from "../problem";
import { lettersOf, near, pointValue, realValue, type Setting, settings } from "../values";

/** Why an expected formula or value cannot be that of what is written, or null. Letters take many values. */
export function equalityDoubt(problem: Problem, expected: string | null): string | null {
  const written = withValues(problem);
  const isComplex = problem.domain === "complex";
  if (expected !== null) return formulaMistake(expected, written, { isComplex });
  // 0^0 is 1 in programs and undefined in algebra.
  if (written === "0^0" || problem.dict_of_vars?.x === "0") return null;
  const values = settings(lettersOf(written).filter((letter) => letter !== "i" || !isComplex)).map(
    (setting) => pointValue(written, isComplex, setting)[0],
  );
  const value = values.find((real) => Number.isFinite(real) && Math.abs(real) < 1e10);
  return value === undefined ? null : `is ${value}`;
}

function withValues({ expression, dict_of_vars: values = {} }: Problem): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(new RegExp(`(?<![a-z])${name}(?![a-z])`, "g"), `(${value})`),
    [expression].flat().join(),
  );
}

const DERIVATIVE = /^d(?:\^(\d))?\/d([a-z])(?:\^\d)? (.*)$/;

/** Why an expected derivative is not the slope of what is written, or null. */
export function derivativeDoubt({ expression, for: given }: Problem, expected: string): string | null {
  const text = [expression].flat().join();
  const [, order = "1", variable = given ?? "x", of = text] = DERIVATIVE.exec(text) ?? [];
  const letters = [...new Set([...lettersOf(of), ...lettersOf(expected), variable])];
  for (const setting of settings(letters).filter((one) =>
    Object.values(one).every((value) => Math.abs(value) < 4 && Math.abs(value) > 0.1),
  )) {
    const found = slopeOf(of, variable, setting, Number(order));
    const right = realValue(expected, setting);
    if (Number.isFinite(found) && Number.isFinite(right) && !near(found, right, Number(order) > 1 ? 1e-3 : 1e-5)) {
      return `is ${found}, not ${right} at ${JSON.stringify(setting)}`;
    }
  }
  return null;
}

// Differences of higher order directly from values.
function slopeOf(text: string, variable: string, setting: Setting, order: number): number {
  if (order === 1) return slope(text, variable, setting);
  const step = order === 2 ? 1e-3 : 1e-2;
  const weights = order === 2 ? [1, -2, 1] : [-0.5, 1, 0, -1, 0.5];
  const middle = (weights.length - 1) / 2;
  const sum = weights.reduce((total, weight, k) => {
    const x = (setting[variable] ?? NaN) + (k - middle) * step;
    return weight === 0 ? total : total + weight * realValue(text, { ...setting, [variable]: x });
  }, 0);
  return sum / step ** order;
}

const INTEGRAL = /^\\?int(?:_(\{[^}]*\}|\([^)]*\)|[^ ^]+)\^(\([^)]*\)|infinity|[^ ]+))? (.*?)(?: \\,)? d([a-z])$/;

/** Why an expected antiderivative, `+ C`, does not have the integrand for its slope, or null. */
export function antiderivativeDoubt({ expression, for: given }: Problem, expected: string): string | null {
  const text = [expression].flat().join();
  const [, , , of = text, variable = given ?? "x"] = INTEGRAL.exec(text) ?? [];
  return derivativeDoubt(
    { kind: "", expression: expected, for: variable, expect: { kind: "refused" }, orElse: [] },
    of,
  );
}

/** Why an expected integral between bounds is not the area by rectangles on transformed bounds, or null. */
export function areaDoubt({ expression }: Problem, expected: string): string | null {
  const [, from = "", to = "", of = "", variable = "x"] = INTEGRAL.exec([expression].flat().join()) ?? [];
  const [low, high] = [from, to].map((bound) => realValue(bound.replace(/^\{(.*)\}$/, "$1")));
  const setting = Object.fromEntries(lettersOf(of).map((letter) => [letter, 1.7]));
  const f = (x: number) => realValue(of, { ...setting, [variable]: x });
  const found = area(f, low ?? NaN, high ?? NaN);
  const right = realValue(expected, setting);
  return near(found, right, 1e-4) ? null : `is ${found}, not ${right}`;
}

// Double exponential quadrature after Takahasi and Mori; pieces keep corners at their ends.
function area(f: (x: number) => number, low: number, high: number): number {
  if (low > high) return -area(f, high, low);
  const corners = [-1, 0, 1, Math.PI].filter((corner) => corner > low && corner < high);
  const ends = [low, ...corners, high];
  return ends.slice(1).reduce((sum, end, k) => sum + piece(f, ends[k] ?? NaN, end), 0);
}

function piece(f: (x: number) => number, low: number, high: number): number {
  let sum = 0;
  for (let t = -4; t <= 4; t += 1 / 64) {
    const [x, weight] = node(t, low, high);
    const value = f(x);
    if (Number.isFinite(value) && weight > 1e-300 && Number.isFinite(weight)) sum += value * weight;
  }
  return sum / 64;
}

function node(t: number, low: number, high: number): [number, number] {
  const inner = (Math.PI / 2) * Math.sinh(t);
  const rate = (Math.PI / 2) * Math.cosh(t);
  if (low === -Infinity) {
    const [x, weight] = node(t, -high, Infinity);
    return [-x, weight];
  }
  if (high === Infinity) return [low + Math.exp(inner), Math.exp(inner) * rate];
  const half = (high - low) / 2;
  return [low + half * (1 + Math.tanh(inner)), (half * rate) / Math.cosh(inner) ** 2];
}
