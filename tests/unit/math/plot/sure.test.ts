import { describe, expect, test } from "vitest";
import { parseExpression, parseStatement } from "~/math/text/parse";
import { plotExplicit, plotPolar, plotRelation, plotSurface } from "../../../support/drawn";
import { WINDOW } from "../../../support/raster";

let now = 0;
/** Every look at the clock finds that the time has long been up. */
const clock = () => (now += 1000);
const OPTIONS = { window: WINDOW, angle: "rad", clock } as const;
const PATIENTLY = { ...OPTIONS, budgetMs: 1e9 };

describe("where no time is left, drawn whole", () => {
  test.each(["x^2", "sin(x)", "1/x", "(x^2-1)/(x-1)", "tan(x)", "floor(x)", "sin(x)/x", "x!", "sqrt(x)", "|x|"])(
    "is y = %s",
    (text) => {
      const value = parseExpression(text);
      const drawn = plotExplicit(value, "x", { ...OPTIONS, budgetMs: 0 });
      expect(drawn).toEqual(plotExplicit(value, "x", PATIENTLY));
      expect(drawn.partial).toBe(false);
    },
  );

  test.each([
    "y > x + 5",
    "x^2+y^2 = 16",
    "x^2+y^2 < 9",
    "1 < x^2+y^2 <= 9",
    "y < sin(x)",
    "xy = 1",
    "|x|+|y| = 4",
    "x^3+y^3 = 6xy",
    "x > 2",
  ])("is %s", (text) => {
    const relation = parseStatement(text);
    if (relation.kind !== "relation") throw new Error(`${text} compares nothing.`);
    const drawn = plotRelation(relation, { ...OPTIONS, budgetMs: 0 });
    expect(drawn).toEqual(plotRelation(relation, PATIENTLY));
    expect(drawn).toMatchObject({ partial: false, undecided: "" });
  });

  test.each(["1+cos(θ)", "sin(4θ)", "θ"])("is r = %s", (text) => {
    const curve = { radius: parseExpression(text), from: 0, to: 2 * Math.PI };
    const drawn = plotPolar(curve, { ...OPTIONS, budgetMs: 0 });
    expect(drawn).toEqual(plotPolar(curve, PATIENTLY));
    expect(drawn.partial).toBe(false);
  });

  test.each(["x + y", "x^2 - y^2", "sin(x) cos(y)", "1/(x^2+y^2)", "sqrt(9-x^2-y^2)", "floor(x)"])(
    "is z = %s",
    (text) => {
      const draw = (budgetMs: number) =>
        plotSurface(parseExpression(text), { turn: 30, tilt: 30 }, { ...OPTIONS, heights: null, budgetMs });
      expect(draw(0)).toEqual(draw(1e9));
      expect(draw(0).partial).toBe(false);
    },
  );
});

test("what is not simple ends soon where no time is left", () => {
  const relation = parseStatement("sin(x^2y^3) = cos(e^(xy))");
  if (relation.kind !== "relation") throw new Error("This compares two waves.");
  expect(plotRelation(relation, { ...OPTIONS, budgetMs: 0 }).partial).toBe(true);
});
