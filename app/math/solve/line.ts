import { allOf, anyOf, type Formula, valueLine } from "../check";
import type { Problem } from "../problem";

/** The line that a solution begins with; null for what is no formula, such as a ratio, and for operations. */
export function lineOf({ statements, operations }: Problem): Formula | null {
  const [first] = statements;
  if (Object.keys(operations).length > 0 || !first) return null;
  if (first.kind === "expression") return statements.length === 1 ? valueLine(first.value) : null;
  if (first.kind === "alternatives") return statements.length === 1 ? anyOf(first.alternatives) : null;
  const relations = statements.flatMap((statement) => (statement.kind === "relation" ? [statement.relation] : []));
  return relations.length === statements.length ? allOf(...relations) : null;
}
