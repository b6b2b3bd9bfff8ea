import { expect, it, test } from "vitest";
import { derivative } from "~/math/calculus/derivative";
import { compile } from "~/math/numeric/evaluate";
import type { AngleUnit } from "~/math/numeric/evaluate";
import { parseExpression } from "~/math/text/parse";
import { printText } from "~/math/text/print-text";

const FORMULAS = [
  "x^3 - 2x",
  "x^x",
  "2^x",
  "x^(1/3)",
  "x^(-2/3)",
  "1/(x^2 + 1)",
  "sin(3x) cos(x)",
  "tan(x)",
  "cot(x)",
  "sec(x)",
  "csc(x)",
  "sinc(x)",
  "sinc(2x - 1)",
  "asin(x/5)",
  "acos(x/5)",
  "atan(x)",
  "sinh(x)",
  "cosh(x)",
  "tanh(x)",
  "asinh(x)",
  "acosh(x + 1)",
  "atanh(x/5)",
  "exp(-x^2)",
  "ln(x)",
  "log(x)",
  "log(x, 2)",
  "sqrt(x)",
  "cbrt(x)",
  "root(x, 4)",
  "|x - 2|",
  "floor(x) x",
  "x mod 2",
  "max(x, x^2)",
  "min(x, 2x)",
  "sum(x^k/k, k, 1, 5)",
  "{x < 1: x^2, 3x}",
  "7",
];

test.each(FORMULAS)("the derivative of %s is what differences say", (text) => {
  for (const angle of ["rad", "deg"] satisfies AngleUnit[]) {
    const expression = parseExpression(text);
    const f = compile(expression, ["x"], angle);
    const slope = derivative(expression, "x", angle);
    for (const at of [0.31, 0.83, 1.27, 2.41]) {
      const differences = (f([at + 1e-6]) - f([at - 1e-6])) / 2e-6;
      expect(slope && compile(slope, ["x"], angle)([at]), `${at} ${angle}`).toBeCloseTo(differences, 5);
    }
  }
});

test.each([
  ["x^2", "2*x"],
  ["3x + 1", "3"],
  ["x/2", "1/2"],
  ["a x", "a"],
])("of %s it is written %s", (text, expected) => {
  const slope = derivative(parseExpression(text), "x");
  expect(slope && printText(slope)).toBe(expected);
});

it("has no rule for factorials, nor for a sum whose end moves", () => {
  expect(derivative(parseExpression("x!"), "x")).toBeNull();
  expect(derivative(parseExpression("sum(k, k, 1, x)"), "x")).toBeNull();
});
