import { firstDoubt, type Formula, isNowhereDefined, keepsMeaning } from "../check";
import { TooLargeError } from "../polynomial";
import type { Problem } from "../problem";
import { sizeOf, UndefinedError } from "../rewrite";
import type { Refused } from "./answer";
import { doubtInAnswer } from "./answer-doubt";
import { lineOf } from "./line";
import type { Outcome } from "./outcome";
import type { Plan, Solution } from "./plan";
import { COMPLEX_PLANS, PLANS } from "./plans";
import type { Step } from "./step";

const LARGEST = 500;

type Found = Extract<Solution, { kind: "found" }>;

/**
 * Answers a problem with steps that the checker accepted, or refuses with a reason. Throws nothing but what the clock of
 * `budget` throws.
 */
export function solveProblem(problem: Problem, plans: readonly Plan[] = plansFor(problem)): Outcome {
  const line = lineOf(problem);
  if (line && size(line) > LARGEST) return refused("limit", "This is too long to be solved with certainty.");
  let refusal: Refused | null = null;
  for (const plan of plans.filter(({ domain = "real" }) => domain === problem.domain)) {
    const solution = attempt(plan, problem, line);
    if (solution?.kind === "found") {
      const doubt = line ? doubtInSolution(solution, line, problem) : "The line cannot be checked.";
      if (doubt === null) return { answer: solution.answer, steps: solution.steps };
      refusal ??= {
        kind: "refused",
        code: "unproven",
        reason: `A way was found (${plan.name}), but not proven: ${doubt}`,
      };
    } else refusal ??= solution;
  }
  return {
    answer: refusal ?? { kind: "refused", code: "unsupported", reason: "Such a problem is not known here." },
    steps: [],
  };
}

function plansFor({ domain }: Problem): readonly Plan[] {
  return domain === "complex" ? COMPLEX_PLANS : PLANS;
}

function refused(code: Refused["code"], reason: string): Outcome {
  return { answer: { kind: "refused", code, reason }, steps: [] };
}

function attempt(plan: Plan, problem: Problem, line: Formula | null): Solution | null {
  if (!line) return null;
  try {
    return plan.solve(problem, line);
  } catch (error) {
    if (error instanceof TooLargeError)
      return { kind: "refused", code: "limit", reason: "The numbers or formulas on the way are too long." };
    if (error instanceof UndefinedError) return undefinedOr(line, error.message);
    throw error;
  }
}

// What the checker finds a value for is not undefined.
function undefinedOr(line: Formula, reason: string): Solution | null {
  if (line.kind !== "value" || !isNowhereDefined(line)) return null;
  return { kind: "found", answer: { kind: "undefined", reason }, steps: [] };
}

// Nothing is believed of a plan: neither that its steps hold, nor that the answer is what they lead to.
function doubtInSolution({ answer, steps }: Found, line: Formula, problem: Problem): string | null {
  if (!steps.every(keepsMeaning)) return "A step leads to another value.";
  return doubtIn(line, steps) ?? doubtInAnswer(answer, steps.at(-1)?.after ?? line, problem);
}

function doubtIn(line: Formula, steps: readonly Step[]): string | null {
  const doubt = firstDoubt(line, steps);
  if (doubt) return doubt.reason;
  for (const { before, substeps, others } of steps) {
    const parts = substeps[0] ? [{ start: substeps[0].before, steps: substeps }] : [];
    const ways = others.map((method) => ({ start: before, steps: method.steps }));
    const inner = [...parts, ...ways].map(({ start, steps: list }) => doubtIn(start, list)).find((one) => one !== null);
    if (inner) return inner;
  }
  return null;
}

function size(line: Formula): number {
  const parts =
    line.kind === "value"
      ? [line.value]
      : line.kind === "matrix"
        ? line.rows.flat()
        : line.cases.flat().flatMap(({ sides }) => sides);
  return parts.reduce((sum, part) => sum + sizeOf(part), 0);
}
