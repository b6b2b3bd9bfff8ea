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
