import {
  add,
  divide,
  evaluate,
  type Evaluated,
  integer,
  multiply,
  ONE,
  type Point,
  type Real,
  signOf,
  subtract,
  ZERO,
} from "../ball";
import { call, type Expression, variable } from "../expression";
import type { MatrixExpression, MatrixFunction, MatrixOperator } from "../problem";

/** A vector is one row. */
export interface Computed {
  sort: "scalar" | "matrix" | "vector";
  rows: Rows;
}

type Rows = readonly (readonly Real[])[];
type Result = Computed | "undefined" | "unknown";

const LARGEST_DETERMINANT = 6;
const LARGEST_EXPONENT = 64;

/** The value at a point, by the definitions: determinants by expansion, inverses by cofactors. */
export function computed(matrix: MatrixExpression, point: Point): Result {
  switch (matrix.kind) {
    case "scalar":
      return ofEntries("scalar", [[matrix.value]], point);
    case "matrix":
      return ofEntries("matrix", matrix.rows, point);
    case "vector":
      return ofEntries("vector", [matrix.items], point);
    case "negate":
      return mapped(computed(matrix.argument, point), (one) => times(scalar(integer(-1)), one));
    case "power":
      return mapped(computed(matrix.base, point), (base) => power(base, evaluate(matrix.exponent, point)));
    case "function":
      return mapped(computed(matrix.argument, point), (one) => applied(matrix.name, one));
    case "binary":
      return mapped(computed(matrix.left, point), (left) =>
        mapped(computed(matrix.right, point), (right) => combined(matrix.operator, left, right)),
      );
  }
}

/** det(A - t I) */
export function characteristicAt(rows: Rows, t: Real): Real {
  return determinant(rows.map((row, i) => row.map((entry, j) => (i === j ? subtract(entry, t) : entry))));
}

/** One number more than a polynomial of this degree has zeros. */
export function sampleNumbers(degree: number): Real[] {
  return Array.from({ length: degree + 1 }, (_, k) => integer(k));
}

function ofEntries(sort: Computed["sort"], rows: readonly (readonly Expression[])[], point: Point): Result {
  const values = rows.map((row) => row.map((entry) => evaluate(entry, point)));
  if (values.flat().includes("undefined")) return "undefined";
  if (values.flat().includes("unknown")) return "unknown";
  return { sort, rows: values.map((row) => row.filter((value) => typeof value === "object")) };
}

function mapped(value: Result, change: (value: Computed) => Result): Result {
  return typeof value === "string" ? value : change(value);
}

function scalar(value: Real): Computed {
  return { sort: "scalar", rows: [[value]] };
}

function asScalar(value: Evaluated): Result {
  return typeof value === "string" ? value : scalar(value);
}

function combined(operator: MatrixOperator, left: Computed, right: Computed): Result {
  switch (operator) {
    case "+":
    case "-":
      return sum(left, right, operator === "+" ? add : subtract);
    case "*":
      return times(left, right);
    case "/": {
      const inverse = right.sort === "scalar" ? divide(ONE, only(right)) : "undefined";
      return typeof inverse === "string" ? inverse : times(scalar(inverse), left);
    }
    case "dot":
      return areVectors(left, right) ? scalar(dot(left.rows[0], right.rows[0])) : "undefined";
    case "cross":
      return cross(left, right);
    case "angle":
      return areVectors(left, right) ? angle(left, right) : "undefined";
  }
}

function only({ rows }: Computed): Real {
  return rows[0]?.[0] ?? ZERO;
}

function areVectors(left: Computed, right: Computed): boolean {
  return left.sort === "vector" && right.sort === "vector" && left.rows[0]?.length === right.rows[0]?.length;
}

function sum(left: Computed, right: Computed, combine: (a: Real, b: Real) => Real): Result {
  const [a, b] = [left, right].map(({ sort, rows }) => `${sort} ${rows.map((row) => row.length).join()}`);
  if (a !== b) return "undefined";
  return {
    ...left,
    rows: left.rows.map((row, i) => row.map((entry, j) => combine(entry, right.rows[i]?.[j] ?? ZERO))),
  };
}

function times(left: Computed, right: Computed): Result {
  if (right.sort === "scalar")
    return { ...left, rows: left.rows.map((row) => row.map((a) => multiply(a, only(right)))) };
  if (left.sort === "scalar") return times(right, left);
  if (left.sort === "vector") return "unknown";
  const columns = right.sort === "vector" ? right.rows : transposed(right.rows);
  if (left.rows[0]?.length !== columns[0]?.length) return "undefined";
  const rows = left.rows.map((row) => columns.map((column) => dot(row, column)));
  return right.sort === "vector" ? { sort: "vector", rows: transposed(rows) } : { sort: "matrix", rows };
}

function dot(a: readonly Real[] = [], b: readonly Real[] = []): Real {
  return a.reduce((total, value, k) => add(total, multiply(value, b[k] ?? ZERO)), ZERO);
}

function cross(left: Computed, right: Computed): Result {
  const [[a = ZERO, b = ZERO, c = ZERO] = [], [d = ZERO, e = ZERO, f = ZERO] = []] = [left.rows[0], right.rows[0]];
  if (!areVectors(left, right) || left.rows[0]?.length !== 3) return "undefined";
  const minor = (p: Real, q: Real, r: Real, s: Real) => subtract(multiply(p, s), multiply(q, r));
  return { sort: "vector", rows: [[minor(b, c, e, f), minor(c, a, f, d), minor(a, b, d, e)]] };
}

function angle(left: Computed, right: Computed): Result {
  const [u, v, w] = [
    dot(left.rows[0], right.rows[0]),
    dot(left.rows[0], left.rows[0]),
    dot(right.rows[0], right.rows[0]),
  ];
  const size = call("sqrt", variable("$a"));
  const [a, b] = [v, w].map((square) => evaluate(size, new Map([["$a", square]])));
  if (typeof a !== "object" || typeof b !== "object") return "unknown";
  const cosine = divide(u, multiply(a, b));
  return typeof cosine === "string"
    ? cosine
    : asScalar(evaluate(call("acos", variable("$a")), new Map([["$a", cosine]])));
}

function power(base: Computed, exponent: Evaluated): Result {
  const times = typeof exponent === "object" && exponent.kind === "rational" ? exponent.value : null;
  if (!times || times.denominator !== 1n || base.sort === "scalar") return "unknown";
  if (base.sort === "vector" || !isSquare(base)) return "undefined";
  const count = Number(times.numerator < 0n ? -times.numerator : times.numerator);
  if (count > LARGEST_EXPONENT) return "unknown";
  const start = times.numerator < 0n ? inverse(base) : base;
  return mapped(start, (one) => {
    let product: Result = { sort: "matrix", rows: one.rows.map((row, i) => row.map((_, j) => (i === j ? ONE : ZERO))) };
    for (let k = 0; k < count; k++) product = mapped(product, (left) => combined("*", left, one));
    return product;
  });
}

function isSquare({ rows }: Computed): boolean {
  return rows.every((row) => row.length === rows.length);
}

function applied(name: MatrixFunction, argument: Computed): Result {
  if (argument.sort === "scalar") return "unknown";
  const { rows } = argument;
  if (name === "length") {
    if (argument.sort !== "vector") return "unknown";
    return asScalar(evaluate(call("sqrt", variable("$a")), new Map([["$a", dot(rows[0], rows[0])]])));
  }
  if (argument.sort !== "matrix") return "undefined";
  switch (name) {
    case "transpose":
      return { sort: "matrix", rows: transposed(rows) };
    case "rank":
      return mapped(reduced(rows), ({ rows: left }) => scalar(integer(left.filter((row) => !isZeroRow(row)).length)));
    case "reduce":
      return reduced(rows);
    case "trace":
      return isSquare(argument)
        ? scalar(rows.reduce((total, row, k) => add(total, row[k] ?? ZERO), ZERO))
        : "undefined";
    case "determinant":
      if (!isSquare(argument)) return "undefined";
      return rows.length > LARGEST_DETERMINANT ? "unknown" : scalar(determinant(rows));
    case "inverse":
      return isSquare(argument) ? inverse(argument) : "undefined";
    case "eigenvalues":
      return isSquare(argument) ? "unknown" : "undefined";
  }
}

function transposed(rows: Rows): Rows {
  return (rows[0] ?? []).map((_, j) => rows.map((row) => row[j] ?? ZERO));
}

function determinant(rows: Rows): Real {
  const [first = [], ...others] = rows;
  if (others.length === 0) return first[0] ?? ONE;
  return first.reduce((total, entry, j) => {
    const part = multiply(entry, determinant(others.map((row) => row.filter((_, k) => k !== j))));
    return j % 2 === 0 ? add(total, part) : subtract(total, part);
  }, ZERO);
}

function inverse({ rows }: Computed): Result {
  if (rows.length > LARGEST_DETERMINANT) return "unknown";
  const factor = divide(ONE, determinant(rows));
  if (typeof factor === "string") return factor;
  const cofactors = rows.map((row, i) => row.map((_, j) => cofactor(rows, i, j)));
  return times(scalar(factor), { sort: "matrix", rows: transposed(cofactors) });
}

function cofactor(rows: Rows, i: number, j: number): Real {
  const minor = determinant(rows.filter((_, k) => k !== i).map((row) => row.filter((_, k) => k !== j)));
  return (i + j) % 2 === 0 ? minor : multiply(integer(-1), minor);
}

function isZeroRow(row: readonly Real[]): boolean {
  return row.every((entry) => signOf(entry) === 0);
}

// The reduced row echelon form, which is unique.
function reduced(start: Rows): Result {
  const rows = start.map((row) => [...row]);
  let top = 0;
  for (let j = 0; j < (rows[0]?.length ?? 0); j++) {
    const signs = rows.map((row) => signOf(row[j] ?? ZERO));
    if (signs.includes(null)) return "unknown";
    const at = signs.findIndex((sign, i) => i >= top && sign !== 0);
    const pivot = rows[at];
    if (at < 0 || !pivot) continue;
    rows.splice(at, 1);
    const unit = pivot.map((entry) => divide(entry, pivot[j] ?? ONE));
    const scaled = unit.filter((entry) => typeof entry === "object");
    if (scaled.length < unit.length) return "unknown";
    for (const [i, row] of rows.entries())
      rows[i] = row.map((entry, k) => subtract(entry, multiply(row[j] ?? ZERO, scaled[k] ?? ZERO)));
    rows.splice(top, 0, scaled);
    top++;
  }
  return { sort: "matrix", rows };
}
