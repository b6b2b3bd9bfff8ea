import { evaluate, toNumber } from "../../ball";
import { Q } from "../../exact";
import { add, call, div, type Expression, freeVariables, num, sub, variable } from "../../expression";
import * as P from "../../polynomial";
import { canonicalTree, factoredTree, formOf, rationalOf, rationalTree } from "../../rewrite";
import type { MatrixExpression } from "../../problem";
import type { Step } from "../step";
import { expandedDeterminants, needSquare } from "./determinants";
import { equalStep, rationalRows, type Reduction, reduction } from "./reduction";
import { asTree, type Entries, functionOf, matrixOf, scalarOf, simplified, vectorOf } from "./trees";

const UNKNOWN = "λ";
const MOST_ROWS = 4;

/** With their multiplicities; null where one is not real, or not found by square roots. */
export function eigenvalues(rows: Entries): Reduction | null {
  needSquare(rows, "Only a square matrix has eigenvalues.");
  if (isTriangular(rows)) {
    const diagonal = rows.map((row, k) => row[k] ?? num(0));
    return reduction("triangular-eigenvalues", "The matrix is triangular: the diagonal holds them", inOrder(diagonal));
  }
  return rationalRows(rows) && rows.length <= MOST_ROWS ? byPolynomial(rows) : null;
}

function isTriangular(rows: Entries): boolean {
  const isZeroWhere = (where: (i: number, j: number) => boolean) =>
    rows.every((row, i) => row.every((entry, j) => !where(i, j) || isZero(entry)));
  return isZeroWhere((i, j) => i > j) || isZeroWhere((i, j) => i < j);
}

function isZero(entry: Expression): boolean {
  const value = rationalOf(entry);
  return value !== null && Q.isZero(value);
}

function byPolynomial(rows: Entries): Reduction | null {
  const shifted = rows.map((row, i) => row.map((entry, j) => (i === j ? sub(entry, variable(UNKNOWN)) : entry)));
  const { steps, polynomial } = characteristic(matrixOf(shifted));
  const roots = P.factor(formOf(polynomial, new Map()).above).factors.map(({ base, exponent }) => {
    const found = rootsOf(base);
    return found && Array.from({ length: exponent }, () => found).flat();
  });
  if (roots.some((one) => one === null)) return null;
  const words = "They are the zeros of the characteristic polynomial det(A - λE) = {polynomial}";
  const values = inOrder(roots.flatMap((one) => one ?? []));
  return { ...reduction("characteristic-polynomial", words, values, { polynomial }), substeps: steps };
}

function characteristic(matrix: MatrixExpression): { steps: Step[]; polynomial: Expression } {
  const steps: Step[] = [];
  let line: MatrixExpression = functionOf("determinant", matrix);
  for (let next = expandedDeterminants(line); next; next = expandedDeterminants(line)) {
    steps.push(equalStep(next, line));
    line = next.value;
  }
  const polynomial = canonicalTree(asTree(line) ?? num(0));
  for (const [rule, words, tree] of [
    ["expand-brackets", "Multiply out", polynomial] as const,
    ["factor", "Factor", factoredTree(polynomial)] as const,
  ]) {
    const after = scalarOf(tree);
    steps.push(equalStep(reduction(rule, words, after), line));
    line = after;
  }
  return { steps, polynomial };
}

function rootsOf(base: P.Polynomial): Expression[] | null {
  const [c = Q.ZERO, b = Q.ZERO, a = Q.ZERO, more] = P.coefficientsIn(base, UNKNOWN).map(
    (one) => P.asRational(one) ?? Q.ZERO,
  );
  if (more) return null;
  if (Q.isZero(a)) return [rationalTree(Q.negate(Q.divide(c, b)))];
  const discriminant = Q.subtract(Q.multiply(b, b), Q.multiply(Q.rational(4), Q.multiply(a, c)));
  if (discriminant.numerator < 0n) return null;
  const [root, start] = [call("sqrt", rationalTree(discriminant)), rationalTree(Q.negate(b))];
  const below = rationalTree(Q.multiply(Q.rational(2), a));
  return [sub(start, root), add(start, root)].map((above) => simplified(div(above, below)));
}

function inOrder(values: readonly Expression[]): MatrixExpression {
  const sized = values.map((value) => {
    const number = freeVariables(value).length === 0 ? evaluate(value, new Map()) : "unknown";
    return { value, size: typeof number === "object" ? toNumber(number) : NaN };
  });
  if (sized.every(({ size }) => !Number.isNaN(size))) sized.sort((a, b) => a.size - b.size);
  return vectorOf(sized.map(({ value }) => value));
}
