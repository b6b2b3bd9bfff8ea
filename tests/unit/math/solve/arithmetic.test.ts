import { expect, test } from "vitest";
import { checkStep } from "~/math/check";
import { add, num } from "~/math/expression";
import { readProblem } from "~/math/problem";
import { type Answer, solveProblem } from "~/math/solve";
import { printText } from "~/math/text";

const ANSWERS = [
  ["prime factors of 360", "2^3*3^2*5"],
  ["prime factors of 999999999989", "999999999989"],
  ["prime factors of 1", "refused"],
  ["72 km/h in m/s", "20*(m/s)"],
  ["3 km + 20 m in m", "3020*m"],
  ["2 N * 3 m in J", "6*J"],
  ["20 ct in €", "1/5*€"],
  ["5 m / 5 m", "1"],
  ["3 km in kg", "refused"],
  ["\\sum_{k=1}^{n} k^2", "n*(n + 1)*(2*n + 1)/6"],
  ["\\sum_{k=1}^{2n} k", "n*(2*n + 1)"],
  ["\\sum_{k=0}^{n} 2^k", "2^(n + 1) - 1"],
  ["\\sum_{k=1}^{1000} k", "500500"],
  ["sum(1/k, k, 1, 5)", "137/60"],
  ["sum(1/k, k, -1, 5)", "undefined"],
  ["\\sum_{k=0}^{\\infty} (1/3)^k", "3/2"],
  ["\\sum_{k=1}^{\\infty} 1/(k(k + 2))", "3/4"],
  ["\\sum_{k=0}^{\\infty} 1/(k(k + 1))", "refused"],
  ["\\sum_{k=1}^{\\infty} 1/k^2", "refused"],
  ["\\sum_{k=1}^{\\infty} 1/k", "infinity"],
  ["\\sum_{k=0}^{\\infty} 2^k", "infinity"],
  ["\\sum_{k=1}^{\\infty} 1/(k - 5)", "refused"],
  ["\\sum_{k=1}^{\\infty} (-2)^k", "refused"],
  ["\\sum_{k=1}^{\\infty} -k", "refused"],
] as const;

test.each(ANSWERS)("%s is %s", (text, expected) => {
  expect(shown(solveProblem(readProblem([text])).answer)).toBe(expected);
});

test("prime factors are found one by one", () => {
  const [step] = solveProblem(readProblem(["prime factors of 12"])).steps;
  expect(step?.substeps.map(({ rule }) => rule)).toEqual(["divide-by-prime", "divide-by-prime"]);
});

test("no altered step is accepted", () => {
  const steps = ANSWERS.flatMap(([text]) => solveProblem(readProblem([text])).steps);
  expect(steps.length).toBeGreaterThan(20);
  for (const { before, after, claim } of steps) {
    if (after.kind !== "value") continue;
    expect(checkStep({ before, after: { ...after, value: add(after.value, num(1)) }, claim }).accepted).toBe(false);
    if (claim.kind === "closed-sum")
      expect(checkStep({ before, after, claim: { ...claim, form: add(claim.form, num(1)) } }).accepted).toBe(false);
  }
});

test("a product with a factor that is no prime is not accepted", () => {
  const [step] = solveProblem(readProblem(["prime factors of 12"])).steps;
  const after = { kind: "value", value: num(12), given: [], operations: {} } as const;
  expect(step && checkStep({ ...step, after }).accepted).toBe(false);
});

function shown(answer: Answer): string {
  if (answer.kind === "expression") return printText(answer.value);
  if (answer.kind === "value" && answer.value.kind === "infinite") return "infinity";
  return answer.kind === "value" && answer.value.kind === "finite" ? printText(answer.value.value) : answer.kind;
}
