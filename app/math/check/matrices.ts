import { areEqual, divide, evaluate, integer, multiply, ONE, type Point, subtract } from "../ball";
import { type Expression, freeVariables } from "../expression";
import { entriesOf, type MatrixExpression } from "../problem";
import type { Verdict } from "./claim";
import type { Matrix } from "./formula";
import { characteristicAt, type Computed, computed, sampleNumbers } from "./matrix-values";
import { placesOf } from "./places";
import { samplePoints } from "./points";
import { refusal } from "./values";
import { watchedIn } from "./watched";

const MOST_SAMPLES = 8;

/** Computes both lines by the definitions, at places as for values. */
export function checkEqualMatrices(before: Matrix, after: Matrix): Verdict {
  const places = placesFor(before, after);
  let equal = 0;
  for (const point of places) {
    const verdict = agreeAt(before.matrix, after.matrix, point);
    if (verdict === false) return refusal("The two lines have different values.");
    if (verdict) equal++;
  }
  return equal > places.length / 2 ? { accepted: true } : refusal("The values cannot be computed.");
}

/** Whether a line has no value at any of the points where one is looked for. */
export function hasNoMatrix(line: Matrix): boolean {
  return placesFor(line).every((point) => computed(line.matrix, point) === "undefined");
}

function placesFor(...lines: Matrix[]): Point[] {
  const names = lines.flatMap(({ matrix }) => entriesOf(matrix).flatMap((entry: Expression) => freeVariables(entry)));
  const [first, more] = [...new Set(names)];
  const watched = lines.flatMap(watchedIn);
  if (first === undefined || more === undefined) return placesOf([...new Set(names)], watched);
  const samples = samplePoints([...new Set(names)], MOST_SAMPLES);
  const zeros = samples.slice(0, 2).flatMap((base) => watched.flatMap((part) => linearZeros(part, base)));
  return [...samples, ...zeros];
}

// Where the part is zero, as far as it is linear in one of its letters.
function linearZeros(part: Expression, base: Point): Point[] {
  return freeVariables(part).flatMap((name) => {
    const [start, next, second] = [0, 1, 2].map((value) => evaluate(part, new Map([...base, [name, integer(value)]])));
    if (typeof start !== "object" || typeof next !== "object" || typeof second !== "object") return [];
    const slope = subtract(next, start);
    if (areEqual(subtract(second, next), slope) !== true) return [];
    const zero = divide(start, subtract(start, next));
    return typeof zero === "object" ? [new Map([...base, [name, zero]])] : [];
  });
}

// True where both are undefined, too; null where it cannot be told.
function agreeAt(before: MatrixExpression, after: MatrixExpression, point: Point): boolean | null {
  if (before.kind === "function" && before.name === "eigenvalues" && after.kind === "vector")
    return areEigenvalues(before.argument, after, point);
  const [a, b] = [computed(before, point), computed(after, point)];
  if (a === "unknown" || b === "unknown") return null;
  if (a === "undefined" || b === "undefined") return a === b;
  return isSameShape(a, b) && all(a.rows.flat().map((entry, k) => areEqual(entry, b.rows.flat()[k] ?? entry)));
}

function isSameShape(a: Computed, b: Computed): boolean {
  return a.sort === b.sort && a.rows.map((row) => row.length).join() === b.rows.map((row) => row.length).join();
}

// With their multiplicities: two polynomials of degree n agree if they do at n + 1 places.
function areEigenvalues(
  of: MatrixExpression,
  { items }: MatrixExpression & { kind: "vector" },
  point: Point,
): boolean | null {
  const matrix = computed(of, point);
  if (typeof matrix === "string") return null;
  const values = items.map((item) => evaluate(item, point));
  if (matrix.rows.length !== items.length || matrix.rows.some((row) => row.length !== items.length)) return false;
  return all(
    sampleNumbers(items.length).map((t) => {
      const product = values.reduce(
        (left, value) => {
          return typeof left === "string" || typeof value === "string" ? "unknown" : multiply(left, subtract(value, t));
        },
        ONE as ReturnType<typeof evaluate>,
      );
      return typeof product === "string" ? null : areEqual(product, characteristicAt(matrix.rows, t));
    }),
  );
}

function all(truths: readonly (boolean | null)[]): boolean | null {
  return truths.includes(false) ? false : truths.includes(null) ? null : true;
}
