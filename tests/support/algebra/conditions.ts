import type { Relation, RelationOperator } from "~/math/expression";
import { near, realValueOf, type Setting, statement } from "./values";

/** Whether a condition such as `a != 0 and b > 1` holds; `otherwise` always does. */
export function holds(condition: string, setting: Setting): boolean {
  if (/^otherwise$|^true$/.test(condition)) return true;
  return condition.split(" or ").some((part) => part.split(/ and |, /).every((one) => holdsOne(one, setting)));
}

function holdsOne(text: string, setting: Setting): boolean {
  const relation = statement(text.replaceAll("!=", "≠"));
  if (relation.kind !== "relation") throw new Error(`${text} is no condition.`);
  return relationHolds(relation, setting);
}

/** Whether all comparisons of a chain hold; false where a side is undefined. */
export function relationHolds({ sides, operators }: Relation, setting: Setting, tolerance = 1e-9): boolean {
  const values = sides.map((side) => realValueOf(side, setting));
  return operators.every((operator, k) => compare(values[k] ?? NaN, operator, values[k + 1] ?? NaN, tolerance));
}

function compare(a: number, operator: RelationOperator, b: number, tolerance: number): boolean {
  if (!Number.isFinite(a) || !Number.isFinite(b)) return false;
  const equal = near(a, b, tolerance);
  if (operator === "=") return equal;
  if (operator === "!=") return !equal;
  if (operator === "<") return !equal && a < b;
  if (operator === ">") return !equal && a > b;
  return equal || (operator === "<=" ? a < b : a > b);
}
