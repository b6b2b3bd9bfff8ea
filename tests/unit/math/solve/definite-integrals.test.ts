import { expect, test } from "vitest";
import { readProblem } from "~/math/problem";
import { solveProblem } from "~/math/solve";
import { printText } from "~/math/text";

function solved(text: string): string {
  const { answer } = solveProblem(readProblem([text]));
  if (answer.kind === "expression") return printText(answer.value);
  return answer.kind === "value" && answer.value.kind === "finite" ? printText(answer.value.value) : answer.kind;
}

test.each([
  ["int_0^1 x^2 dx", "1/3"],
  ["int_1^0 x dx", "-1/2"],
  ["int_{-1}^2 |x| dx", "5/2"],
  ["int_0^1 1/sqrt(x) dx", "2"],
  ["int_1^infinity 1/x^2 dx", "1"],
  ["int_0^1 a x dx", "a/2"],
])("%s is %s", (text, expected) => {
  expect(solved(text)).toBe(expected);
});

test.each(["int_{-1}^1 1/x^2 dx", "int_{-1}^1 1/x dx", "int_1^infinity 1/x dx"])("%s diverges", (text) => {
  expect(solved(text)).toBe("undefined");
});
