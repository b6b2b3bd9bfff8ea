import { Q } from "../../exact";
import { rationalTree } from "../../rewrite";
import type { Title } from "../step";

export type Rows = readonly (readonly Q.Rational[])[];

/** What is done to the rows; the determinant is `factor` times what it becomes. */
export interface RowOperation {
  rule: "swap-rows" | "divide-row" | "clear-column";
  title: Title;
  rows: Rows;
  factor: Q.Rational;
}

/**
 * The next operation on the way to the row echelon form, or to the reduced one if `reduced`; null where it is reached.
 */
export function nextOperation(rows: Rows, reduced: boolean): RowOperation | null {
  let top = 0;
  for (let column = 0; column < (rows[0]?.length ?? 0); column++) {
    const at = rows.findIndex((row, i) => i >= top && !isZero(row[column]));
    const pivot = rows[at]?.[column];
    if (at < 0 || !pivot) continue;
    if (at !== top) return swapped(rows, top, at);
    if (reduced && !Q.isEqual(pivot, Q.ONE)) return divided(rows, top, pivot);
    if (rows.some((row, i) => i !== top && (reduced || i > top) && !isZero(row[column])))
      return cleared(rows, top, column, pivot, reduced);
    top++;
  }
  return null;
}

export function isZeroRow(row: readonly Q.Rational[]): boolean {
  return row.every(Q.isZero);
}

function isZero(entry: Q.Rational | undefined): boolean {
  return entry === undefined || Q.isZero(entry);
}

function swapped(rows: Rows, top: number, at: number): RowOperation {
  const parts = { first: numberOf(top), second: numberOf(at) };
  const next = rows.map((row, i) => (i === top ? rows[at] : i === at ? rows[top] : row) ?? row);
  return {
    rule: "swap-rows",
    title: { words: "Swap row {first} and row {second}", parts },
    rows: next,
    factor: Q.rational(-1),
  };
}

function divided(rows: Rows, top: number, pivot: Q.Rational): RowOperation {
  const isFraction = pivot.denominator !== 1n;
  const shown = isFraction ? Q.divide(Q.ONE, pivot) : pivot;
  return {
    rule: "divide-row",
    title: {
      words: `${isFraction ? "Multiply" : "Divide"} row {row} by {factor}`,
      parts: { row: numberOf(top), factor: rationalTree(shown) },
    },
    rows: rows.map((row, i) => (i === top ? row.map((entry) => Q.divide(entry, pivot)) : row)),
    factor: pivot,
  };
}

function cleared(rows: Rows, top: number, column: number, pivot: Q.Rational, reduced: boolean): RowOperation {
  const source = rows[top] ?? [];
  const changed = rows.flatMap((row, i) => (i !== top && (reduced || i > top) && !isZero(row[column]) ? [i] : []));
  const factorOf = (i: number) => Q.divide(rows[i]?.[column] ?? Q.ZERO, pivot);
  const next = rows.map((row, i) =>
    changed.includes(i) ? row.map((entry, k) => Q.subtract(entry, Q.multiply(factorOf(i), source[k] ?? Q.ZERO))) : row,
  );
  const [only = 0, more] = changed;
  const title =
    more === undefined
      ? oneRowTitle(factorOf(only), top, only)
      : {
          words: `Subtract multiples of row {row}, so that column {column} becomes zero ${reduced ? "in the other rows" : "below it"}`,
          parts: { row: numberOf(top), column: numberOf(column) },
        };
  return { rule: "clear-column", title, rows: next, factor: Q.ONE };
}

function oneRowTitle(factor: Q.Rational, top: number, at: number): Title {
  const isNegative = factor.numerator < 0n;
  const parts = {
    factor: rationalTree(isNegative ? Q.negate(factor) : factor),
    row: numberOf(top),
    other: numberOf(at),
  };
  const words = isNegative
    ? "Add {factor} times row {row} to row {other}"
    : "Subtract {factor} times row {row} from row {other}";
  return { words, parts };
}

function numberOf(index: number) {
  return rationalTree(Q.rational(index + 1));
}
