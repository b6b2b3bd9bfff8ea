import type { Answer, Problem } from "../problem";
import { near, realValue } from "../values";
import { solved } from "./roots";

type Matrix = number[][];

const FACTORIAL = (n: number): number => (n < 2 ? 1 : n * FACTORIAL(n - 1));
const GCD = (a: number, b: number): number => (b === 0 ? Math.abs(a) : GCD(b, a % b));
const SUM = (list: number[]) => list.reduce((sum, value) => sum + value, 0);
const MEAN = (list: number[]) => SUM(list) / list.length;
const SORTED = (list: number[]) => [...list].sort((a, b) => a - b);
const VARIANCE = (list: number[]) => MEAN(list.map((value) => (value - MEAN(list)) ** 2));
const DOT = (a: number[], b: number[]) => SUM(a.map((value, k) => value * (b[k] ?? NaN)));

const OF_LISTS: Record<string, (list: number[]) => number | number[]> = {
  gcd: (list) => list.reduce(GCD),
  lcm: (list) => list.reduce((a, b) => (a * b) / GCD(a, b)),
  binomial: ([n = NaN, k = NaN]) => (k > n ? 0 : FACTORIAL(n) / FACTORIAL(k) / FACTORIAL(n - k)),
  mean: MEAN,
  median: middle,
  mode: (list) => SORTED(list).sort((a, b) => count(list, b) - count(list, a))[0] ?? NaN,
  range: (list) => Math.max(...list) - Math.min(...list),
  variance: VARIANCE,
  stdev: (list) => Math.sqrt(VARIANCE(list)),
  quartiles: (list) => {
    const half = Math.floor(list.length / 2);
    return [middle(SORTED(list).slice(0, half)), middle(list), middle(SORTED(list).slice(-half))];
  },
};

function middle(list: number[]): number {
  const sorted = SORTED(list);
  const at = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(at)] ?? NaN) + (sorted[Math.ceil(at)] ?? NaN)) / 2;
}

function count(list: number[], value: number): number {
  return list.filter((other) => other === value).length;
}

/** Why an expected value of a list is not that of its definition, or null. */
export function listDoubt({ expression }: Problem, expected: Answer): string | null {
  const [, name = "", inner = ""] = /^(\w+)\((.*)\)$/.exec([expression].flat().join()) ?? [];
  const found = OF_LISTS[name]?.(inner.split(/,\s*/).map((text) => realValue(text)));
  if (found === undefined) return `${name} is not known`;
  return sameNumbers([found].flat(), numbersOf(expected)) ? null : `is ${[found].flat().join()}`;
}

function numbersOf(expected: Answer): number[] {
  if (expected.kind === "matrix") return expected.rows.flat().map((text) => realValue(text));
  return expected.kind === "value" || expected.kind === "expression" ? [realValue(expected.text)] : [];
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, k) => near(value, b[k] ?? NaN));
}

// One value for each letter is enough to tell entries apart.
const LETTERS = { a: 2.3, b: -1.7, c: 0.9, d: 3.1 };

/** Why an expected matrix, vector or determinant is not that of its definition, or null. */
export function matrixDoubt({ expression }: Problem, expected: Answer): string | null {
  const text = [expression].flat().join();
  const found = matrixValue(text.replaceAll(" ", ""));
  if (expected.kind === "undefined")
    return found.flat().every(Number.isFinite) && found.length > 0 ? `is ${JSON.stringify(found)}` : null;
  const right = expected.kind === "matrix" ? expected.rows : [["text" in expected ? expected.text : ""]];
  const values = right.flat().map((item) => realValue(item, LETTERS));
  return sameNumbers(found.flat(), values) ? null : `is ${JSON.stringify(found)}`;
}

/** Why a number of an expected list is no eigenvalue by the characteristic polynomial, or null. */
export function eigenvalueDoubt({ expression }: Problem, expected: Answer): string | null {
  const [, inner = ""] = /^eigenvalues\((.*)\)$/.exec([expression].flat().join()) ?? [];
  const matrix = readMatrix(inner);
  const shifted = (by: number) => matrix.map((row, i) => row.map((value, j) => value - (i === j ? by : 0)));
  const bad = numbersOf(expected).find((value) => !near(determinant(shifted(value)), 0));
  return bad === undefined ? null : `${bad} is no eigenvalue`;
}

function matrixValue(text: string): Matrix {
  const called = /^(det|inverse|transpose|rank|rref|dot|cross)\((.*)\)$/.exec(text);
  if (called?.[1] && called[2]) {
    const [a = [], b] = parts(called[2]);
    return OF_MATRICES[called[1]]?.(a, b) ?? [];
  }
  const bars = /^\|(.*)\|$/.exec(text);
  if (bars?.[1]) return [[Math.hypot(...readMatrix(bars[1]).flat())]];
  const power = /^(\[\[.*\]\])\^(2|\(-1\))$/.exec(text);
  if (power?.[1])
    return power[2] === "2" ? product(readMatrix(power[1]), readMatrix(power[1])) : inverse(readMatrix(power[1]));
  const [, left = "", operator = "", right = ""] = /^(.*?[\])\d])([+*-])([[(].*)$/.exec(text) ?? [];
  return combine(readMatrix(left), operator, readMatrix(right));
}

function parts(text: string): Matrix[] {
  return text.startsWith("(") ? text.split(/(?<=\)),/).map(readMatrix) : [readMatrix(text)];
}

function readMatrix(text: string): Matrix {
  const rows = text.startsWith("[[") ? text.slice(2, -2).split("],[") : [text.replace(/^\((.*)\)$/, "$1")];
  return rows.map((row) => row.split(",").map((item) => realValue(item, LETTERS)));
}

function combine(a: Matrix, operator: string, b: Matrix): Matrix {
  if (operator === "*")
    return a.flat().length === 1 ? b.map((row) => row.map((value) => value * (a[0]?.[0] ?? NaN))) : product(a, b);
  const sign = operator === "-" ? -1 : 1;
  return a.length === b.length && a[0]?.length === b[0]?.length
    ? a.map((row, i) => row.map((value, j) => value + sign * (b[i]?.[j] ?? NaN)))
    : [];
}

function product(a: Matrix, b: Matrix): Matrix {
  if (a[0]?.length !== b.length) return [];
  return a.map((row) =>
    (b[0] ?? []).map((_, j) =>
      DOT(
        row,
        b.map((other) => other[j] ?? NaN),
      ),
    ),
  );
}

function inverse(matrix: Matrix): Matrix {
  const columns = matrix.map((_, at) =>
    solved(
      matrix,
      matrix.map((__, row) => (row === at ? 1 : 0)),
    ),
  );
  return matrix.map((_, i) => columns.map((column) => column[i] ?? NaN));
}

function determinant(matrix: Matrix): number {
  if (matrix.length !== matrix[0]?.length) return NaN;
  if (matrix.length === 1) return matrix[0][0] ?? NaN;
  return SUM(
    (matrix[0] ?? []).map(
      (value, j) => (j % 2 ? -1 : 1) * value * determinant(matrix.slice(1).map((row) => row.filter((_, k) => k !== j))),
    ),
  );
}

function reduced(matrix: Matrix): Matrix {
  const rows = matrix.map((row) => [...row]);
  let at = 0;
  for (let column = 0; column < (rows[0]?.length ?? 0) && at < rows.length; column++) {
    const pivot = rows.findIndex((row, k) => k >= at && Math.abs(row[column] ?? 0) > 1e-9);
    if (pivot < 0) continue;
    [rows[at], rows[pivot]] = [rows[pivot] ?? [], rows[at] ?? []];
    const scale = rows[at]?.[column] ?? NaN;
    const lead = (rows[at] ?? []).map((value) => value / scale);
    rows.forEach(
      (row, k) => (rows[k] = k === at ? lead : row.map((value, j) => value - (row[column] ?? 0) * (lead[j] ?? 0))),
    );
    at++;
  }
  return rows;
}

const OF_MATRICES: Record<string, (a: Matrix, b?: Matrix) => Matrix> = {
  det: (a) => [[determinant(a)]],
  inverse,
  transpose: (a) => (a[0] ?? []).map((_, j) => a.map((row) => row[j] ?? NaN)),
  rank: (a) => [[reduced(a).filter((row) => row.some((value) => Math.abs(value) > 1e-9)).length]],
  rref: reduced,
  dot: ([a = []], [b = []] = []) => [[a.length === b.length ? DOT(a, b) : NaN]],
  cross: ([[x = NaN, y = NaN, z = NaN] = []], [[u = NaN, v = NaN, w = NaN] = []] = []) => [
    [y * w - z * v, z * u - x * w, x * v - y * u],
  ],
};
