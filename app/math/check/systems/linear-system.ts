import { Q } from "../../exact";
import { freeVariables, num, type Relation, sub } from "../../expression";
import * as P from "../../polynomial";
import type { Verdict } from "../claim";
import type { Condition } from "../formula";
import { fractionOf } from "../fraction";
import { refusal } from "../values";

type Row = Q.Rational[];

/** Two linear systems with rational coefficients have the same solutions: the same rows are left of both. */
export function checkLinearSystem(before: Condition, after: Condition): Verdict {
  const names = [...new Set([before, after].flatMap(lettersOf))].sort();
  const [a, b] = [before, after].map((line) => rowsOf(line, names));
  if (!a || !b) return refusal("A line is no linear system.");
  const isSame =
    a.length === b.length && a.every((row, k) => row.every((one, j) => Q.isEqual(one, b[k]?.[j] ?? Q.ZERO)));
  return isSame ? { accepted: true } : refusal("The two systems have different solutions.");
}

function lettersOf({ cases, parameters }: Condition): string[] {
  const own = new Set(parameters.map(({ name }) => name));
  return cases.flat().flatMap(({ sides }) => sides.flatMap(freeVariables).filter((name) => !own.has(name)));
}

// Reduced rows, the number on the right last; without solutions, only 0 = 1.
function rowsOf({ cases, parameters }: Condition, names: readonly string[]): Row[] | null {
  const contradiction = [[...names.map(() => Q.ZERO), Q.ONE]];
  const [equations, more] = cases;
  if (!equations) return contradiction;
  if (more || parameters.some(({ name, over }) => over !== "reals" || names.includes(name))) return null;
  // Parameters come first, so that rows without them say all that is known of the unknowns.
  const order = [...parameters.map(({ name }) => name), ...names];
  const rows = equations.map((one) => rowOf(one, order));
  if (rows.includes(null)) return null;
  const reduced = reducedRows(rows.flatMap((row) => (row ? [row] : [])));
  const isFalse = reduced.some((row) => row.findIndex((one) => !Q.isZero(one)) === order.length);
  if (isFalse) return contradiction;
  return reduced
    .filter((row) => row.slice(0, parameters.length).every(Q.isZero))
    .map((row) => row.slice(parameters.length));
}

function rowOf({ sides: [left, right, more], operators }: Relation, order: readonly string[]): Row | null {
  const fraction = left && right && !more && operators[0] === "=" ? fractionOf(sub(left, right)) : null;
  if (!fraction || !P.isConstant(fraction.below) || P.totalDegree(fraction.above) > 1) return null;
  if (divides(left ?? num(0)) || divides(right ?? num(0))) return null;
  if (fraction.above.variables.some((name) => !order.includes(name))) return null;
  const slopes = order.map((name) => P.asRational(P.coefficientsIn(fraction.above, name)[1] ?? P.ZERO) ?? Q.ZERO);
  const start = order.reduce((rest, name) => P.coefficientsIn(rest, name)[0] ?? P.ZERO, fraction.above);
  return [...slopes, Q.negate(P.asRational(start) ?? Q.ZERO)];

  // What is divided by letters may be undefined, though it cancels.
  function divides(tree: NonNullable<typeof left>): boolean {
    if (tree.kind === "negate") return divides(tree.argument);
    if (tree.kind !== "binary") return false;
    const isDivided = tree.operator === "/" && freeVariables(tree.right).length > 0;
    return isDivided || divides(tree.left) || divides(tree.right);
  }
}

function reducedRows(rows: readonly Row[]): Row[] {
  let left = [...rows];
  const done: Row[] = [];
  const width = rows[0]?.length ?? 0;
  for (let column = 0; column < width; column++) {
    const pivot = left.find((row) => !Q.isZero(row[column] ?? Q.ZERO));
    if (!pivot) continue;
    const unit = pivot.map((one) => Q.divide(one, pivot[column] ?? Q.ONE));
    const without = (row: Row) =>
      row.map((one, k) => Q.subtract(one, Q.multiply(row[column] ?? Q.ZERO, unit[k] ?? Q.ZERO)));
    left = left.filter((row) => row !== pivot).map(without);
    done.splice(0, done.length, ...done.map(without), unit);
  }
  return done;
}
