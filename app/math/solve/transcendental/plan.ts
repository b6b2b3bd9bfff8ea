import type { Condition, Formula } from "../../check";
import { childrenOf, type Expression, freeVariables, type Relation } from "../../expression";
import type { Problem } from "../../problem";
import { Trail } from "../equations/trail";
import { found, type Plan, type Solution } from "../plan";
import { solutionsAnswer } from "../solution-set";
import { finish } from "./finish";
import { periodIn, pointsIn } from "./trigonometric/period";
import type { Task } from "./task";
import { work } from "./work";

const FUNCTIONS = new Set([
  ...["exp", "ln", "log", "sin", "cos", "tan", "cot", "sec", "csc", "asin", "acos", "atan"],
  ...["sinh", "cosh", "tanh", "asinh", "acosh", "atanh"],
]);

/** One equation in one unknown with powers, logarithms or angles of it, perhaps with conditions beside it. */
export const transcendentalEquation: Plan = { name: "transcendental equation", solve };

function solve({ ask, unknowns, domain }: Problem, line: Formula): Solution | null {
  const [unknown] = unknowns;
  const [relations, more] = line.kind === "condition" ? line.cases : [];
  if (ask !== "solve" || domain !== "real" || unknown === undefined || line.kind !== "condition") return null;
  if (!relations || more) return null;
  const equations = relations.filter(({ operators }) => operators.join() === "=");
  const [equation, second] = equations;
  const names = relations.flatMap(({ sides }) => sides.flatMap(freeVariables));
  if (!equation || second || names.some((name) => name !== unknown)) return null;
  if (!equation.sides.some((side) => isTranscendental(side, unknown))) return null;
  return solved(line, unknown, equation, relations);
}

function isTranscendental(tree: Expression, unknown: string): boolean {
  const holds = (part: Expression) => freeVariables(part).includes(unknown);
  if (tree.kind === "call" && FUNCTIONS.has(tree.name) && tree.arguments.some(holds)) return true;
  if (tree.kind === "binary" && tree.operator === "^" && holds(tree.right)) return true;
  return childrenOf(tree).some((child) => isTranscendental(child, unknown));
}

function solved(line: Condition, unknown: string, equation: Relation, relations: readonly Relation[]): Solution {
  const parameter = unknown === "n" ? "k" : "n";
  const ordered = [equation, ...relations.filter((one) => one !== equation)];
  const period = periodIn(equation, unknown);
  const first = attempt(line, ordered, {
    unknown,
    parameter,
    periodic: period && { kind: "periodic", period, points: [] },
  });
  const points = first && period ? pointsIn(first.trail.line, unknown, parameter, period) : [];
  const task =
    first && period
      ? attempt(line, ordered, { unknown, parameter, periodic: { kind: "periodic", period, points } })
      : first;
  if (!task || !finish(task))
    return { kind: "refused", code: "no-method", reason: "No way to solve this equation is known here." };
  return found(solutionsAnswer(task.trail.line, [unknown]), task.trail.steps);
}

function attempt(line: Condition, ordered: readonly Relation[], settings: Omit<Task, "trail">): Task | null {
  const trail = new Trail(line);
  trail.write("equation-first", "Look at the equation first, and at the conditions later", [ordered]);
  const task = { ...settings, trail };
  return work(task) ? task : null;
}
