import { freeVariables } from "~/math/expression";
import { type Problem, printStatement } from "~/math/problem";
import type { Answer } from "~/math/solve";
import { printText } from "~/math/text";
import type { DataItem } from "../contract";

/** What the contract lists: letters that got values, then the answer with its text, unless it is refused. */
export function dataOf(problem: Problem, answer: Answer, result: string): DataItem[] {
  const given = problem.assignments.filter(({ line }) => line !== null);
  const assigned = given.map(({ name, value }) => ({ expr: name, result: printText(value), assign: true }));
  if (answer.kind === "refused") return assigned;
  return [...assigned, assignedLast(problem, answer) ?? resultItem(problem, result)];
}

function resultItem({ statements, operations }: Problem, result: string): DataItem {
  const expr = statements.map((statement) => printStatement(statement, operations)).join(", ");
  return { expr, result, assign: false };
}

// x = 4 alone gives x a value: it is no equation with an unknown.
function assignedLast({ statements, operations }: Problem, answer: Answer): DataItem | null {
  const [only] = statements;
  if (statements.length !== 1 || only?.kind !== "relation" || Object.keys(operations).length > 0) return null;
  const { sides, operators } = only.relation;
  const [left, right] = sides;
  if (operators.join() !== "=" || left?.kind !== "variable" || !right || freeVariables(right).length > 0) return null;
  const value = answer.kind === "solutions" && answer.set.type === "finite" ? answer.set.members[0]?.[left.name] : null;
  return value ? { expr: left.name, result: printText(value), assign: true } : null;
}
