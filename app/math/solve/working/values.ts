import { derivative } from "../../calculus";
import { checkStep, placesToCompare, valueLine } from "../../check";
import { type Expression, freeVariables } from "../../expression";
import type { Ask, Operation, Problem, Statement } from "../../problem";
import type { Outcome } from "../outcome";
import { isSame, mistakeBetween } from "./mistakes";
import { agreeAt, agreeAtPoint, besides, farSamples, samples } from "./samples";
import { RIGHT, UNDECIDED, type Verdict, wrong } from "./verdict";

const ENOUGH = 6;
const ASK_OF: Partial<Record<Operation["kind"], Ask>> = {
  derivative: "differentiate",
  integral: "integrate",
  limit: "limit",
};

/** Whether one expression may be written for the other: they agree wherever both are defined. */
export function compareValues(before: Expression, after: Expression): Verdict {
  const letters = lettersOf(before, after);
  const places = placesToCompare(valueLine(before), valueLine(after));
  const candidates = [...samples(letters), ...farSamples(letters), ...places.flatMap(besides)];
  const counterexample = candidates.find((at) => agreeAt(before, after, at) === false);
  if (counterexample)
    return wrong(mistakeBetween(before, after) ?? "The two lines have different values.", counterexample);
  if (places.some((point) => agreeAtPoint(before, after, point) === false)) return UNDECIDED;
  if (isProven(before, after)) return RIGHT;
  const agreed = samples(letters).filter((at) => agreeAt(before, after, at) === true);
  return agreed.length >= ENOUGH ? RIGHT : UNDECIDED;
}

/** Whether the line is an antiderivative of what stands in an indefinite integral. */
export function compareIntegral({ of, variable }: { of: Expression; variable: string }, after: Expression): Verdict {
  const slope = derivative(after, variable);
  return slope ? compareValues(of, slope) : UNDECIDED;
}

/** The value of a line; what is to be differentiated, integrated or found as a limit is found. Null where it is not. */
export function valueOf(
  statement: Statement,
  problem: Problem,
  solve: (problem: Problem) => Outcome,
): Expression | null {
  if (statement.kind !== "expression") return null;
  const operation = freeVariables(statement.value)
    .map((name) => problem.operations[name])
    .find((one) => one !== undefined);
  if (!operation) return statement.value;
  const ask = ASK_OF[operation.kind] ?? "evaluate";
  const { answer } = solve({ ...problem, ask, statements: [{ ...statement, continues: false }] });
  if (answer.kind === "expression") return answer.value;
  return answer.kind === "value" && answer.value.kind === "finite" ? answer.value.value : null;
}

function isProven(before: Expression, after: Expression): boolean {
  const lines = { before: valueLine(before), after: valueLine(after) };
  return isSame(before, after) || checkStep({ ...lines, claim: { kind: "equal" } }).accepted;
}

function lettersOf(...expressions: Expression[]): string[] {
  return [...new Set(expressions.flatMap(freeVariables))];
}
