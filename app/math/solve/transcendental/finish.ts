import { evaluate, holds, type Point } from "../../ball";
import { freeVariables, keyOf, type Relation } from "../../expression";
import { withoutConditions } from "../equations/conditions";
import { collectFamilies } from "./trigonometric/families";
import type { Task } from "./task";

/** The conditions beside the solved cases are looked at; false where a case stays open. */
export function finish(task: Task): boolean {
  const { trail } = task;
  const cases = [...new Map(trail.line.cases.map((one) => [keyOf(one), one])).values()];
  trail.write("same-cases", "Leave out what stands there twice", cases);
  if (trail.line.parameters.length > 0) return collectFamilies(task);
  withoutConditions(trail);
  trail.write(
    "implied-conditions",
    "Leave out conditions that the others contain",
    trail.line.cases.map(withoutImplied),
  );
  return true;
}

// x != 0 beside x > 0
function withoutImplied(relations: readonly Relation[]): readonly Relation[] {
  return relations.filter((one) => {
    const [left, right] = one.sides;
    if (one.operators.join() !== "!=" || left?.kind !== "variable" || !right || freeVariables(right).length > 0)
      return true;
    const value = evaluate(right, new Map());
    const point: Point = new Map(typeof value === "object" ? [[left.name, value]] : []);
    return !relations.some(
      (other) => other !== one && other.operators.join() !== "!=" && holds(other, point) === false,
    );
  });
}
