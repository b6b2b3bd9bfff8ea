import { describe, expect, test } from "vitest";
import { compile } from "~/math/numeric/evaluate";
import { compileIntervals } from "~/math/interval/compile";
import { withoutSquares } from "~/math/exact/perfect-square";
import { stableForm } from "~/math/exact/stable-form";
import { parseExpression, parseStatement } from "~/math/text/parse";
import { printRelation } from "~/math/text/print-text";

const PLACES = [-2.3, -0.71, 0.4, 1.9];
const KNOWN = [
  "1-cos(3x)",
  "cos(x)-1",
  "sin(x)/(1-cos(x))",
  "e^x/(1+e^x)",
  "2^x/(2^x-3)",
  "exp(x)/(x^2+exp(x))",
  "(e^x-1)/(e^x+1)",
  "(e^x-e^-x)/(e^x+e^-x)",
  "cos(x)/(1-sin(x))",
  "x/(sin(2x)+1)",
  "sin(x)/(1+cos(x))",
  "sqrt(x^2-6x+9)",
];

describe("a stable form", () => {
  test.each([...KNOWN, "x/(x+1)", "(x-1)/(x+1)", "sqrt(1-cos(x))", "-(cos(x)-1)^2"])(
    "of %s has the same values",
    (text) => {
      const [written, better] = [parseExpression(text), stableForm(parseExpression(text))].map((expression) =>
        compile(expression, ["x"]),
      );
      for (const at of PLACES) expect(better?.([at])).toBeCloseTo(written?.([at]) ?? NaN, 12);
    },
  );

  test.each([
    ["(1-cos(x))/x^2", 0.5],
    ["(1-cos(x))/x^2 {x>0}", 0.5],
    ["{x<0: 1, (1-cos(x))/x^2}", 0.5],
    ["{(1-cos(x))/x^2 > 0.4: 2, 3}", 2],
    ["sum((1-cos(n x))/x^2, n, 1, 3)", 7],
    ["abs((cos(x)-1)/x^2)", 0.5],
  ])("of %s keeps the digits of what cancels", (text, limit) => {
    expect(compile(stableForm(parseExpression(text)), ["x"])([1e-9])).toBeCloseTo(limit, 12);
  });

  test("knows a pole that it has", () => {
    for (const angle of ["rad", "deg"] as const) {
      const [right, text] = angle === "rad" ? [Math.PI / 2, "1/(1-sin x)"] : [90, "1/(1-sin(x))"];
      const poles = compileIntervals(stableForm(parseExpression(text)), ["x"], angle).evaluate([
        right - 1e-9,
        right + 1e-9,
      ]);
      expect(poles.hi).toBe(Infinity);
      expect(compile(stableForm(parseExpression(text)), ["x"], angle)([right + 1e-9])).toBeGreaterThan(1e15);
    }
  });

  test.each([
    ["e^x/(1+e^x)", 0, 1],
    ["(e^x-e^-x)/(e^x+e^-x)", -1, 1],
    ["(e^x-1)/(e^x+1)", -1, 1],
  ])("bounds %s far out", (text, least, most) => {
    const { lo, hi } = compileIntervals(stableForm(parseExpression(text)), ["x"]).evaluate([-800, 800]);
    expect([lo, hi]).toEqual([expect.closeTo(least, 9), expect.closeTo(most, 9)]);
  });
});

test.each([
  ["x^2 = 4y^2", "(x - 2*y)*(x + 2*y) = 0"],
  ["x^2 + 4y^2 - 4x y = 0", "x - 2*y = 0"],
  ["x^2 + y^2 = 2x y", "x - y = 0"],
  ["2x y + x^2 = -y^2", "x + y = 0"],
  ["x^2 + 2x + 1 = 0", "x + 1 = 0"],
  ["(x^2+y^2)^2 = 4x^2 y^2", "(x - y)*(x + y) = 0"],
  ["x^2 + x y + y^2 = 0", "x^2 + x*y + y^2 = 0"],
  ["x^2 < y^2", "x^2 < y^2"],
  ["4x^2 y^2 + 9 - 12y x = 0", "2*x*y - 3 = 0"],
  ["x^2/y^2 + 2x/y*3 + 9 = 0", "x/y + 3 = 0"],
  // What agrees with a square at some places only is none.
  ["x^2 + 2min(x,5)*y + y^2 = 0", "x^2 + 2*min(x, 5)*y + y^2 = 0"],
  ["x^2 + 2max(x,-3)*y + y^2 = 0", "x^2 + 2*max(x, -3)*y + y^2 = 0"],
  ["x^2 + 2abs(x)*y + y^2 = 0", "x^2 + 2*abs(x)*y + y^2 = 0"],
  ["x^2 + 2x^2*y/x + y^2 = 0", "x^2 + 2*x^2*y/x + y^2 = 0"],
  ["x^2 + 2x*y*(x-1)/(x-1) + y^2 = 0", "x^2 + 2*x*y*(x - 1)/(x - 1) + y^2 = 0"],
  ["x^2 + {x<5: x, 5}*y*2 + y^2 = 0", "x^2 + {x < 5: x, 5}*y*2 + y^2 = 0"],
])("%s without squares is %s", (text, expected) => {
  const relation = parseStatement(text);
  if (relation.kind !== "relation") throw new Error(`${text} compares nothing.`);
  expect(printRelation(withoutSquares(relation))).toBe(expected);
});
