import { describe, expect, it } from "vitest";
import { findFacts } from "~/math/facts";
import { FUNCTIONS } from "~/math/functions";
import { compileIntervals } from "~/math/interval";
import { compile } from "~/math/numeric";
import { plotExplicit } from "~/math/plot/function";
import { parseExpression, printText } from "~/math/text";
import { printLatex } from "~/math/text/typeset";

describe("the cardinal sine", () => {
  it("is sin x / x, and 1 at 0", () => {
    const f = compile(parseExpression("sinc(x)"), ["x"]);
    expect(f([0])).toBe(1);
    expect(f([1])).toBeCloseTo(Math.sin(1), 15);
    expect(compile(parseExpression("sinc(x)"), ["x"], "deg")([90])).toBeCloseTo(2 / Math.PI, 15);
  });

  it("is printed and read back", () => {
    expect(printText(parseExpression("sinc(2x)"))).toBe("sinc(2*x)");
    expect(printLatex(parseExpression("sinc(x)"))).toBe("\\operatorname{sinc}\\left(x\\right)");
  });

  it.each([
    [-1, 2],
    [4, 5],
    [4.4934, 4.4935],
    [7, 9],
    [-40, -3],
    [100, 100.01],
    [20, Infinity],
    [-Infinity, Infinity],
  ])("is enclosed from %d to %d, and its slope with it", (lo, hi) => {
    const intervals = compileIntervals(parseExpression("sinc(x)"), ["x"]);
    const { lo: least, hi: most } = intervals.evaluate([lo, hi]);
    const { lo: flattest, hi: steepest } = intervals.differentiate(0).slope;
    const [from, to] = [Math.max(lo, -200), Math.min(hi, 200)];
    for (let k = 0; k <= 4000; k++) {
      const x = from + ((to - from) * k) / 4000;
      const slope = x === 0 ? 0 : (Math.cos(x) - FUNCTIONS.sinc.value(x)) / x;
      expect(FUNCTIONS.sinc.value(x) >= least && FUNCTIONS.sinc.value(x) <= most, `${x}`).toBe(true);
      expect(slope >= flattest && slope <= steepest, `slope at ${x}`).toBe(true);
    }
  });

  it("is enclosed as narrowly as the box is narrow", () => {
    for (const at of [0, 2, 4.493409457909064, 30]) {
      const { lo, hi } = compileIntervals(parseExpression("sinc(x)"), ["x"]).evaluate([at, at + 1e-6]);
      expect(hi - lo).toBeLessThan(1e-6);
    }
  });

  it("has its facts found", () => {
    const options = { window: { left: -10, right: 10, bottom: -2, top: 2 }, angle: "rad", budgetMs: 2000 } as const;
    const facts = findFacts(parseExpression("sinc(x)"), "x", options);
    expect(facts.symmetry).toMatchObject({ kind: "even", proven: true });
    expect(JSON.stringify(facts.roots)).toContain("3.14159");
    expect(facts.extrema?.items.length).toBeGreaterThanOrEqual(5);
  });

  it.each(["sinc(x)", "5sinc(2x) + 1"])("%s is drawn whole", (text) => {
    const options = { window: { left: -10, right: 10, bottom: -2, top: 7 }, angle: "rad", budgetMs: 2000 } as const;
    expect(plotExplicit(parseExpression(text), "x", { ...options, size: { width: 800, height: 500 } })).toMatchObject({
      partial: false,
      undecided: null,
      dots: [],
    });
  });
});
