import { allOf, anyOf, type Formula, type Value, valueLine } from "../check";
import type { Problem } from "../problem";

/** The line that a solution begins with; null for what is no formula, such as a ratio, and for operations in relations. */
export function lineOf({ statements, operations }: Problem): Formula | null {
  const [first] = statements;
  if (!first) return null;
  if (first.kind === "expression") return statements.length === 1 ? valueLine(first.value, [], operations) : null;
  if (Object.keys(operations).length > 0) return null;
  if (first.kind === "alternatives") return statements.length === 1 ? anyOf(first.alternatives) : null;
  const relations = statements.flatMap((statement) => (statement.kind === "relation" ? [statement.relation] : []));
  return relations.length === statements.length ? allOf(...relations) : null;
}

/** Whether a line is an expression without derivatives, integrals and their like. */
export function isPlain(line: Formula | null): line is Value {
  return line?.kind === "value" && Object.keys(line.operations).length === 0;
}
