import { expect, test } from "vitest";
import { readProblem } from "~/math/problem";
import { solveProblem } from "~/math/solve";
import { printText } from "~/math/text";

function solved(text: string) {
  const { answer, steps } = solveProblem(readProblem([text]));
  const value = "value" in answer && typeof answer.value === "object" ? answer.value : null;
  const tree = value?.kind === "finite" ? value.value : value && value.kind !== "infinite" ? value : null;
  return { kind: answer.kind, text: tree && printText(tree), rules: steps.map(({ rule }) => rule) };
}

test.each([
  ["d/dx (x^2)", "2*x"],
  ["d/dx (x e^x)", "e^x*(x + 1)"],
  ["d/dx ((2x + 1)^5)", "10*(2*x + 1)^4"],
  ["d/dx |x|", "x/abs(x)"],
  ["d^2/dx^2 (x ln(x))", "1/x"],
  ["d/dx (d/dy (x^2 y^3))", "6*x*y^2"],
  ["dy/dx of x^2 + y^2 = 25", "-x/y"],
])("%s is %s", (text, expected) => {
  expect(solved(text).text).toBe(expected);
});

test.each([
  ["d/dx (x sin(x))", "product-rule"],
  ["d/dx (sin(x)/x)", "quotient-rule"],
  ["d/dx sin(x^2)", "chain-rule"],
  ["d/dx (x^x)", "logarithmic-derivative"],
])("%s names its rule", (text, rule) => {
  expect(solved(text).rules).toContain(rule);
});

test.each(["d/dx ln(-x^2 - 1)"])("%s does not exist", (text) => {
  expect(solved(text).kind).toBe("undefined");
});

test("corners and jumps that no rule knows are refused", () => {
  expect(solved("d/dx floor(x)").kind).toBe("refused");
});
