import { printProblem, ProblemSyntaxError } from "~/math/problem";
import { similarProblem, solveProblem } from "~/math/solve";
import type { SimilarInput } from "./similar-task";
import { readInput } from "./solve-typed";

const MOST_MS = 600;

/** What a worker does for SIMILAR. */
export function similarTyped({ texts, ask, variation }: SimilarInput): string[] | null {
  try {
    const problem = readInput({ texts, ask, variables: {} });
    const outcome = solveProblem(problem, { mostMs: MOST_MS });
    if (outcome.steps.length === 0) return null;
    const found = similarProblem({ problem, outcome }, variation, { mostMs: MOST_MS });
    return found && printProblem({ ...found.problem, guessed: problem.guessed });
  } catch (error) {
    if (error instanceof ProblemSyntaxError) return null;
    throw error;
  }
}
