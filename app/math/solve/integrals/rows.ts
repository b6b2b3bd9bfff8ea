import { Q } from "../../exact";
import * as P from "../../polynomial";

/** Numbers c with c[0] columns[0] + c[1] columns[1] + ... = target, all being polynomials in one variable; null if there are none. */
export function solvedRows(columns: readonly P.Polynomial[], target: P.Polynomial, by: string): Q.Rational[] | null {
  const lists = [...columns, target].map((one) =>
    P.coefficientsIn(one, by).map((value) => P.asRational(value) ?? Q.ZERO),
  );
  const height = Math.max(...lists.map(({ length }) => length));
  const rows = Array.from({ length: height }, (_, k) => lists.map((list) => list[k] ?? Q.ZERO));
  const leads: number[] = [];
  for (let column = 0; column < columns.length; column++) {
    const at = rows.findIndex((row, k) => k >= leads.length && !Q.isZero(row[column] ?? Q.ZERO));
    const pivot = rows[at];
    if (!pivot) continue;
    rows.splice(at, 1);
    const scaled = pivot.map((value) => Q.divide(value, pivot[column] ?? Q.ONE));
    rows.splice(leads.length, 0, scaled);
    rows.forEach((row, k) => k !== leads.length && subtractFrom(row, scaled, column));
    leads.push(column);
  }
  if (rows.slice(leads.length).some((row) => !Q.isZero(row.at(-1) ?? Q.ZERO))) return null;
  return columns.map((_, column) => rows[leads.indexOf(column)]?.at(-1) ?? Q.ZERO);
}

function subtractFrom(row: Q.Rational[], pivot: readonly Q.Rational[], column: number): void {
  const factor = row[column] ?? Q.ZERO;
  if (Q.isZero(factor)) return;
  pivot.forEach((value, k) => (row[k] = Q.subtract(row[k] ?? Q.ZERO, Q.multiply(factor, value))));
}
