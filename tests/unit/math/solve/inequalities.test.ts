import { expect, test } from "vitest";
import { readProblem } from "~/math/problem";
import { solveProblem } from "~/math/solve";
import { solutionText } from "../../../support/solution-text";

// Other tests run at the same time.
const PATIENT = { mostMs: 10_000 };

const ANSWERS: readonly (readonly [string, string])[] = [
  ["-2x < 6", "(-3, infinity)"],
  ["5 - x >= 2x - 1", "(-infinity, 2]"],
  ["x < x + 1", "all"],
  ["-3 <= 1 - 2x < 5", "(-2, 2]"],
  ["1 >= 2x + 3 >= 1", "x = -1"],
  ["x^2 - 2 >= 0", "(-infinity, -sqrt(2)] or [sqrt(2), infinity)"],
  ["(x - 1)^2 (x - 4) >= 0", "[1, 1] or [4, infinity)"],
  ["x^2 - 6x + 9 <= 0", "x = 3"],
  ["x/x > 0", "all but 0"],
  ["(x^2 - 1)/(x - 1) >= 2", "(1, infinity)"],
  ["1/x <= 2", "(-infinity, 0) or [1/2, infinity)"],
  ["|x| > x", "(-infinity, 0)"],
  ["||x| - 2| < 1", "(-3, -1) or (1, 3)"],
  ["sqrt(x + 2) >= x", "[-2, 2]"],
  ["sqrt(x - 2)/(x - 5) >= 0", "[2, 2] or (5, infinity)"],
  ["2^x > 3^(x - 1)", "(-infinity, -ln(3)/(ln(2) - ln(3)))"],
  ["4^x - 2^x - 2 < 0", "(-infinity, 1)"],
  ["ln(x) + ln(x - 1) < ln(6)", "(1, 3)"],
  ["x ln(x) > 0", "(1, infinity)"],
  ["x^2 < 10^12", "(-1000000, 1000000)"],
  ["log_{1/2}(x) > 2", "(0, 1/4)"],
  ["sin(x) > 2", "none"],
  ["sin(x) <= 1", "all"],
  ["tan(x) > 1", "(pi/4 + pi*n, pi/2 + pi*n)"],
  ["sin(2x) <= 0", "[pi/2 + pi*n, pi + pi*n]"],
  ["x^3 - 3x + 1 > 0", "refused"],
  ["floor(x) > 2", "refused"],
];

test.each(ANSWERS)("%s holds for %s", (text, wanted) => {
  expect(solutionText(solveProblem(readProblem([text]), PATIENT).answer)).toBe(wanted);
});

test("several inequalities hold together where all do", () => {
  const { answer, steps } = solveProblem(readProblem(["2x - 1 > 3", "x^2 < 16"], { ask: "solve" }), PATIENT);
  expect(solutionText(answer)).toBe("(2, 4)");
  expect(steps.map(({ rule }) => rule)).toEqual(["solve-inequality", "solve-inequality", "intersect"]);
});

test("a sign table has the signs of factors at and between the places", () => {
  const { steps } = solveProblem(readProblem(["(x - 1)/(x + 2) >= 0"]), PATIENT);
  const table = steps.at(-1)?.table;
  expect(table?.places.length).toBe(2);
  expect(table?.rows.map(({ signs }) => signs)).toEqual([
    [-1, -1, -1, 0, 1],
    [-1, 0, 1, 1, 1],
    [1, "undefined", -1, 0, 1],
  ]);
});

test("dividing by a negative number turns the sign", () => {
  const { steps } = solveProblem(readProblem(["5 - x >= 2x - 1"]), PATIENT);
  expect(steps.map(({ rule }) => rule)).toEqual([
    "subtract-from-both-sides",
    "subtract-from-both-sides",
    "divide-both-sides",
  ]);
  expect(steps.at(-1)?.title.words).toContain("the sign turns");
});

test("angles are compared between bounds", () => {
  const bounded = solveProblem(readProblem(["sin(x) >= cos(x)", "0 <= x <= 2pi"], { ask: "solve" }), PATIENT);
  expect(solutionText(bounded.answer)).toBe("[pi/4, 5*pi/4]");
});

const LITERAL: readonly (readonly [string, string])[] = [
  ["2x + a > b", "(b/2 - a/2, infinity)"],
  ["a x > 1", "a > 0: (1/a, infinity); a < 0: (-infinity, 1/a); a = 0: none"],
  ["a (x - 1) > 2x", "a > 2: (a/(a - 2), infinity); a < 2: (-infinity, a/(a - 2)); a = 2: none"],
  ["a x < b", "a > 0: (-infinity, b/a); a < 0: (b/a, infinity); a = 0 and b > 0: all; a = 0 and b <= 0: none"],
  ["x/a > 1", "refused"],
];

test.each(LITERAL)("%s has the cases %s", (text, wanted) => {
  expect(solutionText(solveProblem(readProblem([text], { ask: "solve", for: "x" }), PATIENT).answer)).toBe(wanted);
});
