import { expect, test } from "vitest";
import * as anyCurve from "~/math/plot/curve/curve";
import * as anyExplicit from "~/math/plot/function/explicit";
import { PathWriter } from "~/math/plot/path-writer";
import * as anyRelation from "~/math/plot/relation/relation";
import * as smoothCurve from "~/math/plot/curve/smooth-curve";
import * as smoothExplicit from "~/math/plot/function/smooth-explicit";
import * as smoothRelation from "~/math/plot/relation/smooth-relation";
import { plainWriter } from "~/math/plot/writer";
import { parseExpression, parseStatement } from "~/math/text/parse";
import { LOOK } from "../../../support/raster";

const OPTIONS = { window: LOOK, angle: "rad", budgetMs: 1e9 } as const;
const NEAR_ZERO = { left: -0.02, right: 0.02, bottom: -0.01, top: 0.01 };

test.each([
  "sin(x)",
  "x^2",
  "x^3 - 4x",
  "sin(1000x)",
  "sin(x^2)",
  "cos(x)*x^5/20",
  "x^400",
  "(x + 1)^200 - x^200",
  "3",
])("y = %s is drawn as with all intervals", (text) => {
  const value = parseExpression(text);
  for (const window of [LOOK, NEAR_ZERO]) {
    expect(smoothExplicit.plotExplicit(value, "x", { ...OPTIONS, window })).toEqual(
      anyExplicit.plotExplicit(value, "x", { ...OPTIONS, window }),
    );
  }
});

test.each(["x^2 + y^2 = 16", "sin(x) = cos(y)", "y^2 < x^3 - x", "1 < x^2 + y^2 <= 9", "x y = 1", "sin(x y) = 0.5"])(
  "so is %s",
  (text) => {
    const relation = parseStatement(text);
    if (relation.kind !== "relation") throw new Error(`${text} compares nothing.`);
    expect(smoothRelation.plotRelation(relation, OPTIONS)).toEqual(anyRelation.plotRelation(relation, OPTIONS));
  },
);

test("so are curves of points and of an angle", () => {
  const points = {
    x: parseExpression("4cos(3t)"),
    y: parseExpression("4sin(2t)"),
    parameter: "t",
    from: 0,
    to: 2 * Math.PI,
  };
  expect(smoothCurve.plotParametric(points, OPTIONS)).toEqual(anyCurve.plotParametric(points, OPTIONS));
  const rose = { radius: parseExpression("4cos(3θ)"), from: 0, to: 2 * Math.PI, bothSigns: true };
  expect(smoothCurve.plotPolar(rose, OPTIONS)).toEqual(anyCurve.plotPolar(rose, OPTIONS));
});

test("what is undecided is the same area whether bytes are counted or not", () => {
  const parts = [
    { i: 3, j: 7.5, width: 1, height: 20.2 },
    { i: 4, j: 8, width: 1, height: 3 },
    { i: 100, j: 499, width: 1, height: 1 },
  ];
  expect(cellsIn(plainWriter().patches(parts, 1))).toEqual(
    new Set([...cells(2, 4, 6, 28), ...cells(4, 6, 8, 12), ...cells(100, 102, 498, 500)]),
  );
  expect(new PathWriter().patches([{ i: 3, j: 7, width: 1, height: 20 }], 1)).toBe("m2 6h2v22h-2v-22z");
  expect(plainWriter().patches([{ i: 3, j: 7, width: 1, height: 20 }], 1)).toBe("M2 6H4V28H2z");
});

function cellsIn(path: string): Set<string> {
  const boxes = [...path.matchAll(/M(\d+) (\d+)H(\d+)V(\d+)/g)].map((match) => match.slice(1).map(Number));
  return new Set(boxes.flatMap(([left = 0, top = 0, right = 0, bottom = 0]) => cells(left, right, top, bottom)));
}

function cells(left: number, right: number, top: number, bottom: number): string[] {
  const list: string[] = [];
  for (let x = left; x < right; x += 2) for (let y = top; y < bottom; y += 2) list.push(`${x} ${y}`);
  return list;
}
