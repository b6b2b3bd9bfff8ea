import { allOf, anyOf, type Formula, type Value, valueLine } from "../check";
import { div, neg, subSimplified, variable } from "../expression";
import type { Operation, Problem, Statement } from "../problem";

type ImplicitDerivative = Extract<Statement, { kind: "implicit derivative" }>;

/** The line that a solution begins with; null for what is no formula, such as a ratio, and for operations in relations. */
export function lineOf({ statements, operations }: Problem): Formula | null {
  const [first] = statements;
  if (!first) return null;
  if (first.kind === "expression") return statements.length === 1 ? valueLine(first.value, [], operations) : null;
  if (Object.keys(operations).length > 0) return null;
  if (first.kind === "quantity") return statements.length === 1 ? valueLine(first.value) : null;
  if (first.kind === "matrix") return statements.length === 1 ? { kind: "matrix", matrix: first.matrix } : null;
  if (first.kind === "implicit derivative") return statements.length === 1 ? implicitLine(first) : null;
  if (first.kind === "alternatives") return statements.length === 1 ? anyOf(first.alternatives) : null;
  const relations = statements.flatMap((statement) => (statement.kind === "relation" ? [statement.relation] : []));
  return relations.length === statements.length ? allOf(...relations) : null;
}

// Where F(x, y) = 0, the derivative of y by x is -F_x/F_y.
function implicitLine({ relation, dependent, independent, order }: ImplicitDerivative): Value | null {
  const [left, right] = relation.sides;
  if (order !== 1 || !left || !right || relation.operators.join() !== "=") return null;
  const partial = (by: string): Operation => ({
    ...{ kind: "derivative", of: subSimplified(left, right), variables: [by], partial: true, at: null },
    span: relation.span,
  });
  const quotient = div(neg(variable("$1")), variable("$2"));
  return valueLine(quotient, [], { $1: partial(independent), $2: partial(dependent) });
}

/** Whether a line is an expression without derivatives, integrals and their like. */
export function isPlain(line: Formula | null): line is Value {
  return line?.kind === "value" && Object.keys(line.operations).length === 0;
}
