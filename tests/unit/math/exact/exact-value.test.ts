import { expect, it, test } from "vitest";
import { expansionAt } from "~/math/exact/expansion";
import { keyOf } from "~/math/expression";
import * as X from "~/math/exact/exact-number";
import { exactValue } from "~/math/exact/exact-value";
import { printExact } from "~/math/exact/print-exact";
import { compile } from "~/math/numeric/evaluate";
import { parseExpression } from "~/math/text/parse";
import { printText } from "~/math/text/print-text";
import { randomExpression, seeded } from "../../../support/expressions";

function exactly(text: string, angle: "rad" | "deg" = "rad") {
  const value = exactValue(parseExpression(text), { angle, values: new Map() });
  return value && printExact(value);
}

test.each([
  ["0.1 + 0.2", "0.3"],
  ["1/3 + 1/6", "0.5"],
  ["sqrt(2) * sqrt(8)", "4"],
  ["sin(pi/6)", "0.5"],
  ["cos(-7pi/4)", "√2/2"],
  ["tan(pi/3)", "√3"],
  ["atan(1)", "π/4"],
  ["acos(-1/2)", "2π/3"],
  ["exp(0)", "1"],
  ["ln(e^3)", "3"],
  ["log(1000)", "3"],
  ["8^(2/3)", "4"],
  ["(-8)^(1/3)", "−2"],
  ["5!", "120"],
  ["floor(-7/2)", "−4"],
  ["mod(-7, 3)", "2"],
  ["max(1, sqrt(2))", "√2"],
  ["sum(1/k, k, 1, 3)", "11/6"],
  ["{1 < 2: 5, 6}", "5"],
  ["|1 - sqrt(2)|", "−1 + √2"],
])("%s is exactly %s", (text, expected) => {
  expect(exactly(text)).toBe(expected);
});

test.each(["sin(1)", "1/0", "sqrt(-1)", "ln(2)", "2^0.5^0.5", "tan(pi/2)", "0^-1", "9^9^9^9"])(
  "%s is not known exactly",
  (text) => {
    expect(exactly(text)).toBeNull();
  },
);

it("counts angles in degrees where told to", () => {
  expect(exactly("sin(30)", "deg")).toBe("0.5");
  expect(exactly("atan(1)", "deg")).toBe("45");
});

it("agrees with the computed value, whatever the expression", () => {
  const random = seeded(5);
  for (let count = 0; count < 2000; count++) {
    const expression = randomExpression(random, 3);
    const values = new Map(["x", "y", "t", "a", "θ", "x_1", "n_max"].map((name) => [name, X.fromInteger(2)]));
    const exact = exactValue(expression, { angle: "rad", values });
    if (!exact || keyOf(expression).includes("tuple")) continue;
    const computed = compile(expression, [...values.keys()])([...values.keys()].map(() => 2));
    const size = Math.max(1, Math.abs(computed));
    if (Number.isFinite(computed))
      expect(Math.abs(X.toNumber(exact) - computed) / size, printText(expression)).toBeLessThan(1e-6);
  }
});

test.each([
  ["sin(x)/x", 0, "1"],
  ["(1 - cos(x))/x^2", 0, "0.5"],
  ["(e^x - 1)/x", 0, "1"],
  ["(x^2 - 1)/(x - 1)", 1, "2"],
  ["atan(1/x)", 0, "π/2"],
  ["e^(-1/x)", 0, "0"],
  ["1/(1 + e^(1/x))", 0, "0"],
  ["x sin(1/x)", 0, "0"],
  ["x ln(x)", 0, "0"],
  ["x^x", 0, "1"],
  ["2^x", 0, "1"],
  ["floor(x)", 2, "2"],
  ["|x|/x", 0, "1"],
  ["(sqrt(1 + x) - 1)/x", 0, "0.5"],
])("from above, %s goes at %d to %s", (text, to, expected) => {
  const approach = { variable: "x", to: X.fromInteger(to), side: 1, angle: "rad" } as const;
  const found = expansionAt(parseExpression(text), approach);
  expect(found && found.order > 0).toBe(true);
  expect(printExact(found?.start === 0 ? (found.coefficients[0] ?? []) : [])).toBe(expected);
});

test.each(["sin(1/x)", "ln(x)", "1/x"])("of %s no limit at 0 is proven", (text) => {
  const found = expansionAt(parseExpression(text), { variable: "x", to: X.ZERO, side: 1, angle: "rad" });
  expect(found && found.order > 0 && found.start >= 0).not.toBe(true);
});
