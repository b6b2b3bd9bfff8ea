import { freeVariables, type Relation } from "../../expression";
import { holds } from "../../ball";
import { evaluate } from "../../ball";
import type { Trail } from "./trail";

/** Leaves out the conditions that solved cases fulfil, and the cases that break one. */
export function withoutConditions(trail: Trail): void {
  const cases = trail.line.cases.flatMap((relations) => kept(relations));
  trail.write("check-conditions", "Check the conditions", cases);
}

function kept(relations: readonly Relation[]): (readonly Relation[])[] {
  const [solved, ...conditions] = relations;
  const [unknown, value] = solved?.sides ?? [];
  if (solved?.operators.join() !== "=" || unknown?.kind !== "variable" || !value || freeVariables(value).length > 0)
    return [relations];
  const number = evaluate(value, new Map());
  if (typeof number === "string") return [relations];
  const point = new Map([[unknown.name, number]]);
  const truths = conditions.map((condition) => holds(condition, point));
  if (truths.includes(false)) return [];
  return [[solved, ...conditions.filter((_, k) => truths[k] !== true)]];
}
