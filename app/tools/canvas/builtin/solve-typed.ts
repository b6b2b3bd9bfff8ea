import { type Problem, ProblemSyntaxError, readProblem } from "~/math/problem";
import { solveProblem } from "~/math/solve";
import { printText } from "~/math/text";
import type { Answered, Phrase, Understood, Unread } from "../contract";
import { answerJson } from "./answer-json";
import { dataOf } from "./data-items";
import { phraseText } from "./formula-json";
import { resultPhrase } from "./result";
import { decimalOf } from "./rounding";
import { refusalSentence } from "./sentences";
import type { SolveInput } from "./solve-task";
import { statementJson } from "./statement-json";
import { stepJson } from "./step-json";

// A worker that has just started takes five times as long as a warm one.
const MOST_MS = 600;

/** What a worker does for SOLVE. */
export function solveTyped(input: SolveInput, mostMs = MOST_MS): Answered {
  let problem: Problem;
  try {
    problem = readInput(input);
  } catch (error) {
    if (error instanceof ProblemSyntaxError) return unread(error);
    throw error;
  }
  const { answer: exact, steps } = solveProblem(problem, { mostMs });
  const decimal = problem.ask === "approximate" ? decimalOf(exact) : null;
  const { answer, isRounded } = decimal ?? { answer: exact, isRounded: false };
  const result: Phrase = [...(isRounded ? ["≈ "] : []), ...resultPhrase(answer)];
  return {
    kind: "solved",
    message: answer.kind === "refused" ? refusalSentence(answer) : "Solved.",
    data: dataOf(problem, answer, phraseText(result)),
    answer: answerJson(answer, isRounded),
    result,
    steps: steps.map(stepJson),
    understood: understoodAs(problem),
  };
}

/** @throws ProblemSyntaxError */
export function readInput({ texts, ask, for: unknowns, domain, variables }: SolveInput): Problem {
  return readProblem(texts, { ask, for: unknowns, domain, variables: new Map(Object.entries(variables)) });
}

function unread({ message, code, line, span: { start, end } }: ProblemSyntaxError): Unread {
  return { kind: "unread", message, code, place: { line, start, end } };
}

function understoodAs({
  ask,
  guessed,
  others,
  statements,
  operations,
  unknowns,
  domain,
  assignments,
}: Problem): Understood {
  return {
    ask,
    guessed,
    others,
    lines: statements.map((statement) => statementJson(statement, operations)),
    unknowns,
    domain,
    assigned: Object.fromEntries(assignments.map(({ name, value }) => [name, printText(value)])),
  };
}
