import type { Condition, Formula } from "../../check";
import { freeVariables } from "../../expression";
import type { Problem } from "../../problem";
import { equationSolver } from "../inequalities/equations";
import type { EquationSolver } from "../inequalities/zeros";
import { found, type Plan, type Solution } from "../plan";
import { solutionsAnswer } from "../solution-set";
import { linearSystem } from "./linear";
import { mixedSystem } from "./mixed";
import { separateSystem } from "./separate";

type Way = (
  line: Condition,
  unknowns: readonly string[],
  solve: EquationSolver,
) => { line: Condition; steps: Parameters<typeof found>[1] } | null;

/** Systems of equations, by the ways that fit, simple ones first; `equations` solve those with one unknown. */
export function systems(equations: readonly Plan[]): Plan[] {
  const ways: [string, Way][] = [
    ["linear systems", linearSystem],
    ["systems by substitution", mixedSystem],
    ["systems one after the other", separateSystem],
  ];
  return ways.map(([name, way]) => ({ name, solve: (problem, line) => solveSystem(problem, line, way, equations) }));
}

function solveSystem(problem: Problem, line: Formula, way: Way, equations: readonly Plan[]): Solution | null {
  const { ask, domain, unknowns } = problem;
  if (ask !== "solve" || domain !== "real" || line.kind !== "condition" || line.cases.length !== 1) return null;
  const relations = line.cases.flat();
  const names = relations.flatMap(({ sides }) => sides.flatMap(freeVariables));
  if (relations.length < 2 || names.some((name) => !unknowns.includes(name))) return null;
  const solved = way(line, unknowns, equationSolver(problem, equations));
  return solved && found(solutionsAnswer(solved.line, unknowns), solved.steps);
}
