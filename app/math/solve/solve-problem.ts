import { OutOfTime, withinTime } from "../budget";
import { firstDoubt, type Formula, hasNoMatrix, isNowhereDefined, keepsMeaning } from "../check";
import { TooLargeError } from "../polynomial";
import { entriesOf, type Problem } from "../problem";
import { sizeOf, UndefinedError } from "../rewrite";
import type { Refused } from "./answer";
import { doubtInAnswer } from "./answer-doubt";
import { lineOf } from "./line";
import type { Outcome } from "./outcome";
import type { Plan, Solution } from "./plan";
import { COMPLEX_PLANS, PLANS } from "./plans";
import type { Step } from "./step";
import { checkWorking } from "./working/check-working";

const LARGEST = 500;

type Found = Extract<Solution, { kind: "found" }>;

/** Usual problems take a tenth of it. */
const MOST_MS = 200;

interface Options {
  plans?: readonly Plan[];
  /** Of this computation alone; `now` tells the time in ms. */
  mostMs?: number;
  now?: () => number;
}

/**
 * Answers a problem with steps that the checker accepted, or refuses with a reason. Throws nothing but Interrupted, where
 * nobody waits for the answer any longer.
 */
export function solveProblem(problem: Problem, options: Options = {}): Outcome {
  const { plans = plansFor(problem), mostMs = MOST_MS, now } = options;
  try {
    return withinTime(mostMs, () => answered(problem, plans), now);
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
    return refused("limit", "This takes too long to be solved with certainty.");
  }
}

function answered(problem: Problem, plans: readonly Plan[]): Outcome {
  if (problem.ask === "check") return checkWorking(problem, (part) => answered(part, plans));
  const line = lineOf(problem);
  if (!line) return refused("unsupported", "Such a problem is not known here.");
  if (size(line) > LARGEST) return refused("limit", "This is too long to be solved with certainty.");
  let refusal: Refused | null = null;
  for (const plan of plans) {
    const solution = attempt(plan, problem, line);
    if (solution?.kind === "found") return { answer: solution.answer, steps: solution.steps };
    refusal ??= solution;
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

function attempt(plan: Plan, problem: Problem, line: Formula): Solution | null {
  try {
    return proven(plan, plan.solve(problem, line), problem, line);
  } catch (error) {
    // Numbers that the machine cannot hold are RangeErrors.
    if (error instanceof TooLargeError || error instanceof RangeError)
      return { kind: "refused", code: "limit", reason: "The numbers or formulas on the way are too long." };
    if (error instanceof UndefinedError) return proven(plan, undefinedLine(line, error.message), problem, line);
    throw error;
  }
}

function proven(plan: Plan, solution: Solution | null, problem: Problem, line: Formula): Solution | null {
  const doubt = solution?.kind === "found" ? doubtInSolution(solution, line, problem) : null;
  if (doubt === null) return solution;
  return { kind: "refused", code: "unproven", reason: `A way was found (${plan.name}), but not proven: ${doubt}` };
}

function undefinedLine(line: Formula, reason: string): Solution | null {
  const isCertain = line.kind === "value" ? isNowhereDefined(line) : line.kind === "matrix" && hasNoMatrix(line);
  if (!isCertain) return null;
  return { kind: "found", answer: { kind: "undefined", reason }, steps: [] };
}

// Nothing is believed of a plan: neither that its steps hold, nor that the answer is what they lead to.
function doubtInSolution({ answer, steps }: Found, line: Formula, problem: Problem): string | null {
  if (!steps.every((one) => keepsMeaning(one, line))) return "A step leads to another value.";
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
        ? entriesOf(line.matrix)
        : line.cases.flat().flatMap(({ sides }) => sides);
  return parts.reduce((sum, part) => sum + sizeOf(part), 0);
}
