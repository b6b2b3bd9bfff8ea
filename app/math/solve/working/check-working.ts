import { allOf, anyOf, checkStep, type Condition } from "../../check";
import { freeVariables } from "../../expression";
import type { Problem, Statement } from "../../problem";
import type { Refused } from "../answer";
import type { Outcome } from "../outcome";
import { compareFollowing, compareLast, conditionOn, solutionsIn, solutionsOf } from "./conditions";
import { compareIntegral, compareValues, valueOf } from "./values";
import { UNDECIDED, type Verdict } from "./verdict";

type Solve = (problem: Problem) => Outcome;

const FOLLOWS = "Every line follows.";
const ANSWERED = "Every line follows, and the last one answers the first.";

/**
 * Finds the first line of a learner's working that does not follow, and goes on from the line above it. Expressions must
 * keep their value. Of relations, what fulfils the first must fulfil every line, and the last must have no other solutions:
 * squaring on the way is allowed, keeping a root that it brought in is not.
 */
export function checkWorking(problem: Problem, solve: Solve): Outcome {
  const { statements } = problem;
  const [first] = statements;
  if (!first || statements.length < 2) return refused("unclear", "Working has at least two lines.");
  return first.kind === "expression" ? checkValues(problem, solve) : checkRelations(problem, solve);
}

function checkValues(problem: Problem, solve: Solve): Outcome {
  const { statements } = problem;
  for (const [at, statement] of statements.entries()) {
    const above = statements[at - 1];
    if (!above) continue;
    const verdict = statement.continues ? compareLines(above, statement, problem, solve) : UNDECIDED;
    if (verdict.kind === "undecided") return undecided(statement);
    if (verdict.kind === "wrong") return firstWrong(statement, verdict, goneOn(above, problem, solve));
  }
  return allRight(FOLLOWS);
}

function compareLines(above: Statement, statement: Statement, problem: Problem, solve: Solve): Verdict {
  const integral = indefiniteIntegral(above, problem);
  const after = valueOf(statement, problem, solve);
  if (integral && after) return compareIntegral(integral, after);
  const before = valueOf(above, problem, solve);
  return before && after ? compareValues(before, after) : UNDECIDED;
}

function indefiniteIntegral(statement: Statement, { operations }: Problem) {
  if (statement.kind !== "expression" || statement.value.kind !== "variable") return null;
  const operation = operations[statement.value.name];
  return operation?.kind === "integral" && operation.from === null ? operation : null;
}

function goneOn(statement: Statement, problem: Problem, solve: Solve): Outcome["steps"] {
  const hasOperation = valueOf(statement, problem, solve) !== (statement.kind === "expression" && statement.value);
  if (hasOperation) return [];
  const ask = problem.unknowns.length > 0 ? "simplify" : "evaluate";
  return solve({ ...problem, ask, statements: [{ ...statement, continues: false }] }).steps;
}

function checkRelations(problem: Problem, solve: Solve): Outcome {
  const { statements, unknowns, operations } = problem;
  const lines = statements.map(conditionOn);
  if (!lines.every((line) => line !== null) || Object.keys(operations).length > 0)
    return refused("unsupported", "Working of this kind is not checked here.");
  const count = countOfGivens(statements, lines, unknowns);
  const givens = statements.slice(0, count);
  const start = solve({ ...problem, ask: "solve", statements: givens });
  const solutions = solutionsIn(start);
  if (!solutions)
    return refused("no-method", "The first line is not solved here, so that the others cannot be checked.");
  for (const [at, line] of lines.entries()) {
    const statement = statements[at];
    if (at < count || !statement) continue;
    const isLast = at === lines.length - 1;
    let verdict = compareFollowing(solutions, line, unknowns);
    if (verdict.kind === "right" && isLast && unknowns.length === 1) {
      const set = solutionsOf([statement], problem, solve);
      verdict = set ? compareLast(solutions, set, lines[0] ?? anyOf([]), unknowns) : UNDECIDED;
    }
    if (verdict.kind === "undecided") return undecided(statement);
    if (verdict.kind !== "wrong") continue;
    const from = unknowns.length === 1 && at > 1 ? statements.slice(at - 1, at) : null;
    return firstWrong(
      statement,
      verdict,
      from ? solve({ ...problem, ask: "solve", statements: from }).steps : start.steps,
    );
  }
  // Whether the last line of a system is its whole answer was not asked.
  return allRight(unknowns.length === 1 ? ANSWERED : FOLLOWS);
}

// A system is given by as many equations as it has unknowns: the first ones that do not follow from those above.
function countOfGivens(statements: Statement[], lines: Condition[], unknowns: readonly string[]): number {
  let count = 1;
  while (count < unknowns.length) {
    const next = lines[count];
    const letters = new Set(next?.cases.flat().flatMap(({ sides }) => sides.flatMap(freeVariables)));
    if (statements[count]?.kind !== "relation" || !next || letters.size < 2) return count;
    const before = allOf(...lines.slice(0, count).flatMap((line) => line.cases[0] ?? []));
    if (checkStep({ before, after: next, claim: { kind: "implies", by: null } }).accepted) return count;
    count++;
  }
  return count;
}

function allRight(reason: string): Outcome {
  return { answer: { kind: "working", firstWrong: null, reason, counterexample: null }, steps: [] };
}

function firstWrong(
  { line }: Statement,
  { reason, counterexample }: Extract<Verdict, { kind: "wrong" }>,
  steps: Outcome["steps"],
): Outcome {
  return { answer: { kind: "working", firstWrong: line, reason, counterexample }, steps };
}

function undecided({ line }: Statement): Outcome {
  return refused("no-method", `Whether line ${line + 1} follows cannot be told with certainty.`);
}

function refused(code: Refused["code"], reason: string): Outcome {
  return { answer: { kind: "refused", code, reason }, steps: [] };
}
