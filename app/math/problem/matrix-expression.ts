import type { Expression, Span } from "../expression";

/** A formula with matrices or vectors. Whether the sizes fit is not decided here. */
export type MatrixExpression = (
  | { kind: "scalar"; value: Expression }
  /** All rows are of the same length, at least one. */
  | { kind: "matrix"; rows: Expression[][] }
  /** (1, 2, 3): in a product with a matrix a column */
  | { kind: "vector"; items: Expression[] }
  | { kind: "negate"; argument: MatrixExpression }
  | { kind: "binary"; operator: MatrixOperator; left: MatrixExpression; right: MatrixExpression }
  | { kind: "power"; base: MatrixExpression; exponent: Expression }
  | { kind: "function"; name: MatrixFunction; argument: MatrixExpression }
) & { span: Span };

/** "/" is by a scalar. "dot" and "cross" are products of vectors. */
export type MatrixOperator = "+" | "-" | "*" | "/" | "dot" | "cross" | "angle";

/** "length" is that of a vector; "reduce" is the reduced row echelon form. */
export type MatrixFunction =
  "determinant" | "inverse" | "transpose" | "rank" | "trace" | "reduce" | "eigenvalues" | "length";

/** All formulas that stand in it. */
export function entriesOf(matrix: MatrixExpression): Expression[] {
  switch (matrix.kind) {
    case "scalar":
      return [matrix.value];
    case "matrix":
      return matrix.rows.flat();
    case "vector":
      return matrix.items;
    case "negate":
    case "function":
      return entriesOf(matrix.argument);
    case "power":
      return [...entriesOf(matrix.base), matrix.exponent];
    case "binary":
      return [...entriesOf(matrix.left), ...entriesOf(matrix.right)];
  }
}
