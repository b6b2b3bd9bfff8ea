import { expect, it, test } from "vitest";
import { printProblem, readProblem } from "~/math/problem";
import { similarProblem, solveProblem } from "~/math/solve";

const PATIENT_MS = 4000;

function exercise(text: string, variation: number) {
  const problem = readProblem(text.split(" ; "));
  const outcome = solveProblem(problem, { mostMs: PATIENT_MS });
  return { outcome, found: similarProblem({ problem, outcome }, variation, { mostMs: PATIENT_MS }) };
}

test.each([
  "2x + 3 = 11",
  "x^2 - 5x + 6 = 0",
  "3x - 4 < 8",
  "x + 2y = 7 ; 3x - y = 5",
  "factor x^2 - 9",
  "expand (x + 2)(x - 3)",
  "2/3 + 3/4",
  "d/dx (3x^2 + 5x)",
  "int (6x^2 + 4) dx",
  "gcd(12, 18)",
])("%s has another one of its kind, with other numbers", (text) => {
  const { outcome, found } = exercise(text, 1);
  expect(found && printProblem(found.problem)).not.toEqual(text.split(" ; "));
  expect(found?.outcome.answer.kind).toBe(outcome.answer.kind);
  expect(found?.outcome.steps.map(({ rule }) => rule)).toEqual(outcome.steps.map(({ rule }) => rule));
});

it("gives the same exercise for the same number, and others for others", () => {
  const texts = [1, 1, 2, 3].map((variation) => {
    const { found } = exercise("2x + 3 = 11", variation);
    return found ? printProblem(found.problem).join() : null;
  });
  expect(texts[0]).toBe(texts[1]);
  expect(new Set(texts).size).toBeGreaterThan(1);
});

it.each(["x = 2 or x = 3", "x + y"])("gives none where there are no numbers to change: %s", (text) => {
  expect(exercise(text, 1).found).toBeNull();
});
