import {
  divide,
  evaluate,
  exactly,
  multiply,
  negate,
  ONE,
  type Point,
  type Real,
  signOf,
  subtract,
  ZERO,
} from "../../ball";
import { Q } from "../../exact";
import { type Expression, freeVariables, type Relation, sub } from "../../expression";
import * as P from "../../polynomial";
import type { Verdict } from "../claim";
import type { Condition } from "../formula";
import { fractionOf } from "../fraction";
import { isAffine } from "../progression";
import { refusal } from "../values";

type Row = Real[];

/** Two linear systems, whose coefficients may be roots, have the same solutions: the same rows are left of both. */
export function checkLinearSystem(before: Condition, after: Condition): Verdict {
  const names = [...new Set([before, after].flatMap(lettersOf))].sort();
  const [a, b] = [before, after].map((line) => rowsOf(line, names));
  if (!a || !b) return refusal("A line is no linear system.");
  const isSame =
    a.length === b.length && a.every((row, k) => row.every((one, j) => isZero(subtract(one, b[k]?.[j] ?? ZERO))));
  return isSame ? { accepted: true } : refusal("The two systems have different solutions.");
}

function lettersOf({ cases, parameters }: Condition): string[] {
  const own = new Set(parameters.map(({ name }) => name));
  return cases.flat().flatMap(({ sides }) => sides.flatMap(freeVariables).filter((name) => !own.has(name)));
}

// Reduced rows, the number on the right last; without solutions, only 0 = 1.
function rowsOf({ cases, parameters }: Condition, names: readonly string[]): Row[] | null {
  const contradiction = [[...names.map(() => ZERO), ONE]];
  const [equations, more] = cases;
  if (!equations) return contradiction;
  if (more || parameters.some(({ name, over }) => over !== "reals" || names.includes(name))) return null;
  // Parameters come first, so that rows without them say all that is known of the unknowns.
  const order = [...parameters.map(({ name }) => name), ...names];
  const rows = equations.map((one) => rowOf(one, order));
  if (rows.includes(null)) return null;
  const reduced = reducedRows(rows.flatMap((row) => (row ? [row] : [])));
  if (!reduced) return null;
  const isFalse = reduced.some((row) => row.findIndex((one) => !isZero(one)) === order.length);
  if (isFalse) return contradiction;
  return reduced
    .filter((row) => row.slice(0, parameters.length).every(isZero))
    .map((row) => row.slice(parameters.length));
}

function rowOf({ sides: [left, right, more], operators }: Relation, order: readonly string[]): Row | null {
  const fraction = left && right && !more && operators[0] === "=" ? fractionOf(sub(left, right)) : null;
  if (!left || !right || !fraction) return null;
  const isPlain = P.isConstant(fraction.below) && fraction.above.variables.every((name) => order.includes(name));
  if (!isPlain) return affineRow(sub(left, right), order);
  if (P.totalDegree(fraction.above) > 1 || divides(left) || divides(right)) return null;
  const slopes = order.map((name) => P.asRational(P.coefficientsIn(fraction.above, name)[1] ?? P.ZERO) ?? Q.ZERO);
  const start = order.reduce((rest, name) => P.coefficientsIn(rest, name)[0] ?? P.ZERO, fraction.above);
  return [...slopes, Q.negate(P.asRational(start) ?? Q.ZERO)].map(exactly);

  // What is divided by letters may be undefined, though it cancels.
  function divides(tree: NonNullable<typeof left>): boolean {
    if (tree.kind === "negate") return divides(tree.argument);
    if (tree.kind !== "binary") return false;
    const isDivided = tree.operator === "/" && freeVariables(tree.right).length > 0;
    return isDivided || divides(tree.left) || divides(tree.right);
  }
}

// With numbers such as roots before the letters: its values at 0 and 1 say all.
function affineRow(difference: Expression, order: readonly string[]): Row | null {
  if (!isAffine(difference, order) || freeVariables(difference).some((name) => !order.includes(name))) return null;
  const at = (unit: string | null) => {
    const point: Point = new Map(order.map((name) => [name, name === unit ? ONE : ZERO]));
    const value = evaluate(difference, point);
    return typeof value === "object" ? [value] : [];
  };
  const [start] = at(null);
  if (!start) return null;
  const slopes = order.flatMap((name) => at(name).map((value) => subtract(value, start)));
  return slopes.length === order.length ? [...slopes, negate(start)] : null;
}

// What cannot be told from zero is never used as a pivot, nor taken for zero.
function isZero(value: Real): boolean {
  return signOf(value) === 0;
}

function isPivot(value: Real | undefined): boolean {
  const sign = value ? signOf(value) : null;
  return sign === 1 || sign === -1;
}

function reducedRows(rows: readonly Row[]): Row[] | null {
  let left = [...rows];
  const done: Row[] = [];
  const width = rows[0]?.length ?? 0;
  for (let column = 0; column < width; column++) {
    const pivot = left.find((row) => isPivot(row[column]));
    const first = pivot?.[column];
    if (!pivot || !first) continue;
    const unit = pivot.map((one) => quotient(one, first));
    const without = (row: Row) => row.map((one, k) => subtract(one, multiply(row[column] ?? ZERO, unit[k] ?? ZERO)));
    left = left.filter((row) => row !== pivot).map(without);
    done.splice(0, done.length, ...done.map(without), unit);
  }
  return left.every((row) => row.every(isZero)) ? done : null;
}

function quotient(a: Real, b: Real): Real {
  const value = divide(a, b);
  return typeof value === "object" ? value : ZERO;
}
