import { type Expression, type Relation, type Replacements, substitute, substituteInRelation } from "../expression";
import type { MatrixExpression } from "./matrix-expression";
import type { Bound, Operation } from "./operation";
import type { Statement } from "./problem";

/** Letters that an operation binds keep their meaning in it. The values hold no letters of their own. */
export function substituteInOperation(operation: Operation, values: Replacements): Operation {
  const change = (part: Expression) => substitute(part, values);
  const changeBound = (bound: Bound): Bound =>
    bound.kind === "infinite" ? bound : { ...bound, value: change(bound.value) };
  switch (operation.kind) {
    case "derivative":
      return substituteInDerivative(operation, values);
    case "integral": {
      const { from, to } = operation;
      const of = substitute(operation.of, without(values, [operation.variable]));
      return { ...operation, of, from: from && changeBound(from), to: to && changeBound(to) };
    }
    case "limit": {
      const of = substitute(operation.of, without(values, [operation.variable]));
      return { ...operation, of, at: changeBound(operation.at) };
    }
    case "product":
    case "series": {
      const of = substitute(operation.of, without(values, [operation.variable]));
      return { ...operation, of, from: change(operation.from), to: changeBound(operation.to) };
    }
    case "divisor":
    case "statistic":
      return { ...operation, of: operation.of.map(change) };
    case "choice":
      return { ...operation, from: change(operation.from), choose: change(operation.choose) };
  }
}

// d/dx x^2 with x = 3 is taken at 3.
function substituteInDerivative(
  operation: Extract<Operation, { kind: "derivative" }>,
  values: Replacements,
): Operation {
  const of = substitute(operation.of, without(values, operation.variables));
  if (operation.at) return { ...operation, of, at: substitute(operation.at, values) };
  const [name = ""] = operation.variables;
  const isOfOne = operation.variables.every((other) => other === name);
  return { ...operation, of, at: isOfOne ? (values.get(name) ?? null) : null };
}

function without(values: Replacements, names: string[]): Replacements {
  return new Map([...values].filter(([name]) => !names.includes(name)));
}

export function substituteInStatement(statement: Statement, values: Replacements): Statement {
  const change = (part: Expression) => substitute(part, values);
  const changeRelation = (relation: Relation) => substituteInRelation(relation, values);
  switch (statement.kind) {
    case "expression":
      return { ...statement, value: change(statement.value) };
    case "relation":
      return { ...statement, relation: changeRelation(statement.relation) };
    case "alternatives":
      return { ...statement, alternatives: statement.alternatives.map((parts) => parts.map(changeRelation)) };
    case "ratio":
      return { ...statement, parts: statement.parts.map(change) };
    case "matrix":
      return { ...statement, matrix: substituteInMatrix(statement.matrix, values) };
    case "implicit derivative": {
      const rest = without(values, [statement.dependent, statement.independent]);
      return { ...statement, relation: substituteInRelation(statement.relation, rest) };
    }
    case "conclusion":
    case "quantity":
      return statement;
  }
}

function substituteInMatrix(matrix: MatrixExpression, values: Replacements): MatrixExpression {
  const change = (part: Expression) => substitute(part, values);
  switch (matrix.kind) {
    case "scalar":
      return { ...matrix, value: change(matrix.value) };
    case "matrix":
      return { ...matrix, rows: matrix.rows.map((row) => row.map(change)) };
    case "vector":
      return { ...matrix, items: matrix.items.map(change) };
    case "negate":
    case "function":
      return { ...matrix, argument: substituteInMatrix(matrix.argument, values) };
    case "power":
      return { ...matrix, base: substituteInMatrix(matrix.base, values), exponent: change(matrix.exponent) };
    case "binary":
      return {
        ...matrix,
        left: substituteInMatrix(matrix.left, values),
        right: substituteInMatrix(matrix.right, values),
      };
  }
}
