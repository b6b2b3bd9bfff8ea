import { keyOf } from "../../expression";
import { withoutConditions } from "../equations/conditions";
import { collectFamilies } from "../trigonometric/families";
import type { Task } from "./task";

/** The conditions beside the solved cases are looked at; false where a case stays open. */
export function finish(task: Task): boolean {
  const { trail } = task;
  const cases = [...new Map(trail.line.cases.map((one) => [keyOf(one), one])).values()];
  trail.write("same-cases", "Leave out what stands there twice", cases);
  if (trail.line.parameters.length > 0) return collectFamilies(task);
  withoutConditions(trail);
  return true;
}
