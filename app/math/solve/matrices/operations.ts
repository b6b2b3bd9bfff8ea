import { add, call, div, type Expression, mul, neg, num, sub } from "../../expression";
import { Q } from "../../exact";
import type { MatrixExpression, MatrixOperator } from "../../problem";
import { rationalOf, UndefinedError } from "../../rewrite";
import { needSquare } from "./determinants";
import { eigenvalues } from "./eigenvalues";
import { inverse } from "./inverses";
import { entriesFrom, rationalRows, type Reduction, reduction } from "./reduction";
import { isZeroRow, nextOperation } from "./row-operations";
import { combinedOf, type Entries, functionOf, isLeaf, matrixOf, partsOf, scalarOf, vectorOf } from "./trees";

const LARGEST_EXPONENT = 32;

/** What an operation on computed operands becomes; null where no way is known. @throws UndefinedError if the sizes differ */
export function reduced(node: MatrixExpression): Reduction | null {
  if (!partsOf(node).every(isLeaf)) return null;
  if (node.kind === "negate") return scaled(num(-1), node.argument);
  if (node.kind === "power") return power(node.base, node.exponent);
  if (node.kind === "function") return applied(node);
  return node.kind === "binary" ? combined(node.operator, node.left, node.right) : null;
}

function combined(operator: MatrixOperator, left: MatrixExpression, right: MatrixExpression): Reduction | null {
  switch (operator) {
    case "+":
    case "-":
      return sum(operator, left, right);
    case "*":
      if (left.kind === "scalar") return scaled(left.value, right);
      return right.kind === "scalar" ? scaled(right.value, left) : product(left, right);
    case "/":
      return right.kind === "scalar" ? quotient(left, right.value) : null;
    case "dot":
      return dot(left, right);
    case "cross":
      return cross(left, right);
    case "angle":
      return angle(left, right);
  }
}

function rowsOf(matrix: MatrixExpression): Entries | null {
  return matrix.kind === "matrix" ? matrix.rows : matrix.kind === "vector" ? [matrix.items] : null;
}

function like(matrix: MatrixExpression, rows: Entries): MatrixExpression {
  return matrix.kind === "vector" ? vectorOf(rows[0] ?? []) : matrixOf(rows);
}

function sum(operator: "+" | "-", left: MatrixExpression, right: MatrixExpression): Reduction {
  const [a, b] = [rowsOf(left), rowsOf(right)];
  if (!a || !b || left.kind !== right.kind) throw new UndefinedError("A number and a matrix cannot be added.");
  if (a.length !== b.length || a[0]?.length !== b[0]?.length)
    throw new UndefinedError("Only matrices and vectors of the same size can be added.");
  const combine = operator === "+" ? add : sub;
  const rows = a.map((row, i) => row.map((entry, j) => combine(entry, b[i]?.[j] ?? num(0))));
  const words = operator === "+" ? "Add the entries at the same places" : "Subtract the entries at the same places";
  return reduction(operator === "+" ? "add-entries" : "subtract-entries", words, like(left, rows));
}

function scaled(factor: Expression, matrix: MatrixExpression): Reduction | null {
  const rows = rowsOf(matrix);
  const number = rationalOf(factor);
  const isMinus = number !== null && Q.isEqual(number, Q.rational(-1));
  const value = rows?.map((row) => row.map((entry) => (isMinus ? neg(entry) : mul(factor, entry))));
  return value
    ? reduction("multiply-entries", "Multiply each entry by {factor}", like(matrix, value), { factor })
    : null;
}

function quotient(matrix: MatrixExpression, divisor: Expression): Reduction | null {
  const value = rowsOf(matrix)?.map((row) => row.map((entry) => div(entry, divisor)));
  return value ? reduction("divide-entries", "Divide each entry by {divisor}", like(matrix, value), { divisor }) : null;
}

function product(left: MatrixExpression, right: MatrixExpression): Reduction | null {
  const [a, b] = [rowsOf(left), rowsOf(right)];
  if (!a || !b || left.kind === "vector") return null;
  const columns = right.kind === "vector" ? b : (b[0] ?? []).map((_, j) => b.map((row) => row[j] ?? num(0)));
  if (a[0]?.length !== columns[0]?.length)
    throw new UndefinedError("The first matrix needs as many columns as the second has rows.");
  const rows = a.map((row) => columns.map((column) => dotTree(row, column)));
  const value = right.kind === "vector" ? vectorOf(rows.map(([entry = num(0)]) => entry)) : matrixOf(rows);
  return reduction("multiply-matrices", "Multiply the rows of the first by the columns of the second", value);
}

function dotTree(a: readonly Expression[], b: readonly Expression[]): Expression {
  return a.map((entry, k) => mul(entry, b[k] ?? num(0))).reduce((total: Expression, term) => add(total, term));
}

function vectors(
  left: MatrixExpression,
  right: MatrixExpression,
): readonly [readonly Expression[], readonly Expression[]] {
  if (left.kind !== "vector" || right.kind !== "vector") throw new UndefinedError("This is a product of two vectors.");
  if (left.items.length !== right.items.length)
    throw new UndefinedError("Both vectors must have the same number of coordinates.");
  return [left.items, right.items];
}

function dot(left: MatrixExpression, right: MatrixExpression): Reduction {
  const [a, b] = vectors(left, right);
  return reduction("dot-product", "Multiply coordinate by coordinate, and add", scalarOf(dotTree(a, b)));
}

function cross(left: MatrixExpression, right: MatrixExpression): Reduction {
  const [u, v] = vectors(left, right);
  const [[a, b, c], [d, e, f]] = [u, v];
  if (!a || !b || !c || !d || !e || !f || u.length > 3)
    throw new UndefinedError("The cross product is that of two vectors with three coordinates.");
  const minor = (p: Expression, q: Expression, r: Expression, s: Expression) => sub(mul(p, s), mul(q, r));
  const value = vectorOf([minor(b, c, e, f), minor(c, a, f, d), minor(a, b, d, e)]);
  return reduction("cross-product", "Each coordinate is a difference of products of the two others", value);
}

function lengthTree(items: readonly Expression[]): Expression {
  const squares = items.map((item): Expression => ({ ...mul(item, num(2)), operator: "^" }));
  return call(
    "sqrt",
    squares.reduce((a, b) => add(a, b)),
  );
}

function angle(left: MatrixExpression, right: MatrixExpression): Reduction {
  const [a, b] = vectors(left, right);
  const value = scalarOf(call("acos", div(dotTree(a, b), mul(lengthTree(a), lengthTree(b)))));
  return reduction("angle", "The cosine is the dot product divided by the lengths", value);
}

function power(base: MatrixExpression, exponent: Expression): Reduction | null {
  const value = rationalOf(exponent);
  const rows = base.kind === "matrix" ? base.rows : null;
  if (!rows || !value || !Q.isInteger(value)) return null;
  needSquare(rows, "Only a square matrix has powers.");
  const times = Number(value.numerator);
  if (Math.abs(times) > LARGEST_EXPONENT) return null;
  const to = (count: number): MatrixExpression =>
    count === 1 ? base : { kind: "power", base, exponent: num(count), span: base.span };
  if (times === 0) return reduction("zeroth-power", "The power with exponent 0 is the identity matrix", identity(rows));
  if (times === 1) return reduction("first-power", "The first power is the matrix itself", base);
  if (times < 0) {
    const inverted = functionOf("inverse", base);
    const whole: MatrixExpression =
      times === -1 ? inverted : { kind: "power", base: inverted, exponent: num(-times), span: base.span };
    return reduction("negative-power", "A negative power is one of the inverse", whole);
  }
  const words = times === 2 ? "The square is the matrix times itself" : "Write the power as a product";
  const parts = times % 2 === 0 ? [to(times / 2), to(times / 2)] : [to(times - 1), base];
  const [left = base, right = base] = parts;
  return reduction("power-as-product", words, combinedOf("*", left, right));
}

function identity(rows: Entries): MatrixExpression {
  return matrixOf(rows.map((row, i) => row.map((_, j) => num(i === j ? 1 : 0))));
}

function applied(node: MatrixExpression & { kind: "function" }): Reduction | null {
  const { name, argument } = node;
  if (name === "length") {
    if (argument.kind !== "vector") return null;
    return reduction(
      "length",
      "The length is the root of the sum of the squares",
      scalarOf(lengthTree(argument.items)),
    );
  }
  if (argument.kind !== "matrix") return null;
  const { rows } = argument;
  switch (name) {
    case "transpose": {
      const value = matrixOf((rows[0] ?? []).map((_, j) => rows.map((row) => row[j] ?? num(0))));
      return reduction("transpose", "Write the rows as columns", value);
    }
    case "trace": {
      needSquare(rows, "Only a square matrix has a trace.");
      const diagonal = rows.map((row, k) => row[k] ?? num(0));
      return reduction("trace", "Add the entries of the diagonal", scalarOf(diagonal.reduce((a, b) => add(a, b))));
    }
    case "rank":
    case "reduce":
      return eliminated(name, rows);
    case "inverse":
      return inverse(rows);
    case "eigenvalues":
      return eigenvalues(rows);
    case "determinant":
      return null;
  }
}

function eliminated(name: "rank" | "reduce", entries: Entries): Reduction | null {
  const rows = rationalRows(entries);
  if (!rows) return null;
  const next = nextOperation(rows, name === "reduce");
  if (next) return { ...next, value: functionOf(name, matrixOf(entriesFrom(next.rows))) };
  if (name === "reduce")
    return reduction("reduced", "This is the reduced row echelon form", matrixOf(entriesFrom(rows)));
  const rank = rows.filter((row) => !isZeroRow(row)).length;
  return reduction("count-rows", "Count the rows that are not zero", scalarOf(num(rank)));
}
