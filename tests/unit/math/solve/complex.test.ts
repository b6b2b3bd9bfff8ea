import { expect, test } from "vitest";
import { type Checkable, checkStep } from "~/math/check";
import { add, num, variable } from "~/math/expression";
import { readProblem } from "~/math/problem";
import { type Answer, solveProblem } from "~/math/solve";
import { printText } from "~/math/text";

const ANSWERS = [
  ["i^100", "1"],
  ["(1 + 2i)/(3 - 4i)", "-1/5 + 2/5*i"],
  ["sqrt(-1) sqrt(-1)", "-1"],
  ["|1 + i|", "sqrt(2)"],
  ["e^(i pi)", "-1"],
  ["sqrt(3 + 4i)", "2 + i"],
  ["(a + b i)(a - b i)", "a^2 + b^2"],
  ["1/(i - i)", "undefined"],
  ["(-8)^(1/3)", "refused"],
  ["sqrt(x^2)", "refused"],
  ["(a + i)/(a + i)", "refused"],
  ["x^2 = -2", "x = sqrt(2)*i or x = -sqrt(2)*i"],
  ["x^2 - 2x + 5 = 0", "x = 1 + 2*i or x = 1 - 2*i"],
  ["x^3 = 1", "x = 1 or x = -1/2 + sqrt(3)/2*i or x = -1/2 - sqrt(3)/2*i"],
  ["(1 + 2i) x = 3 - i", "x = 1/5 - 7/5*i"],
  ["x^2 = 3 + 4i", "x = 2 + i or x = -2 - i"],
  ["|x| = 1", "refused"],
  ["1/x = i", "refused"],
  ["x^2 + 1 > 0", "refused"],
] as const;

test.each(ANSWERS)("%s is %s", (text, expected) => {
  expect(shown(solveProblem(readProblem([text], { domain: "complex" })).answer)).toBe(expected);
});

test("a division multiplies by the conjugate first", () => {
  const { steps } = solveProblem(readProblem(["(1 + 2i)/(3 - 4i)"], { domain: "complex" }));
  expect(steps.map(({ rule }) => rule)).toEqual([
    "multiply-by-conjugate",
    "multiply-out",
    "multiply-out",
    "divide-parts",
  ]);
});

test("no altered step is accepted", () => {
  const steps = ANSWERS.flatMap(([text]) => solveProblem(readProblem([text], { domain: "complex" })).steps);
  expect(steps.length).toBeGreaterThan(20);
  expect(steps.filter((step) => !checkStep(step).accepted)).toEqual([]);
  expect(steps.flatMap(altered).filter((step) => checkStep(step).accepted)).toEqual([]);
});

function altered({ before, after, claim }: Checkable): Checkable[] {
  const others = [num(1), variable("i")];
  if (after.kind === "value")
    return others.map((by) => ({ before, claim, after: { ...after, value: add(after.value, by) } }));
  if (after.kind !== "condition") return [];
  const shifted = after.cases.map((relations, k) =>
    k > 0
      ? relations
      : relations.map((one) => ({ ...one, sides: one.sides.map((side, at) => (at === 0 ? side : add(side, num(1)))) })),
  );
  const lines = [shifted, after.cases.slice(1), [...after.cases, ...shifted]];
  return lines.map((cases) => ({ before, claim, after: { ...after, cases } }));
}

function shown(answer: Answer): string {
  if (answer.kind === "expression") return printText(answer.value);
  if (answer.kind === "value" && answer.value.kind === "finite") return printText(answer.value.value);
  if (answer.kind !== "solutions" || answer.set.type !== "finite") return answer.kind;
  return answer.set.members.map(({ x }) => `x = ${x ? printText(x) : ""}`).join(" or ");
}
