import { divide, evaluate, exactly, floor, holds, type Point, type Real, signOf, subtract, add } from "../ball";
import { Q } from "../exact";
import { type Expression, freeVariables, type Relation } from "../expression";
import type { Condition, Parameter } from "./formula";

/** Whether a condition holds at a point; null where it cannot be told. */
export function truthAt({ cases, parameters }: Condition, point: Point): boolean | null {
  let unknown = false;
  for (const relations of cases) {
    const truth = caseAt(relations, parameters, point);
    if (truth) return true;
    unknown ||= truth === null;
  }
  return unknown ? null : false;
}

/** Whether a condition without letters holds, or one that holds always or never; null where it cannot be told. */
export function isTrue(condition: Condition): boolean | null {
  if (condition.cases.some((relations) => relations.length === 0)) return true;
  const sides = condition.cases.flat().flatMap((relation) => relation.sides);
  return sides.every((side) => freeVariables(side).length === 0) ? truthAt(condition, new Map()) : null;
}

/** Whether all relations hold. */
export function allHold(relations: readonly Relation[], point: Point): boolean | null {
  let unknown = false;
  for (const relation of relations) {
    const truth = holds(relation, point);
    if (truth === false) return false;
    unknown ||= truth === null;
  }
  return unknown ? null : true;
}

/** A relation such as x = 2 + n: a variable, and what it is equal to. */
export function solvedFor(relation: Relation): { name: string; value: Expression } | null {
  const [left, right] = relation.sides;
  if (relation.operators.length !== 1 || relation.operators[0] !== "=" || !right) return null;
  if (left?.kind !== "variable" || freeVariables(right).includes(left.name)) return null;
  return { name: left.name, value: right };
}

function caseAt(relations: readonly Relation[], parameters: readonly Parameter[], point: Point): boolean | null {
  const used = parameters.filter(({ name }) =>
    relations.some(({ sides }) => sides.some((side) => freeVariables(side).includes(name))),
  );
  const inner = new Map(point);
  for (const parameter of used) {
    const value = parameterAt(relations, parameter, inner);
    if (value === null || value === false) return value;
    inner.set(parameter.name, value);
  }
  return allHold(relations, inner);
}

// From x = a + b n, with x known; false if there is no such n.
function parameterAt(relations: readonly Relation[], { name, over }: Parameter, point: Point): Real | false | null {
  for (const relation of relations) {
    const solved = solvedFor(relation);
    const target = solved && point.get(solved.name);
    if (!solved || !target || !freeVariables(solved.value).includes(name)) continue;
    const [start, next, second] = [0, 1, 2].map((n) =>
      evaluate(solved.value, new Map([...point, [name, exactly(Q.rational(n))]])),
    );
    if (typeof start !== "object" || typeof next !== "object" || typeof second !== "object") continue;
    const spacing = subtract(next, start);
    if (signOf(subtract(subtract(second, next), spacing)) !== 0) continue;
    const value = divide(subtract(target, start), spacing);
    if (typeof value === "string") continue;
    return over === "reals" ? value : nearestInteger(value);
  }
  return null;
}

function nearestInteger(value: Real): Real | false | null {
  const whole = floor(add(value, exactly(Q.rational(1, 2))));
  if (typeof whole === "string") return null;
  const sign = signOf(subtract(value, whole));
  return sign === null ? null : sign === 0 && whole;
}
