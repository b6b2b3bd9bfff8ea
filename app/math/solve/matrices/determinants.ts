import { type Expression, mul, num, sub } from "../../expression";
import { Q } from "../../exact";
import type { MatrixExpression } from "../../problem";
import { rationalOf, rationalTree, UndefinedError } from "../../rewrite";
import { entriesFrom, rationalRows, type Reduction, reduction } from "./reduction";
import { nextOperation } from "./row-operations";
import { combinedOf, type Entries, functionOf, matrixOf, partsOf, scalarOf, withParts } from "./trees";

const LARGEST_EXPANDED = 3;

/** Expands all determinants at once: products by the formula, larger ones by a row, or by operations on rows. */
export function expandedDeterminants(whole: MatrixExpression): Reduction | null {
  const found = determinantsIn(whole);
  const [first] = found;
  if (!first) return null;
  if (found.length === 1) return withReplaced(whole, first, expansion(first.rows));
  const value = replacedAll(whole, (rows) => expansion(rows).value);
  const sizes = new Set(found.map(({ rows }) => rows.length));
  const words = sizes.has(2) ? "Compute the determinants: ad - bc each" : "Expand the determinants by a row each";
  return reduction("expand-determinants", words, value);
}

/** @throws UndefinedError if it is not square */
export function needSquare(rows: Entries, words: string): void {
  if (rows.some((row) => row.length !== rows.length)) throw new UndefinedError(words);
}

interface Found {
  node: MatrixExpression;
  rows: Entries;
}

function determinantsIn(matrix: MatrixExpression): Found[] {
  if (matrix.kind === "function" && matrix.name === "determinant" && matrix.argument.kind === "matrix")
    return [{ node: matrix, rows: matrix.argument.rows }];
  return partsOf(matrix).flatMap(determinantsIn);
}

function withReplaced(whole: MatrixExpression, { node }: Found, by: Reduction): Reduction {
  const change = (part: MatrixExpression): MatrixExpression => (part === node ? by.value : withParts(part, change));
  return { ...by, value: change(whole) };
}

function replacedAll(whole: MatrixExpression, by: (rows: Entries) => MatrixExpression): MatrixExpression {
  if (whole.kind === "function" && whole.name === "determinant" && whole.argument.kind === "matrix")
    return by(whole.argument.rows);
  return withParts(whole, (part) => replacedAll(part, by));
}

function expansion(rows: Entries): Reduction {
  needSquare(rows, "Only a square matrix has a determinant.");
  const [[a = num(0), b = num(0)] = [], [c = num(0), d = num(0)] = []] = rows;
  if (rows.length === 1) return reduction("determinant-of-one", "The determinant is the only entry", scalarOf(a));
  if (rows.length === 2)
    return reduction("determinant", "The determinant is ad - bc", scalarOf(sub(mul(a, d), mul(b, c))));
  const byRows = rows.length > LARGEST_EXPANDED ? afterOperation(rows) : null;
  return byRows ?? byRow(rows);
}

function afterOperation(rows: Entries): Reduction | null {
  const numbers = rationalRows(rows);
  if (!numbers) return null;
  const next = nextOperation(numbers, false);
  if (!next) {
    const diagonal = numbers.map((row, k) => rationalTree(row[k] ?? Q.ZERO));
    const value = scalarOf(diagonal.reduce((a, b) => mul(a, b)));
    return reduction("triangular-determinant", "Below the diagonal all is zero: multiply the diagonal", value);
  }
  const rest = functionOf("determinant", matrixOf(entriesFrom(next.rows)));
  const isSame = Q.isEqual(next.factor, Q.ONE);
  const words = isSame ? next.title.words : `${next.title.words}: the sign changes`;
  const value = isSame ? rest : combinedOf("*", scalarOf(rationalTree(next.factor)), rest);
  return reduction(next.rule, words, value, next.title.parts);
}

// By the row with most zeros.
function byRow(rows: Entries): Reduction {
  const zeros = rows.map((row) => row.filter(isZero).length);
  const at = zeros.indexOf(Math.max(...zeros));
  const terms = (rows[at] ?? []).flatMap((entry, j) => (isZero(entry) ? [] : [{ entry, j }]));
  const value = terms.reduce<MatrixExpression | null>((sum, { entry, j }) => {
    const minor = rows.filter((_, i) => i !== at).map((row) => row.filter((_, k) => k !== j));
    const term = combinedOf("*", scalarOf(entry), functionOf("determinant", matrixOf(minor)));
    const isNegative = (at + j) % 2 === 1;
    if (!sum) return isNegative ? { kind: "negate", argument: term, span: term.span } : term;
    return combinedOf(isNegative ? "-" : "+", sum, term);
  }, null);
  if (!value) return reduction("zero-row", "A row of zeros makes the determinant zero", scalarOf(num(0)));
  const parts = { row: num(at + 1) };
  return reduction("expand-by-row", "Expand the determinant by row {row}", value, parts);
}

function isZero(entry: Expression): boolean {
  const value = rationalOf(entry);
  return value !== null && Q.isZero(value);
}
