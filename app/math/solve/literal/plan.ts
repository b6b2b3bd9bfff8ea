import type { Condition, Formula } from "../../check";
import { childrenOf, type Expression, freeVariables, keyOf, type Relation } from "../../expression";
import type { Problem } from "../../problem";
import { domainOf, UndefinedError } from "../../rewrite";
import { Trail } from "../equations/trail";
import { found, type Plan, type Solution } from "../plan";
import { distinguishedAnswer } from "./answer";
import { solveLiteral } from "./cases";
import { valuesPutIn } from "./conditions";
import { solved } from "./nonzero";

const FUNCTIONS = ["sqrt", "cbrt", "root", "abs"];

/** Equations with other letters, solved for one: what may be zero or negative is distinguished. */
export const literalEquation: Plan = { name: "literal equation", solve: solveEquation };

function solveEquation({ ask, unknowns }: Problem, line: Formula): Solution | null {
  const [unknown, more] = unknowns;
  if (ask !== "solve" || unknown === undefined || more !== undefined || line.kind !== "condition") return null;
  const [relations, other] = line.cases;
  const [equation, second] = relations ?? [];
  if (!equation || second || other || line.parameters.length > 0 || equation.operators.join() !== "=") return null;
  if (!equation.sides.every((side) => isFor(side, unknown)) || !hasLetters(equation, unknown)) return null;
  const trail = new Trail(line);
  const conditions = conditionsOf(line, unknown);
  if (!conditions) return null;
  trail.write("state-domain", "Note where both sides are defined", [[equation, ...conditions]]);
  if (!solveLiteral(trail, unknown))
    return { kind: "refused", code: "no-method", reason: "No way was found to solve this for the letter." };
  valuesPutIn(trail, unknown);
  return found(distinguishedAnswer(trail.line, unknown), trail.steps);
}

function hasLetters({ sides }: Relation, unknown: string): boolean {
  const letters = sides.flatMap(freeVariables);
  return letters.includes(unknown) && letters.some((name) => name !== unknown);
}

function isFor(tree: Expression, unknown: string): boolean {
  if (tree.kind === "call" && !FUNCTIONS.includes(tree.name) && freeVariables(tree).length > 0) return false;
  if (tree.kind === "binary" && tree.operator === "^" && freeVariables(tree.right).length > 0) return false;
  if (tree.kind === "sum" || tree.kind === "piecewise" || tree.kind === "tuple") return false;
  return childrenOf(tree).every((part) => isFor(part, unknown));
}

function conditionsOf({ cases }: Condition, unknown: string): Relation[] | null {
  try {
    const all = cases
      .flat()
      .flatMap(({ sides }) => sides.flatMap(domainOf))
      .map((one) => solved(one, unknown));
    return [...new Map(all.map((one) => [keyOf(one), one])).values()];
  } catch (error) {
    if (error instanceof UndefinedError) return null;
    throw error;
  }
}
