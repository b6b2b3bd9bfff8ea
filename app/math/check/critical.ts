import { throwIfInterrupted } from "../budget";
import {
  add,
  areEqual,
  divide,
  evaluate,
  exactly,
  multiply,
  PI,
  type Point,
  type Real,
  signOf,
  subtract,
  toNumber,
  uncertain,
} from "../ball";
import { Q } from "../exact";
import { EvaluationError, type Expression, freeVariables, keyOf } from "../expression";
import { compile } from "../numeric";
import { zerosByFormula } from "./zeros-by-formula";
import { polynomialZeros } from "./polynomial-zeros";

const LARGEST_DENOMINATOR = 120;
const MOST_ROOTS = 40;
const BEYOND = [1, 3, 10];
const GRID = gridOf();

/**
 * Values of one variable at which one of the expressions is zero, the others being as in `rest`: rational ones exactly,
 * others in balls. All of a polynomial; of other functions, double zeros may be missed, and what is beyond 10^15.
 */
export function zerosOf(
  expressions: readonly Expression[],
  name: string,
  rest: Point,
  known: readonly Real[] = [],
): Real[] {
  const all = expressions.flatMap((expression) => {
    const names = freeVariables(expression);
    if (!names.includes(name)) return [];
    return names.length === 1 ? rememberedZeros(expression, name) : zerosOfOne(expression, name, rest);
  });
  return withoutRepeats([...known, ...all]);
}

/** Lines of a solution have much in common: zeros of expressions in one variable are found once. */
const remembered = new Map<string, Real[]>();
const MOST_REMEMBERED = 300;

function rememberedZeros(expression: Expression, name: string): Real[] {
  const key = keyOf(expression);
  const zeros = remembered.get(key) ?? zerosOfOne(expression, name, new Map());
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, zeros);
  return zeros;
}

function zerosOfOne(expression: Expression, name: string, rest: Point): Real[] {
  const solved = zerosByFormula(expression, name, rest);
  if (solved) return solved;
  const exact = polynomialZeros(expression, name, rest);
  if (exact) return exact;
  const at = numericAt(expression, name, rest);
  const isZero = (value: Real) => vanishes(expression, new Map([...rest, [name, value]]));
  return (at ? zerosNear(at) : []).flatMap((near) => {
    const zero = rationalZero(near, isZero) ?? angleZero(near, isZero) ?? refined(near, expression, name, rest);
    return zero ?? [];
  });
}

function withoutRepeats(values: readonly Real[]): Real[] {
  return values.filter((value, k) => values.findIndex((other) => areEqual(value, other) === true) === k);
}

function zerosNear(at: (x: number) => number): number[] {
  const values = GRID.map(at);
  // What is zero everywhere changes nowhere.
  if (values.filter((value) => value === 0).length > values.length / 4) return [];
  const found: number[] = [];
  for (let k = 1; k < GRID.length && found.length < MOST_ROOTS; k++) {
    throwIfInterrupted();
    const [a = 0, b = 0, u = NaN, v = NaN] = [GRID[k - 1], GRID[k], values[k - 1], values[k]];
    // Also where it is defined on one side only, and where it touches zero.
    if (!(u * v > 0)) found.push(...(Number.isNaN(u) && Number.isNaN(v) ? [] : [bisect(at, a, b, u)]));
    else if (isTouching(values, k)) found.push(flattest(at, a, GRID[k + 1] ?? b));
  }
  return found;
}

function vanishes(expression: Expression, point: Point): boolean {
  const result = evaluate(expression, point);
  return typeof result === "object" && signOf(result) === 0;
}

function numericAt(expression: Expression, name: string, rest: Point): ((x: number) => number) | null {
  const others = [...rest].filter(([other]) => other !== name);
  try {
    const f = compile(expression, [name, ...others.map(([other]) => other)]);
    const values = others.map(([, value]) => toNumber(value));
    return (x) => f([x, ...values]);
  } catch (error) {
    if (error instanceof EvaluationError) return null;
    throw error;
  }
}

function isTouching(values: readonly number[], k: number): boolean {
  const [a, b, c] = [values[k - 1], values[k], values[k + 1]].map((value) => Math.abs(value ?? NaN));
  return a !== undefined && b !== undefined && c !== undefined && b <= a && b <= c && b < 1;
}

function bisect(at: (x: number) => number, from: number, to: number, first: number): number {
  let [a, b] = [from, to];
  for (let round = 0; round < 100; round++) {
    const middle = (a + b) / 2;
    if (at(middle) * first > 0) a = middle;
    else b = middle;
  }
  return b;
}

function flattest(at: (x: number) => number, from: number, to: number): number {
  let [a, b] = [from, to];
  for (let round = 0; round < 80; round++) {
    const third = (b - a) / 3;
    if (Math.abs(at(a + third)) < Math.abs(at(b - third))) b -= third;
    else a += third;
  }
  return (a + b) / 2;
}

function rationalZero(near: number, isZero: (value: Real) => boolean): Real | null {
  for (let below = 1; below <= LARGEST_DENOMINATOR; below++) {
    const above = Math.round(near * below);
    if (Math.abs(above / below - near) > 1e-7 * Math.max(1, Math.abs(near))) continue;
    const value = exactly(Q.rational(above, below));
    return isZero(value) ? value : null;
  }
  return null;
}

// A part of π, where a trigonometric function only touches zero.
function angleZero(near: number, isZero: (value: Real) => boolean): Real | null {
  const parts = Math.round((near * 12) / Math.PI);
  if (Math.abs((parts * Math.PI) / 12 - near) > 1e-6 * Math.max(1, Math.abs(near))) return null;
  const value = multiply(PI, exactly(Q.rational(parts, 12)));
  return isZero(value) ? value : null;
}

// The secant method with many digits; the ball then holds the zero.
function refined(near: number, expression: Expression, name: string, rest: Point): Real | null {
  const at = (x: Real) => evaluate(expression, new Map([...rest, [name, x]]));
  const start = Q.rationalFromNumber(near);
  if (!start) return null;
  let [x, before] = [exactly(start), exactly(Q.add(start, Q.rational(1, 10 ** 9)))];
  for (let round = 0; round < 12; round++) {
    const [y, past] = [at(x), at(before)];
    if (typeof y === "string" || typeof past === "string") return null;
    const run = divide(subtract(y, past), subtract(x, before));
    const step = typeof run === "string" ? run : divide(y, run);
    if (typeof step === "string") break;
    [before, x] = [x, uncertain(subtract(x, step), 0)];
    if (areEqual(x, before)) break;
  }
  const zero = uncertain(x, 220);
  const result = at(zero);
  return typeof result === "object" && signOf(result) === 0 && Math.abs(toNumber(zero) - near) < 1e-3 ? zero : null;
}

/** The values between neighbours, and beyond the ends. */
export function between(values: readonly Real[]): Real[] {
  const sorted = [...values].sort((a, b) => toNumber(a) - toNumber(b));
  const middles = sorted
    .slice(1)
    .map((value, k) => Q.rationalFromNumber((toNumber(sorted[k] ?? value) + toNumber(value)) / 2));
  const ends = [sorted[0], sorted.at(-1)].flatMap((end, k) =>
    end ? BEYOND.map((by) => add(end, exactly(Q.rational(k === 0 ? -by : by)))) : [],
  );
  return [...middles.flatMap((middle) => (middle ? [exactly(middle)] : [])), ...ends];
}

function gridOf(): number[] {
  const near = Array.from({ length: 161 }, (_, k) => (k - 80) / 4 + 0.0137);
  const far = Array.from({ length: 48 }, (_, k) => 20.5 * (k < 24 ? 1.3 ** (k + 1) : 1.3 ** 24 * 3 ** (k - 23)));
  return [...far.map((x) => -x).reverse(), ...near, ...far];
}
