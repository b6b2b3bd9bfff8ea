import type { Formula } from "../../check";
import { freeVariables, type Relation } from "../../expression";
import * as P from "../../polynomial";
import type { Problem } from "../../problem";
import { formOf, type Kernels } from "../../rewrite";
import { found, type Plan, type Solution } from "../plan";
import { solutionsAnswer } from "../solution-set";
import { linearSteps } from "./linear";
import { quadraticSteps } from "./quadratic";
import { withoutConditions } from "./conditions";
import { simplifiedSides } from "./sides";
import { Trail } from "./trail";

/** Equations in one unknown that are polynomials of degree two at most, perhaps after simplifying. */
export const polynomialEquation: Plan = { name: "polynomial equation", solve: solveEquation };

function solveEquation({ ask, unknowns }: Problem, line: Formula): Solution | null {
  const [unknown] = unknowns;
  const equation = equationIn(line);
  if (ask !== "solve" || unknown === undefined || !equation || line.kind !== "condition") return null;
  if (equation.sides.some((side) => freeVariables(side).some((name) => name !== unknown))) return null;
  const degree = degreeOf(equation, unknown);
  if (degree === null || degree > 2) return null;
  const trail = new Trail(line);
  simplifiedSides(trail);
  if (degree === 2) quadraticSteps(trail, unknown);
  else linearSteps(trail, unknown);
  withoutConditions(trail);
  return found(solutionsAnswer(trail.line, [unknown]), trail.steps);
}

function equationIn(line: Formula): Relation | null {
  const [relations, more] = line.kind === "condition" ? line.cases : [];
  const [equation, other] = relations ?? [];
  return equation && !other && !more && equation.operators.join() === "=" ? equation : null;
}

function degreeOf({ sides }: Relation, unknown: string): number | null {
  const kernels: Kernels = new Map();
  const forms = sides.map((side) => formOf(side, kernels));
  if (forms.some(({ above, below }) => !P.isConstant(below) || above.variables.some((name) => name !== unknown)))
    return null;
  const [left = P.ZERO, right = P.ZERO] = forms.map(({ above }) => above);
  return P.totalDegree(P.subtract(left, right));
}
