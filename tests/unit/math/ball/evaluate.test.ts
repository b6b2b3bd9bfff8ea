import { expect, test } from "vitest";
import { areEqual, evaluate, exactly, holds, toNumber } from "~/math/ball";
import { Q } from "~/math/exact";
import type { Relation } from "~/math/expression";
import { compile } from "~/math/numeric";
import { parseExpression, parseList } from "~/math/text";
import { seeded } from "../../../support/expressions";

const NOWHERE = new Map();

test.each([
  ["sin(pi/3)", "sqrt(3)/2"],
  ["cos(pi/5)", "(1 + sqrt(5))/4"],
  ["ln(2^100)", "100 ln(2)"],
  ["exp(1)", "e"],
  ["4 atan(1)", "pi"],
  ["asin(-1)", "-pi/2"],
  ["tan(atan(7))", "7"],
  ["exp(-300) exp(300)", "1"],
  ["sqrt(5 + 2 sqrt(6))", "sqrt(2) + sqrt(3)"],
  ["(-8)^(1/3)", "-2"],
  ["tanh(atanh(0.3))", "3/10"],
  ["log(1000)", "3"],
  ["sum(1/k, k, 1, 10)", "7381/2520"],
])("%s is %s in all digits", (one, other) => {
  const [a, b] = [one, other].map((text) => evaluate(parseExpression(text), NOWHERE));
  expect(typeof a === "object" && typeof b === "object" && areEqual(a, b)).toBe(true);
});

test.each([
  ["exp(-300)", "0"],
  ["pi", "3.14159265358979323846264338327950288"],
  ["sin(1000000)", "-0.349993502171292952"],
])("%s is not %s", (one, other) => {
  const [a, b] = [one, other].map((text) => evaluate(parseExpression(text), NOWHERE));
  expect(typeof a === "object" && typeof b === "object" && areEqual(a, b)).toBe(false);
});

test.each(["1/0", "0^0", "ln(0)", "sqrt(-1)", "(-8)^0.5", "1/(sqrt(2)^2 - 2)", "asin(2)", "tan(pi/2)", "0^(-1)"])(
  "%s is undefined",
  (text) => {
    expect(evaluate(parseExpression(text), NOWHERE)).toBe("undefined");
  },
);

test("what is too large is unknown, at once", () => {
  expect(evaluate(parseExpression("9^9^9^9"), NOWHERE)).toBe("unknown");
});

test.each([
  ["1 < sqrt(2) <= 2", true],
  ["pi != 3", true],
  ["sqrt(8) = 2 sqrt(2)", true],
  ["sqrt(8) < 2 sqrt(2)", false],
  ["1/0 = 1/0", false],
])("%s: %s", (text, expected) => {
  expect(holds(parseList(text)[0] as Relation, NOWHERE)).toBe(expected);
});

test("values agree with doubles", () => {
  const random = seeded(5);
  const formulas = [
    "sin(x) cosh(x)/3",
    "atan(x) + acos(x/40)",
    "x^2.5 + cbrt(x - 3)",
    "ln(x) asinh(x - 2)",
    "2^x - sec(x)",
  ];
  for (const text of formulas) {
    for (let k = 0; k < 20; k++) {
      const x = Q.rational(1 + Math.floor(random() * 3000), 100);
      const value = evaluate(parseExpression(text), new Map([["x", exactly(x)]]));
      const double = compile(parseExpression(text), ["x"])([Q.toNumber(x)]);
      expect(typeof value === "object" && toNumber(value)).toBeCloseTo(
        double,
        9 - Math.max(0, Math.log10(Math.abs(double))),
      );
    }
  }
});
