import type { Value } from "../../check";
import { freeVariables } from "../../expression";
import { TooLargeError } from "../../polynomial";
import type { Problem } from "../../problem";
import { canonicalTree, factoredTree, sizeOf } from "../../rewrite";
import type { Answer, ExpressionForm } from "../answer";
import { found, type Plan, type Solution } from "../plan";
import { isPlain } from "../line";
import { type Step, step } from "../step";
import { lineAfter, rewritten } from "./rewriting";
import { isSameUpToOrder } from "./same";

export const expanding: Plan = {
  name: "expand",
  solve: (problem, line) => (problem.ask === "expand" && isPlain(line) ? expandedSolution(line) : null),
};

export const simplifying: Plan = {
  name: "simplify",
  solve: (problem, line) => (isPlain(line) && isFor(problem, line) ? simplified(line) : null),
};

function isFor({ ask }: Problem, line: Value): boolean {
  return (ask === "simplify" || ask === "evaluate") && freeVariables(line.value).length > 0;
}

function expandedSolution(line: Value): Solution {
  const steps = canonicalSteps(line);
  return found(answerFrom(steps, line, "expanded"), steps);
}

// A longer result is no simpler one: then a product, or what was there, is kept.
function simplified(line: Value): Solution {
  const steps = withinLimits(line);
  const last = lastLine(steps, line);
  const product = factoredTree(last.value);
  if (sizeOf(product) + 1 < sizeOf(last.value) && sizeOf(product) < sizeOf(line.value)) {
    const after = lineAfter(last, product);
    const factored = step("factor", "Factor", { before: last, after, claim: { kind: "equal" } });
    return found(answerFrom([...steps, factored], line, "simplified"), [...steps, factored]);
  }
  const isLonger = sizeOf(last.value) > sizeOf(line.value);
  const kept = isLonger ? [] : steps;
  return found(answerFrom(kept, line, "simplified"), kept);
}

function withinLimits(line: Value): Step[] {
  try {
    return canonicalSteps(line);
  } catch (error) {
    if (error instanceof TooLargeError) return [];
    throw error;
  }
}

function canonicalSteps(line: Value): Step[] {
  const steps = rewritten(line);
  const last = lastLine(steps, line);
  const whole = canonicalTree(last.value);
  if (isSameUpToOrder(whole, last.value)) return steps;
  const after = lineAfter(last, whole);
  return [...steps, step("write-in-order", "Write it in order", { before: last, after, claim: { kind: "equal" } })];
}

function lastLine(steps: readonly Step[], line: Value): Value {
  const last = steps.at(-1)?.after;
  return last?.kind === "value" ? last : line;
}

/** What stands on the last line. */
export function answerFrom(steps: readonly Step[], line: Value, form: ExpressionForm): Answer {
  const { value, given } = lastLine(steps, line);
  return { kind: "expression", form, value, given };
}
