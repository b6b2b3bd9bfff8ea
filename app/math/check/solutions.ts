import { evaluate, exactly, type Point } from "../ball";
import { Q } from "../exact";
import { type Expression, freeVariables, type Relation } from "../expression";
import type { Condition } from "./formula";
import { allHold, solvedFor } from "./truth";

const PARAMETER_VALUES = [-2, -1, 0, 1, 2, 3];
const MOST_SOLUTIONS = 60;

/** The points that the solved cases of a line name, some of each family. */
export function solutionsOf({ cases, parameters }: Condition): Point[] {
  const starts = parameters.reduce<Point[]>(
    (points, { name }) =>
      points.flatMap((point) => PARAMETER_VALUES.map((n) => new Map([...point, [name, exactly(Q.rational(n))]]))),
    [new Map()],
  );
  return cases
    .flatMap((relations) => starts.flatMap((start) => solutionOf(relations, start) ?? []))
    .slice(0, MOST_SOLUTIONS);
}

/** The point that a solved case names; null where a variable is left, or a relation does not hold there. */
export function solutionOf(relations: readonly Relation[], start: Point): Point | null {
  const point = new Map(start);
  for (const relation of relations) {
    const solved = solvedFor(relation);
    if (!solved || freeVariables(solved.value).some((name) => !point.has(name))) continue;
    const value = evaluate(solved.value, point);
    if (typeof value === "object") point.set(solved.name, value);
  }
  const names = relations.flatMap(({ sides }) => sides.flatMap((side: Expression) => freeVariables(side)));
  if (point.size === 0 || names.some((name) => !point.has(name))) return null;
  return allHold(relations, point) === true ? point : null;
}
