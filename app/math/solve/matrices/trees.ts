import { type Expression, type ExpressionOf } from "../../expression";
import type { MatrixExpression, MatrixFunction, MatrixOperator } from "../../problem";
import { canonicalTree } from "../../rewrite";
import { isSameUpToOrder } from "../expressions/same";

export type Entries = readonly (readonly Expression[])[];

const NOWHERE = { start: 0, end: 0 };

export function matrixOf(rows: Entries): MatrixExpression {
  return { kind: "matrix", rows: rows.map((row) => [...row]), span: NOWHERE };
}

export function vectorOf(items: readonly Expression[]): MatrixExpression {
  return { kind: "vector", items: [...items], span: NOWHERE };
}

export function scalarOf(value: Expression): MatrixExpression {
  return { kind: "scalar", value, span: NOWHERE };
}

export function combinedOf(
  operator: MatrixOperator,
  left: MatrixExpression,
  right: MatrixExpression,
): MatrixExpression {
  return { kind: "binary", operator, left, right, span: NOWHERE };
}

export function functionOf(name: MatrixFunction, argument: MatrixExpression): MatrixExpression {
  return { kind: "function", name, argument, span: NOWHERE };
}

export function isLeaf(matrix: MatrixExpression): boolean {
  return matrix.kind === "scalar" || matrix.kind === "matrix" || matrix.kind === "vector";
}

/** The matrix with each entry changed. */
export function withEntries(matrix: MatrixExpression, change: (entry: Expression) => Expression): MatrixExpression {
  switch (matrix.kind) {
    case "scalar":
      return scalarOf(change(matrix.value));
    case "matrix":
      return matrixOf(matrix.rows.map((row) => row.map(change)));
    case "vector":
      return vectorOf(matrix.items.map(change));
    default:
      return withParts(matrix, (part) => withEntries(part, change));
  }
}

/** The formula with its operands changed. */
export function withParts(
  matrix: MatrixExpression,
  change: (part: MatrixExpression) => MatrixExpression,
): MatrixExpression {
  switch (matrix.kind) {
    case "negate":
    case "function":
      return { ...matrix, argument: change(matrix.argument) };
    case "power":
      return { ...matrix, base: change(matrix.base) };
    case "binary":
      return { ...matrix, left: change(matrix.left), right: change(matrix.right) };
    default:
      return matrix;
  }
}

/** The operands. */
export function partsOf(matrix: MatrixExpression): MatrixExpression[] {
  const parts: MatrixExpression[] = [];
  withParts(matrix, (part) => {
    parts.push(part);
    return part;
  });
  return parts;
}

/** An expression without matrices, as one tree; null where a matrix is left in it. */
export function asTree(matrix: MatrixExpression): Expression | null {
  const { span } = matrix;
  if (matrix.kind === "scalar") return matrix.value;
  if (matrix.kind === "negate") {
    const argument = asTree(matrix.argument);
    return argument && { kind: "negate", argument, span };
  }
  if (matrix.kind !== "binary" || !isOperator(matrix.operator)) return null;
  const [left, right] = [asTree(matrix.left), asTree(matrix.right)];
  return left && right && { kind: "binary", operator: matrix.operator, left, right, span };
}

function isOperator(operator: MatrixOperator): operator is MatrixOperator & ExpressionOf<"binary">["operator"] {
  return operator === "+" || operator === "-" || operator === "*" || operator === "/";
}

/** In canonical form; an entry that is so up to the order of its terms stays as it is written. */
export function simplified(entry: Expression): Expression {
  const tree = canonicalTree(entry);
  return isSameUpToOrder(tree, entry) ? entry : tree;
}
