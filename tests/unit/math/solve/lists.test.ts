import { expect, test } from "vitest";
import { checkStep } from "~/math/check";
import { add, num } from "~/math/expression";
import { readProblem } from "~/math/problem";
import { type Answer, solveProblem } from "~/math/solve";
import { printText } from "~/math/text";

const ANSWERS = [
  ["gcd(12, 18, 27)", "3"],
  ["gcd(-12, 18)", "6"],
  ["gcd(0, 5)", "5"],
  ["gcd(123456789, 987654321)", "9"],
  ["gcd(1/2, 3)", "refused"],
  ["lcm(3, 5, 7)", "105"],
  ["lcm(12345678, 87654321)", "120239113597182"],
  ["lcm(0, 4)", "refused"],
  ["gcd(12, 18) + lcm(4, 6)", "18"],
  ["binomial(5, 2)", "10"],
  ["binomial(3, 5)", "0"],
  ["npr(5, 2)", "20"],
  ["\\prod_{k=1}^{4} (1 + 1/k)", "5"],
  ["mean(1/2, 1/3)", "5/12"],
  ["mean(a, b)", "a/2 + b/2"],
  ["median(1, 2, 3, 10)", "5/2"],
  ["median(a, b)", "refused"],
  ["mode(1, 2, 2, 3)", "2"],
  ["mode(1, 1, 2, 2, 3)", "1 2"],
  ["mode(1, 2, 3)", "refused"],
  ["variance(1, 2, 3, 4)", "5/4"],
  ["samplevariance(1, 2, 3, 4)", "5/3"],
  ["stdev(1, 2, 3, 4)", "sqrt(5)/2"],
  ["range(3, 9, 4)", "6"],
  ["quartiles(1, 2, 3, 4, 5, 6, 7, 8)", "5/2 9/2 13/2"],
] as const;

test.each(ANSWERS)("%s is %s", (text, expected) => {
  expect(shown(solveProblem(readProblem([text])).answer)).toBe(expected);
});

test("Euclid's algorithm divides again and again", () => {
  const { steps } = solveProblem(readProblem(["gcd(123456789, 987654321)"]));
  expect(steps.map(({ rule }) => rule)).toEqual(["euclid", "euclid", "gcd-with-zero"]);
});

test("no altered step is accepted", () => {
  const steps = ANSWERS.flatMap(([text]) => solveProblem(readProblem([text])).steps);
  expect(steps.length).toBeGreaterThan(25);
  for (const { before, after, claim } of steps) {
    expect(checkStep({ before, after, claim }).accepted).toBe(true);
    const other =
      after.kind === "value"
        ? { ...after, value: add(after.value, num(1)) }
        : { kind: "matrix" as const, matrix: { kind: "vector" as const, items: [num(1)], span: { start: 0, end: 0 } } };
    expect(checkStep({ before, after: other, claim }).accepted).toBe(false);
  }
});

function shown(answer: Answer): string {
  if (answer.kind === "matrix") return answer.rows.map((row) => row.map(printText).join(" ")).join("; ");
  if (answer.kind === "expression") return printText(answer.value);
  return answer.kind === "value" && answer.value.kind === "finite" ? printText(answer.value.value) : answer.kind;
}
