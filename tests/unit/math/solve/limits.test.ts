import { expect, test } from "vitest";
import { readProblem } from "~/math/problem";
import { solveProblem } from "~/math/solve";
import { printText } from "~/math/text";

function solved(text: string): string {
  const { answer } = solveProblem(readProblem([text]));
  if (answer.kind === "expression") return printText(answer.value);
  if (answer.kind !== "value") return answer.kind;
  if (answer.value.kind === "infinite") return answer.value.sign > 0 ? "infinity" : "-infinity";
  return printText(answer.value.value);
}

test.each([
  ["lim_{x->0} sin(x)/x", "1"],
  ["lim_{x->1} (x^2 - 1)/(x - 1)", "2"],
  ["lim_{x->infinity} (1 + 2/x)^x", "e^2"],
  ["lim_{x->0^+} x ln(x)", "0"],
  ["lim_{x->0^+} ln(x)", "-infinity"],
  ["lim_{x->0} 1/x^2", "infinity"],
  ["lim_{x->infinity} (sqrt(x^2 + x) - x)", "1/2"],
  ["lim_{x->0} x sin(1/x)", "0"],
  ["lim_{x->a} (x^2 - a^2)/(x - a)", "2*a"],
])("%s is %s", (text, expected) => {
  expect(solved(text)).toBe(expected);
});

test.each([
  "lim_{x->0} 1/x",
  "lim_{x->0} |x|/x",
  "lim_{x->0} sin(1/x)",
  "lim_{x->infinity} sin(x)",
  "lim_{x->0^-} sqrt(x)",
])("%s does not exist", (text) => {
  expect(solved(text)).toBe("undefined");
});

test("a function that is defined on one side only is refused without a side", () => {
  expect(solved("lim_{x->0} sqrt(x)")).toBe("refused");
});

test.each([
  "lim_{x->infinity} sqrt(x - 10^20)",
  "lim_{x->0} sign(x - 10^-2000)",
  "lim_{x->infinity} sqrt(ln(x) - 1000)",
  "lim_{x->infinity} abs(ln(x) - 1000)/(ln(x) - 1000)",
  "lim_{x->infinity} ln(x - 10^12)",
  "lim_{x->infinity} sign(x - 10^20)",
  "lim_{x->0} sqrt(10^(-30) - x^2)",
  "lim_{x->0} floor(x + 10^(-20))",
  "lim_{x->0} sign(x^2 - 10^(-30))",
  "lim_{x->0} floor(cos(x) + 10^(-30))",
  "lim_{x->0} sign(sin(x) + 10^(-30))",
])("%s is not guessed from where it is not yet near", (text) => {
  expect(solved(text)).toBe("refused");
});
