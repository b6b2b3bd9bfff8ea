import { div, mul, neg, num, sub } from "../../expression";
import { Q } from "../../exact";
import { rationalOf, UndefinedError } from "../../rewrite";
import { needSquare } from "./determinants";
import { eliminationSteps, entriesFrom, rationalRows, type Reduction, reduction } from "./reduction";
import type { Rows } from "./row-operations";
import { combinedOf, type Entries, matrixOf, scalarOf, simplified } from "./trees";

const SINGULAR = "The determinant is zero: there is no inverse.";

/** By the formula for two rows, else by elimination. @throws UndefinedError for a singular matrix */
export function inverse(rows: Entries): Reduction | null {
  needSquare(rows, "Only a square matrix has an inverse.");
  if (rows.length === 2) return ofTwo(rows);
  const numbers = rationalRows(rows);
  return numbers && byElimination(numbers);
}

function ofTwo([[a = num(0), b = num(0)] = [], [c = num(0), d = num(0)] = []]: Entries): Reduction {
  const determinant = simplified(sub(mul(a, d), mul(b, c)));
  const value = rationalOf(determinant);
  if (value && Q.isZero(value)) throw new UndefinedError(SINGULAR);
  const swapped = matrixOf([
    [d, simplified(neg(b))],
    [simplified(neg(c)), a],
  ]);
  const words =
    "The determinant is ad - bc = {determinant}: divide by it, swap a and d, and change the signs of b and c";
  const whole = combinedOf("*", scalarOf(div(num(1), determinant)), swapped);
  return reduction("inverse-of-two", words, whole, { determinant });
}

function byElimination(rows: Rows): Reduction {
  const extended = rows.map((row, i) => [...row, ...row.map((_, j) => (i === j ? Q.ONE : Q.ZERO))]);
  const { steps, rows: left } = eliminationSteps(extended);
  const isRegular = left.every((row, i) => row.slice(0, rows.length).every((entry, j) => isUnit(entry, i === j)));
  if (!isRegular) throw new UndefinedError(SINGULAR);
  const value = matrixOf(entriesFrom(left.map((row) => row.slice(rows.length))));
  const words = "Write the identity matrix beside it, and reduce: the inverse stands there at the end";
  return { ...reduction("inverse-by-elimination", words, value), substeps: steps };
}

function isUnit(entry: Q.Rational, isOne: boolean): boolean {
  return Q.isEqual(entry, isOne ? Q.ONE : Q.ZERO);
}
