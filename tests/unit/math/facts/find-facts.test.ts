import { describe, expect, it, test } from "vitest";
import { findIntersections } from "~/math/facts/intersections";
import { printValue } from "~/math/facts/value";
import { parseExpression } from "~/math/text/parse";
import { OPTIONS, factsOf, shown, roots, extrema, discontinuities, domain, asymptotes } from "../../../support/facts";

describe("roots", () => {
  test.each([
    ["x^2 - 2", "−√2, √2"],
    ["x^2", "0"],
    ["(x - 1/3)^2", "1/3"],
    ["x^2 - 2x + 1", "1"],
    ["x^2 + 1/100", ""],
    ["x^4", "0"],
    ["sin(x)", "−3π, −2π, −π, 0, π, 2π, 3π"],
    ["x^5 - x - 1", "≈ 1.167"],
    ["1/x", ""],
    ["tan(x) + 1/1000000", "≈ −9.425, ≈ −6.283, ≈ −3.142, ≈ −0.000001, ≈ 3.142, ≈ 6.283, ≈ 9.425"],
    ["sign(x) + 1/2", ""],
    ["floor(x)", "0 to 1"],
    ["sin(x)/(1-cos(x))", "−3π, −π, π, 3π"],
    ["max(0, x)", "−10 to 0"],
    ["sqrt(9 - x^2)", "−3, 3"],
    ["sqrt(x^2 (x - 1))", "0, 1"],
    ["x ln(x)", "1"],
    ["e^(1/x)", ""],
    ["1/(1 + e^(1/x))", ""],
    ["4e^(-1000000(x - 1.2345)^2)", ""],
    ["(x^2 - 1)/(x - 1)", "−1"],
    ["(1 - cos(x))/x^2", "−2π, 2π"],
    ["sin(x)/x", "−3π, −2π, −π, π, 2π, 3π"],
    ["e^(-x) sin(x)", "−3π, −2π, −π, 0, π, 2π, 3π"],
    ["|x^2 - 4|", "−2, 2"],
    ["x^2 - 100", "−10, 10"],
    ["|sin(x)|", "−3π, −2π, −π, 0, π, 2π, 3π"],
    ["sqrt(sin(x))", "−3π, −2π, −π, 0, π, 2π, 3π"],
    ["round(sin(x/6))", "−π to π"],
  ])("%s", (text, expected) => {
    expect(roots(factsOf(text))).toBe(expected);
  });

  test.each(["sin(1/x)", "sin(1000x)", "tan(20x)"])("%s has more than are worth naming", (text) => {
    const found = factsOf(text).roots;
    expect([found.rest, found.items.length]).toEqual(["more", 60]);
    const f = (x: number) =>
      ({ "sin(1/x)": Math.sin(1 / x), "sin(1000x)": Math.sin(1000 * x), "tan(20x)": Math.tan(20 * x) })[text] ?? NaN;
    for (const { value } of found.items) expect(Math.abs(f(value))).toBeLessThan(1e-9);
  });
});

describe("extrema", () => {
  test.each([
    ["x^3 - 3x", "max (−1, 2) min (1, −2)"],
    ["x^3", ""],
    ["|x|", "min (0, 0)"],
    ["x^(2/3)", "min (0, 0)"],
    ["x^x", "min (1/e, ≈ 0.6922)"],
    ["x ln(x)", "min (1/e, −1/e)"],
    ["cos(x)", "min (−3π, −1) max (−2π, 1) min (−π, −1) max (0, 1) min (π, −1) max (2π, 1) min (3π, −1)"],
    ["4e^(-1000000(x - 1.2345)^2)", "max (1.2345, 4)"],
    ["x + 1/x", "max (−1, −2) min (1, 2)"],
    ["1/(x^2 - 0.0001)", "max (0, −10000)"],
    ["x (x - 3)/(x - 3.001)", "max (≈ 2.946, ≈ 2.892) min (≈ 3.056, ≈ 3.112)"],
    ["|x^2 - 4|", "min (−2, 0) max (0, 4) min (2, 0)"],
    ["floor(x)", ""],
    ["tan(x)", ""],
    ["5", ""],
  ])("%s", (text, expected) => {
    expect(extrema(factsOf(text))).toBe(expected);
  });

  it("names none that only gaps in what was looked at suggest", () => {
    const { rest, items } = factsOf("x sin(1/x)").extrema;
    expect(rest).toBe("perhaps");
    for (const { at } of items) expect(Math.abs(Math.tan(1 / at.value) * at.value - 1)).toBeLessThan(1e-6);
  });

  it("takes no rounding for a turn", () => {
    expect(factsOf("sin(x)^2 + cos(x)^2").extrema.items).toEqual([]);
  });
});

describe("discontinuities", () => {
  test.each([
    ["1/x", "pole 0: down|-|up"],
    ["abs(1/x)", "pole 0: up|-|up"],
    ["e^(1/x)", "pole 0: 0|-|up"],
    ["ln(x)", "asymptote 0: undefined|-|down"],
    ["tan(x/3)", "pole −3π/2: up|-|down; pole 3π/2: up|-|down"],
    ["1/(x^2 - 0.0001)", "pole −0.01: up|-|down; pole 0.01: down|-|up"],
    ["x (x - 3)/(x - 3.001)", "pole 3.001: down|-|up"],
    ["(x^2 - 1)/(x - 1)", "hole 1: 2|-|2"],
    ["sin(x)/x", "hole 0: 1|-|1"],
    ["(1 - cos(x))/x^2", "hole 0: 0.5|-|0.5"],
    ["atan(1/x)", "jump 0: −π/2|-|π/2"],
    ["1/(1 + e^(1/x))", "jump 0: 1|-|0"],
    ["{x < 0: -1, x >= 0: x^2}", "jump 0: −1|0|0"],
    ["{x = 1: 5, x}", "jump 1: 1|5|1"],
    ["floor(x/6)", "jump −6: −2|−1|−1; jump 0: −1|0|0; jump 6: 0|1|1"],
    ["sqrt(9 - x^2)", "end −3: undefined|0|0; end 3: 0|0|undefined"],
    ["sqrt(x^2 (x - 1))", "point 0: undefined|0|undefined; end 1: undefined|0|0"],
    ["x^2 {x > 1}", "end 1: undefined|-|1"],
    ["sin(1/x)", "oscillation 0: unsettled|-|unsettled"],
    ["x sin(1/x)", "hole 0: 0|-|0"],
    ["|x|/x {x > -5}", "end −5: undefined|-|−1; jump 0: −1|-|1"],
    ["x*floor(x/20)", ""],
    ["tan(20x)", " more"],
    ["(e^x - 1)/x", "hole 0: 1|-|1"],
    ["1/ln(x)", "end 0: undefined|-|unclear; pole 1: down|-|up"],
    ["sqrt(2 - x^2)", "end −√2: undefined|0|0; end √2: 0|0|undefined"],
    ["sin(x/4)/|sin(x/4)|", "jump 0: −1|-|1"],
    ["(x^2 - 2)/(x - sqrt(2))", "hole √2: 2√2|-|2√2"],
    ["3/(1 - cos(x/2))", "pole 0: up|-|up"],
    ["floor(cos(x/9))", "jump 0: 0|1|0"],
  ])("%s", (text, expected) => {
    expect(discontinuities(factsOf(text))).toBe(expected);
  });
});

test.each([
  ["x^2", "all"],
  ["1/x", "[−10, 0) (0, 10]"],
  ["ln(x)", "(0, 10]"],
  ["sqrt(9 - x^2)", "[−3, 3]"],
  ["sqrt(x^2 - 16)", "[−10, −4] [4, 10]"],
  ["sqrt(x - 3) sqrt(1 - x)", ""],
  ["sqrt(x^2 (x - 1))", "[0, 0] [1, 10]"],
  ["floor(x)", "all"],
  ["tan(x/3)", "[−10, −3π/2) (−3π/2, 3π/2) (3π/2, 10]"],
  ["sqrt(sin(20x))", " more"],
])("%s is defined on %s", (text, expected) => {
  expect(domain(factsOf(text))).toBe(expected);
});

test.each([
  ["1/x", "both: 0x + 0"],
  ["atan(x)", "left: 0x + −π/2; right: 0x + π/2"],
  ["(x^2 + 1)/(x - 1)", "both: 1x + 1"],
  ["sqrt(x^2 + 1)", "left: −1x + 0; right: 1x + 0"],
  ["x^2/(x^2 + 1)", "both: 0x + 1"],
  ["e^x", "left: 0x + 0"],
  ["e^x/(1 + e^x)", "left: 0x + 0; right: 0x + 1"],
  ["2x + 3", ""],
  ["sin(x)", ""],
  ["x + sin(x)", ""],
  ["sin(pi x)", ""],
  ["ln(x)", ""],
  ["sqrt(x)", ""],
  ["sin(x)/x", "both: 0x + 0"],
  ["e^(-x^2)", "both: 0x + 0"],
  ["|x|", ""],
  ["max(sin(x), 0)", ""],
  ["tan(x)/x", ""],
  ["|x - 2|/(x - 2)", ""],
])("%s approaches %j", (text, expected) => {
  expect(asymptotes(factsOf(text))).toBe(expected);
});

test.each([
  ["x^2 cos(x)", "even", true],
  ["x^3 - sin(x)", "odd", true],
  ["x^(1/3)", "odd", true],
  ["x^(2/3)", "even", true],
  ["|x| + 1", "even", true],
  ["(x - 1)^2 + 2x", "even", false],
  ["x^2 + x", undefined, undefined],
  ["e^x", undefined, undefined],
  ["4e^(-1000000(x - 1.2345)^2)", undefined, undefined],
])("the symmetry of %s is %s, proven: %s", (text, kind, proven) => {
  const { symmetry } = factsOf(text);
  expect([symmetry?.kind, symmetry?.proven]).toEqual([kind, proven]);
});

test.each([
  ["sin(x)", "2π"],
  ["sin(x)^2", "π"],
  ["tan(2x)", "π/2"],
  ["sin(2x) + cos(3x)", "2π"],
  ["|sin(x)|", "π"],
  ["sin(pi x)", "2"],
  ["round(sin(x))", "2π"],
  ["sqrt(sin(x))", "2π"],
  ["sum(sin((2k - 1)x)/(2k - 1), k, 1, 5)", "2π"],
  ["mod(x, 3)", "3"],
  ["x sin(x)", undefined],
  ["sin(x^2)", undefined],
  ["sin(|x|)", undefined],
  ["sin(x) + sin(pi x)", undefined],
  ["x - floor(x)", "1"],
  ["sin(pi x) + (2x - floor(2x))", "2"],
  ["x - floor(2x)", undefined],
])("the period of %s is %s", (text, period) => {
  expect(shown(factsOf(text).period)).toBe(period);
});

it("counts in degrees where told to", () => {
  const facts = factsOf("sin(x)", { angle: "deg", window: { left: -200, right: 200, bottom: -2, top: 2 } });
  expect([shown(facts.period), roots(facts), extrema(facts)]).toEqual([
    "360",
    "−180, 0, 180",
    "min (−90, −1) max (90, 1)",
  ]);
});

test.each([
  ["x^2", "x + 2", "(−1, 1) (2, 4)"],
  ["x^2", "2x - 1", "(1, 1)"],
  ["1/x", "1/x + 1", ""],
  ["sin(x)", "cos(x)", "(−11π/4, −√2/2) (−7π/4, √2/2) (−3π/4, −√2/2) (π/4, √2/2) (5π/4, −√2/2) (9π/4, √2/2)"],
  ["tan(x/3)", "0", "(−3π, 0) (0, 0) (3π, 0)"],
  ["x^4", "x + 14", "(2, 16)"],
])("%s meets %s at %s", (one, other, expected) => {
  const [first, second] = [one, other].map((text) => ({ of: "x" as const, value: parseExpression(text) }));
  if (!first || !second) throw new Error("There are two.");
  const high = { ...OPTIONS, window: { ...OPTIONS.window, top: 20 } };
  const found = findIntersections(first, second, high);
  expect(
    found.items
      .filter(({ at }) => at.kind === "exact")
      .map(({ at, value }) => `(${printValue(at)}, ${printValue(value)})`)
      .join(" "),
  ).toBe(expected);
});

it("finds where a function of x meets one of y", () => {
  const found = findIntersections(
    { of: "x", value: parseExpression("x^2") },
    { of: "y", value: parseExpression("y^2") },
    OPTIONS,
  );
  expect(found.items.map(({ at, value }) => [printValue(at), printValue(value)])).toEqual([
    ["0", "0"],
    ["1", "1"],
  ]);
});
