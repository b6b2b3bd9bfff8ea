import { expect, test } from "vitest";
import { type Checkable, checkStep, type Formula } from "~/math/check";
import { keyOf } from "~/math/expression";
import { type Ask, ProblemSyntaxError, readProblem } from "~/math/problem";
import { solveProblem, type Step } from "~/math/solve";
import { printRelation, printText } from "~/math/text";
import type { Problem } from "../../../support/algebra/problem";
import { SUITE } from "../../../support/algebra/suite";
import { seeded } from "../../../support/expressions";
import { alteredLine, pick } from "../../../support/mutants";
import { areToldApart, isLost } from "../../../support/told-apart";

const ASKS: readonly Ask[] = ["solve", "simplify", "expand", "factor", "partial fractions", "complete the square"];
const MOST_OF_KIND = 5;
const random = seeded(7);
const STEPS = stepsOfAllKinds();

test("problems of all kinds have steps to be altered", () => {
  expect(STEPS.length).toBeGreaterThan(200);
});

// Altered lines may say the same by chance, as x = 2 and 2 = x do: counted are those that doubles tell apart.
test.each([1, 2, 3, 4])("of 10,000 steps altered by machine none is accepted (part %i)", { timeout: 60_000 }, () => {
  const wrongly: string[] = [];
  let altered = 0;
  for (let count = 0; altered < 2500 && count < 8000; count++) {
    const step = pick(STEPS, random);
    const after = alteredLine(step.after, random);
    if (keyOf(after) === keyOf(step.after) || !isWrong(step, after)) continue;
    altered++;
    if (checkStep({ ...step, after }).accepted) wrongly.push(`${written(step.before)} => ${written(after)}`);
  }
  expect(wrongly).toEqual([]);
  expect(altered).toBe(2500);
});

function isWrong({ before, after: right, claim }: Checkable, after: Formula): boolean {
  if (claim.kind === "implies")
    return before.kind === "condition" && after.kind === "condition" && isLost(before, after);
  return areToldApart(right, after);
}

function stepsOfAllKinds(): Checkable[] {
  const used = new Map<string, number>();
  const found: Checkable[] = [];
  for (const problem of SUITE) {
    const count = used.get(problem.kind) ?? 0;
    const steps = count < MOST_OF_KIND ? stepsOf(problem).filter(canBeAltered) : [];
    if (steps.length > 0) used.set(problem.kind, count + 1);
    found.push(...steps);
  }
  return found;
}

function stepsOf({ expression, ask, for: unknown, domain }: Problem): Checkable[] {
  if (domain === "complex") return [];
  const known = ASKS.find((one) => one === ask);
  if (ask && !known) return [];
  const options = { ...(known ? { ask: known } : {}), ...(unknown ? { for: unknown } : {}) };
  try {
    return allSteps(solveProblem(readProblem([expression].flat(), options), { now: () => 0 }).steps);
  } catch (error) {
    if (error instanceof ProblemSyntaxError) return [];
    throw error;
  }
}

function allSteps(steps: readonly Step[]): Checkable[] {
  return steps.flatMap((one) => [
    one,
    ...allSteps(one.substeps),
    ...one.others.flatMap((method) => allSteps(method.steps)),
  ]);
}

// Of operations, and of what differs by a constant, doubles do not judge here.
function canBeAltered({ after, claim }: Checkable): boolean {
  if (claim.kind === "antiderivative" || claim.kind === "same-derivative") return false;
  if (after.kind === "value") return Object.keys(after.operations).length === 0;
  return after.kind === "condition";
}

function written(line: Formula): string {
  switch (line.kind) {
    case "value":
      return [printText(line.value), ...line.given.map(printRelation)].join("; ");
    case "condition":
      return line.cases.map((relations) => relations.map(printRelation).join(", ")).join(" or ");
    case "matrix":
      return "a matrix";
  }
}
