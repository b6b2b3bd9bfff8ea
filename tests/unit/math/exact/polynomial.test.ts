import { expect, test } from "vitest";
import { fromPolynomial, integerPolynomialOf } from "~/math/exact/polynomial";
import { parseExpression } from "~/math/text/parse";
import { printText } from "~/math/text/print-text";

test.each([
  ["2x(x^2+1) - x^2*(2x)", "2*x"],
  ["(x-1)^3", "x^3 - 3*x^2 + 3*x - 1"],
  ["-(x^2+3)", "-x^2 - 3"],
  ["x - x", "0"],
])("%s is %s", (text, expected) => {
  const coefficients = integerPolynomialOf(parseExpression(text), "x");
  expect(coefficients && printText(fromPolynomial(coefficients, "x"))).toBe(expected);
});

test.each(["0.5x", "x/2", "1/x", "x^-1", "x^a", "sin(x)", "(x-1000)^9", "(x+1)^25", "2y"])(
  "%s is none whose digits are sure",
  (text) => {
    expect(integerPolynomialOf(parseExpression(text), "x")).toBeNull();
  },
);
