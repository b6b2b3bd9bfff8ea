import { expect, test } from "vitest";
import { readProblem } from "~/math/problem";
import { solveProblem } from "~/math/solve";
import { solutionText } from "../../../support/solution-text";

// Other tests run at the same time.
const PATIENT = { mostMs: 10_000 };

const ANSWERS: readonly (readonly [string[], string])[] = [
  [["2x + 3y = 12", "x = 2y - 1"], "x = 3, y = 2"],
  [["x + y = 3", "2x + 2y = 6"], "x = 3 - t, y = t"],
  [["x + y = 3", "2x + 2y = 7"], "none"],
  [["x = 1", "x = 2"], "none"],
  [["x + y + z = 6", "x - y + z = 2", "2x + y - z = 1"], "x = 1, y = 2, z = 3"],
  [["a + b + c + d = 10", "a - b = -1", "b - c = -1", "c - d = -1"], "a = 1, b = 2, c = 3, d = 4"],
  [["sqrt(2) x + y = 3", "x - sqrt(2) y = 0"], "x = sqrt(2), y = 1"],
  [["x + y = 1", "x y = 1"], "none"],
  [["x^2 + y^2 = 25", "y = x + 1"], "x = -4, y = -3 or x = 3, y = 4"],
  [["x^2 + y^2 = 5", "x^2 - y^2 = 3"], "x = -2, y = -1 or x = -2, y = 1 or x = 2, y = -1 or x = 2, y = 1"],
  [["1/x + 1/y = 5/6", "1/x - 1/y = 1/6"], "x = 2, y = 3"],
  [["x/y = 0", "x + y = 0"], "none"],
  [["2^x = 8", "x + y = 5"], "x = 3, y = 2"],
  [["|x| + y = 3", "y = 1"], "x = -2, y = 1 or x = 2, y = 1"],
  [["x^2 = 4", "x > 0"], "x = 2"],
  [["y = x^2", "y = x^2"], "refused"],
];

test.each(ANSWERS)("%s", (lines, wanted) => {
  const { answer, steps } = solveProblem(readProblem(lines, { ask: "solve" }), PATIENT);
  expect(solutionText(answer)).toBe(wanted);
  if (wanted !== "refused") expect(steps.length).toBeGreaterThan(0);
});

test("a linear system is solved for one unknown, which is put into the others", () => {
  const { steps } = solveProblem(readProblem(["x + y = 3", "x - y = 1"], { ask: "solve" }), PATIENT);
  expect(steps.map(({ rule }) => rule)).toEqual(["solve-for-unknown", "put-in", "solve-for-unknown", "put-back"]);
});
