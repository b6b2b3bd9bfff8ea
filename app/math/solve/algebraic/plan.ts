import type { Condition, Formula } from "../../check";
import { freeVariables, keyOf, type Relation } from "../../expression";
import type { Problem } from "../../problem";
import { domainOf, UndefinedError } from "../../rewrite";
import { withoutConditions } from "../equations/conditions";
import { Trail } from "../equations/trail";
import { found, type Plan, type Solution } from "../plan";
import { solutionsAnswer } from "../solution-set";
import { candidatesChecked } from "./candidates";
import { solveCases } from "./cases";
import { gathered } from "./gather";
import { isAlgebraic } from "./shape";

/** Equations in one unknown with roots, absolute values, fractions and powers, numbers being their coefficients. */
export const algebraicEquation: Plan = { name: "algebraic equation", solve: solveEquation };

function solveEquation({ ask, unknowns }: Problem, line: Formula): Solution | null {
  const [unknown, more] = unknowns;
  if (ask !== "solve" || unknown === undefined || more !== undefined || line.kind !== "condition") return null;
  if (line.parameters.length > 0 || !line.cases.every((relations) => isFor(relations, unknown))) return null;
  const trail = new Trail(line);
  equationsFirst(trail);
  if (!domainStated(trail)) return found(solutionsAnswer(trail.line, [unknown]), trail.steps);
  const isSolved = solveCases(trail, unknown);
  if (isSolved) withoutConditions(trail);
  if (!isSolved || !candidatesChecked(trail))
    return { kind: "refused", code: "no-method", reason: "No way was found to solve this equation exactly." };
  gathered(trail, unknown);
  return found(solutionsAnswer(trail.line, [unknown]), trail.steps);
}

function isFor(relations: Condition["cases"][number], unknown: string): boolean {
  const equations = relations.filter(({ operators }) => operators.join() === "=");
  return equations.length === 1 && relations.every(({ sides }) => sides.every((side) => isAlgebraic(side, unknown)));
}

function equationsFirst(trail: Trail): void {
  const isEquation = ({ operators }: Relation) => operators.join() === "=";
  const cases = trail.line.cases.map((relations) => [
    ...relations.filter(isEquation),
    ...relations.filter((one) => !isEquation(one)),
  ]);
  trail.write("equation-first", "Write the equation first", cases);
}

// False where nothing is left, as a side is defined nowhere.
function domainStated(trail: Trail): boolean {
  const cases = trail.line.cases.flatMap((relations) => {
    const conditions = conditionsOf(relations);
    return conditions ? [[...relations, ...conditions]] : [];
  });
  if (cases.length < trail.line.cases.length)
    trail.write("defined-nowhere", "A side is defined nowhere: there is no solution", cases);
  else trail.write("state-domain", "Note where both sides are defined", cases);
  return trail.line.cases.length > 0;
}

function conditionsOf(relations: readonly Relation[]): Relation[] | null {
  try {
    const known = new Set(relations.map(keyOf));
    const all = relations.flatMap(({ sides }) => sides).flatMap(domainOf);
    const added = new Map(all.map((one) => [keyOf(one), one]));
    return [...added.values()].filter((one) => !known.has(keyOf(one)) && one.sides.flatMap(freeVariables).length > 0);
  } catch (error) {
    if (error instanceof UndefinedError) return null;
    throw error;
  }
}
