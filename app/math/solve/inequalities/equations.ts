import { allOf } from "../../check";
import { type Expression, num, relation } from "../../expression";
import type { Problem } from "../../problem";
import type { Plan } from "../plan";
import type { EquationSolver } from "./zeros";

/** Asks the plans in order; what they find is proven with the line that it is used for. */
export function equationSolver(problem: Problem, plans: readonly Plan[]): EquationSolver {
  return (value, name) => {
    const equation = relation([value, num(0)], ["="]);
    const statement = { kind: "relation", relation: equation, line: 0, span: equation.span, continues: false } as const;
    const asked: Problem = { ...problem, ask: "solve", unknowns: [name], statements: [statement], operations: {} };
    for (const plan of plans) {
      const solution = plan.solve(asked, allOf(equation));
      const values = solution?.kind === "found" ? valuesIn(solution.answer, name) : null;
      if (values) return values;
    }
    return null;
  };
}

function valuesIn(
  answer: Extract<ReturnType<Plan["solve"]>, { kind: "found" }>["answer"],
  name: string,
): Expression[] | null {
  if (answer.kind !== "solutions") return null;
  if (answer.set.type === "none") return [];
  if (answer.set.type !== "finite") return null;
  return answer.set.members.flatMap((member) => member[name] ?? []);
}
