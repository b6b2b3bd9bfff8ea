import { childrenOf, type Expression, type Relation } from "~/math/expression";
import { compile } from "~/math/numeric";
import { realValueOf, type Setting } from "../values";

const LEFT = -24.0171;
const RIGHT = 24.0133;
const CELLS = 960;
const ZERO = 1e-11;
// At a pole that is removed, as in (x^2 - 1)/(x - 1), nearby values say nothing.
const POLE = 1e6;

type Real = (x: number) => number;

/** Numbers near which an equation in one letter certainly holds: found by sampling, without any algebra. */
export function rootsNear({ sides, operators }: Relation, letter: string, setting: Setting): number[] {
  const [left, right] = sides;
  if (!left || !right || operators.join() !== "=") return [];
  const [a, b] = [realFunction(left, letter, setting), realFunction(right, letter, setting)];
  const difference: Real = (x) => a(x) - b(x);
  const isRoot = (x: number) =>
    !sides.some((side) => hasPole(side, { ...setting, [letter]: x })) && isProven(difference, x);
  const xs = Array.from({ length: CELLS + 1 }, (_, k) => LEFT + ((RIGHT - LEFT) * k) / CELLS);
  const values = xs.map(difference);
  return xs.flatMap((x, k) => {
    const [before = NaN, here = NaN, after = NaN] = [values[k - 1], values[k], values[k + 1]];
    const next = xs[k + 1] ?? NaN;
    if (here * after < 0) return [bisected(difference, x, next)].filter(isRoot);
    const isLow = Math.abs(here) <= Math.abs(before) && Math.abs(here) <= Math.abs(after);
    return isLow && here * before > 0 ? [lowest(difference, xs[k - 1] ?? NaN, next)].filter(isRoot) : [];
  });
}

// A change of sign at a pole or at a jump is no root.
function isProven(f: Real, x: number): boolean {
  return Math.abs(f(x)) < ZERO && !(Math.abs(f(x + 1e-6) - f(x - 1e-6)) > 1e-2);
}

/** Whether a denominator vanishes there, or nearly. */
export function hasPole(expression: Expression, setting: Setting): boolean {
  const isQuotient = expression.kind === "binary" && expression.operator === "/";
  if (isQuotient && Math.abs(realValueOf(expression.right, setting)) < 1 / POLE) return true;
  return (
    Math.abs(realValueOf(expression, setting)) > POLE || childrenOf(expression).some((child) => hasPole(child, setting))
  );
}

function realFunction(expression: Expression, letter: string, setting: Setting): Real {
  const names = [...Object.keys(setting), letter];
  const evaluate = compile(expression, names);
  const values = names.map((name) => setting[name] ?? NaN);
  return (x) => evaluate([...values.slice(0, -1), x]);
}

function bisected(f: Real, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let k = 0; k < 56; k++) {
    const middle = (low + high) / 2;
    if (f(middle) * f(low) <= 0) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

function lowest(f: Real, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let k = 0; k < 60; k++) {
    const a = low + (high - low) * 0.382;
    const b = low + (high - low) * 0.618;
    if (Math.abs(f(a)) < Math.abs(f(b))) high = b;
    else low = a;
  }
  return (low + high) / 2;
}

/** Solutions of a system that random starts lead to, by the method of Gauss and Newton. */
export function commonRoots(lines: readonly Relation[], letters: readonly string[], random: () => number): number[][] {
  const residual = (point: readonly number[]) => {
    const setting = Object.fromEntries(letters.map((name, k) => [name, point[k] ?? NaN]));
    return lines.flatMap(({ sides }) =>
      sides.slice(1).map((side, k) => realValueOf(sides[k] ?? side, setting) - realValueOf(side, setting)),
    );
  };
  const starts = Array.from({ length: 24 }, () => letters.map(() => 12 * random() - 6));
  return starts
    .map((start) => descend(residual, start))
    .filter((point) => residual(point).every((part) => Math.abs(part) < ZERO));
}

function descend(residual: (point: readonly number[]) => number[], start: readonly number[]): number[] {
  let point = [...start];
  for (let k = 0; k < 60; k++) {
    const values = residual(point);
    if (values.every((value) => Math.abs(value) < ZERO / 100)) return point;
    const columns = point.map((_, at) => {
      const moved = residual(point.map((value, other) => (other === at ? value + 1e-7 : value)));
      return moved.map((value, row) => (value - (values[row] ?? NaN)) / 1e-7);
    });
    const step = leastSquares(columns, values);
    if (!step.every(Number.isFinite)) return point;
    point = point.map((value, at) => value - (step[at] ?? 0));
  }
  return point;
}

// The normal equations with a little damping, so that systems with many solutions can be descended, too.
function leastSquares(columns: readonly number[][], values: readonly number[]): number[] {
  const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, part, k) => sum + part * (b[k] ?? 0), 0);
  const matrix = columns.map((a, row) => columns.map((b, at) => dot(a, b) + (row === at ? 1e-10 : 0)));
  return solved(
    matrix,
    columns.map((column) => dot(column, values)),
  );
}

/** Solves a square system of linear equations by elimination with pivots. */
export function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, k) => [...row, right[k] ?? 0]);
  rows.forEach((_, at) => {
    const pivot = rows
      .slice(at)
      .reduce((best, row, k) => (Math.abs(row[at] ?? 0) > Math.abs(rows[best]?.[at] ?? 0) ? k + at : best), at);
    [rows[at], rows[pivot]] = [rows[pivot] ?? [], rows[at] ?? []];
    const first = rows[at] ?? [];
    rows.forEach((row, k) => {
      if (k === at) return;
      const factor = (row[at] ?? 0) / (first[at] ?? NaN);
      rows[k] = row.map((value, column) => value - factor * (first[column] ?? 0));
    });
  });
  return rows.map((row, at) => (row.at(-1) ?? NaN) / (row[at] ?? NaN));
}
