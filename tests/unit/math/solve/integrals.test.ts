import { expect, test } from "vitest";
import { readProblem } from "~/math/problem";
import { solveProblem } from "~/math/solve";
import { printText } from "~/math/text";

function solved(text: string) {
  const { answer, steps } = solveProblem(readProblem([text], { ask: "integrate" }));
  const tree = answer.kind === "expression" ? answer.value : null;
  return { kind: answer.kind, text: tree && printText(tree), rules: steps.map(({ rule }) => rule) };
}

test.each([
  ["x^2", "x^3/3 + C"],
  ["1/x", "ln(abs(x)) + C"],
  ["cos(2x)", "sin(2*x)/2 + C"],
  ["1/(1 + x^2)", "atan(x) + C"],
])("the integral of %s is %s", (text, expected) => {
  expect(solved(text).text).toBe(expected);
});

test.each([
  ["x e^x", "integration-by-parts"],
  ["x e^(x^2)", "substitution"],
  ["1/(x(x + 1))", "partial-fractions"],
  ["sin(x)^2", "half-angle"],
  ["sin(3x) cos(2x)", "product-to-sum"],
  ["e^x sin(x)", "parts-twice"],
  ["sqrt(1 - x^2)", "square-root-of-quadratic"],
])("the integral of %s is found by %s", (text, rule) => {
  expect(solved(text).rules).toContain(rule);
});

test.each(["e^(-x^2)", "sin(x)/x", "1/ln(x)", "x^x"])("%s has no elementary antiderivative", (text) => {
  expect(solved(text).kind).toBe("refused");
});
