import { describe, expect, it, test } from "vitest";
import { compile } from "~/math/numeric/evaluate";
import type { AngleUnit } from "~/math/numeric/evaluate";
import type { Factor } from "~/math/plot/relation/zeros";
import { factorsOf } from "~/math/plot/relation/zeros";
import { printText } from "~/math/text/print-text";
import { parseExpression } from "~/math/text/parse";

const PLACES = Array.from({ length: 40 }, (_, k) => -3 + k * 0.17);

function factors(text: string, angle: AngleUnit = "rad"): Factor[] {
  return factorsOf(parseExpression(text), angle);
}

/** The numbers x near the places at which a factor has one of its levels, where y is 0.4. */
function solutions({ of, levels: { first, period } }: Factor, angle: AngleUnit): number[] {
  const f = compile(of, ["x", "y"], angle);
  return PLACES.flatMap((place) => {
    const value = f([place, 0.4]);
    const level = period === 0 ? first : first + Math.round((value - first) / period) * period;
    const slope = (f([place + 1e-6, 0.4]) - value) / 1e-6;
    const x = place + (level - value) / slope;
    return Math.abs(f([x, 0.4]) - level) < 1e-6 ? [x] : [];
  });
}

describe("level sets of waves", () => {
  test.each<[string, AngleUnit, number]>([
    ["sin(3x)", "rad", 1],
    ["cos(90x)", "deg", 1],
    ["2cos(x+y)/5", "rad", 1],
    ["sin(2x)-cos(3x)", "rad", 2],
    ["sin(x)+sin(5x+y)", "rad", 2],
    ["-cos(40x)-cos(70x)", "deg", 2],
    ["cos(2x)-1/3", "rad", 2],
    ["0.25+sin(90x)", "deg", 2],
    ["tan(2x)-3", "rad", 1],
    ["mod(2x+y,0.3)-0.1", "rad", 1],
    ["mod(x y,-0.3)+0.1", "rad", 1],
  ])("%s is zero on them, in %s", (text, angle, count) => {
    const f = compile(parseExpression(text), ["x", "y"], angle);
    const found = factors(text, angle);
    expect(found).toHaveLength(count);
    for (const factor of found) {
      const places = solutions(factor, angle);
      expect(places.length).toBeGreaterThan(20);
      for (const x of places) expect(f([x, 0.4])).toBeCloseTo(0, 4);
    }
  });

  it("know that a wave stays between -1 and 1", () => {
    expect(factors("sin(x)-2")).toEqual([]);
    expect(factors("sin(x)-1")).toHaveLength(1);
  });

  it("know that a remainder is less than the divisor", () => {
    expect(factors("mod(x, 2)-2")).toEqual([]);
    expect(factors("mod(x, 2)-1")).toHaveLength(1);
  });
});

describe("factors", () => {
  test.each<[string, string[], boolean[]]>([
    ["(x^2+y^2-9)^2", ["x^2 + y^2 - 9"], [true]],
    ["x(y-1)", ["x", "y - 1"], [false, false]],
    ["3(x-y)/2", ["x - y"], [true]],
    ["(x-1)/(y-1)", ["x - 1"], [false]],
    ["sqrt(x-y)", ["x - y"], [false]],
    ["|x-y|", ["x - y"], [true]],
    ["e^(x y)", [], []],
    ["1/(x y)", [], []],
  ])("of %s", (text, of, whole) => {
    const found = factors(text);
    expect(found.map((factor) => printText(factor.of))).toEqual(of);
    expect(found.map((factor) => factor.whole)).toEqual(whole);
  });
});
