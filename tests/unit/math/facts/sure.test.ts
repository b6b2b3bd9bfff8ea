import { beforeEach, describe, expect, test, vi } from "vitest";
import { findFacts } from "~/math/facts/find-facts";
import { findRegionFacts } from "~/math/facts/region";
import { parseExpression, parseStatement } from "~/math/text/parse";
import { WINDOW } from "../../../support/raster";

const LATE = { window: WINDOW, angle: "rad", budgetMs: 0 } as const;
const PATIENTLY = { ...LATE, budgetMs: 1e9 };

// Every look at the clock finds that the time has long been up.
beforeEach(() => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += 1000));
});

describe("where no time is left, all is found", () => {
  test.each(["x^2", "sin(x)", "1/x", "(x^2-1)/(x-1)", "tan(x)", "floor(x)", "sin(x)/x", "sqrt(x)", "x^3-3x"])(
    "of y = %s",
    (text) => {
      const facts = findFacts(parseExpression(text), "x", LATE);
      expect(facts).toEqual(findFacts(parseExpression(text), "x", PATIENTLY));
      expect(facts.partial).toBe(false);
    },
  );

  test.each(["y > x + 5", "x^2+y^2 = 16", "1 < x^2+y^2 <= 9", "xy = 1"])("of %s", (text) => {
    const relation = parseStatement(text);
    if (relation.kind !== "relation") throw new Error(`${text} compares nothing.`);
    expect(findRegionFacts(relation, LATE)).toEqual(findRegionFacts(relation, PATIENTLY));
  });
});

test("what is not simple ends soon where no time is left", () => {
  expect(findFacts(parseExpression("sin(x^2)sin(1/x)tan(e^x)floor(x^3)"), "x", LATE).partial).toBe(true);
});
