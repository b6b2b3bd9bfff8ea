import { expect, test } from "vitest";
import { findFacts } from "~/math/facts/find-facts";
import { printValue } from "~/math/facts/value";
import { stableForm } from "~/math/exact/stable-form";
import { parseExpression } from "~/math/text/parse";

const OPTIONS = { window: { left: -10, right: 10, bottom: -6.25, top: 6.25 }, angle: "rad" as const, budgetMs: 60_000 };

test.each([
  ["x^3 - 6x^2 + 9x + 1", "(2, 3)"],
  ["x^4 - 5x^2 + 4", "(−√30/6, ≈ 0.5278) (√30/6, ≈ 0.5278)"],
  ["x/(x^2 + 1)", "(−√3, −√3/4) (0, 0) (√3, √3/4)"],
  ["1/(1 + e^(-x))", "(0, 0.5)"],
  ["cos(x/3)", "(−3π/2, 0) (3π/2, 0)"],
  ["x^2/(x^2+1)", "(−√3/3, 0.25) (√3/3, 0.25)"],
  ["x^3/(x^2-1)", "(0, 0)"],
  ["(x^3+1)/(x^2+1)", "(−1, 0) (≈ 0.2679, ≈ 0.951) (≈ 3.732, ≈ 3.549)"],
  ["x^4/(x^2+1)", ""],
  ["|x^3-x|", ""],
  ["ln(x)/x", "(≈ 4.482, ≈ 0.3347)"],
  ["x^4", ""],
  ["1/x", ""],
  ["|x^2 - 4|", ""],
  ["floor(x)", ""],
  ["2x + 1", ""],
])("the inflection points of %s are %j", (text, expected) => {
  expect(
    findFacts(stableForm(parseExpression(text)), "x", OPTIONS)
      .inflections?.items.map(({ at, value }) => `(${printValue(at)}, ${printValue(value)})`)
      .join(" "),
  ).toBe(expected);
});

// Beside poles and ends as well, where the slope grows without bound.
test.each([
  "(x^2+1)/(x^2-4)",
  "x^x",
  "1/(x^2-1)",
  "x^3/(x^2-1)",
  "sqrt(x)",
  "ln(x^2-1)",
  "sec x",
  "1/(x^2-4)^2",
  "asin(x)",
])("%s has no other inflection points than those", (text) => {
  expect(findFacts(stableForm(parseExpression(text)), "x", OPTIONS).inflections?.rest).toBe("none");
});
