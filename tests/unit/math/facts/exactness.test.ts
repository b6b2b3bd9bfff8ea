import { describe, expect, it, test } from "vitest";
import { printExact } from "~/math/exact/print-exact";
import { printValue } from "~/math/facts/value";
import type { WindowOptions } from "~/math/plot";
import { asymptotes, discontinuities, domain, extrema, factsOf, roots } from "../../../support/facts";

describe("what lies exactly on an edge of the window counts", () => {
  const degrees = { angle: "deg", window: { left: -360, right: 360, bottom: -2, top: 2 } } as const;

  it("for roots", () => {
    expect(factsOf("sin(pi x)").roots.items.map(printValue)).toHaveLength(21);
    expect(roots(factsOf("sin(x)", degrees))).toBe("−360, −180, 0, 180, 360");
  });

  it("for extrema", () => {
    expect(extrema(factsOf("cos(pi x/5)"))).toBe("max (−10, 1) min (−5, −1) max (0, 1) min (5, −1) max (10, 1)");
    expect(extrema(factsOf("cos(x)", degrees))).toBe(
      "max (−360, 1) min (−180, −1) max (0, 1) min (180, −1) max (360, 1)",
    );
    expect(extrema(factsOf("(x - 10)^3"))).toBe("");
  });

  it("for ends", () => {
    expect(discontinuities(factsOf("sqrt(100 - x^2)"))).toBe("end −10: undefined|0|0; end 10: 0|0|undefined");
  });
});

test.each([
  ["{x < 0: x^2, x >= 0: x}", "min (0, 0)", "0"],
  ["{x < 1: 2x, x >= 1: 3 - x}", "max (1, 2)", "0, 3"],
  ["|x^2 - 2x - 1|", "min (≈ −0.4142, 0) max (1, 2) min (≈ 2.414, 0)", "≈ −0.4142, ≈ 2.414"],
])("a corner of pieces is an extremum where it is one: %s", (text, expected, zeros) => {
  const facts = factsOf(text);
  expect([extrema(facts), roots(facts)]).toEqual([expected, zeros]);
});

describe("exactness is proven, not read off digits", () => {
  test.each<[text: string, expected: string, options?: Partial<WindowOptions>]>([
    ["0.333333333333x - 1", "≈ 3"],
    ["(x - 1/3)(x + 0.333333)", "−0.333333, 1/3"],
    ["x - 1000001", "1000001", { window: { left: 1e6, right: 1e6 + 2, bottom: -1, top: 1 } }],
    ["97x - 2", "≈ 0.02062"],
    ["x^2 - x - 1", "≈ −0.618, ≈ 1.618"],
  ])("%s is zero at %s", (text, expected, options) => {
    expect(roots(factsOf(text, options))).toBe(expected);
  });

  it("carries the numbers themselves", () => {
    const [first, second] = factsOf("x^2 - x - 1").roots.items.map(
      (value) => value.kind === "exact" && printExact(value.number),
    );
    expect([first, second]).toEqual(["0.5 − √5/2", "0.5 + √5/2"]);
    const [third] = factsOf("97x - 2").roots.items.map((value) => value.kind === "exact" && printExact(value.number));
    expect(third).toBe("2/97");
    expect(factsOf("0.333333333333x - 1").roots.items[0]?.kind).toBe("approximate");
  });
});

it("writes as many digits as tell numbers apart", () => {
  expect(roots(factsOf("x - 10^-9/(x - 2)"))).toBe("≈ −5 × 10^−10, ≈ 2.0000000005");
});

test("x - 10^-9/(x-2) has a slant asymptote", () => {
  expect(asymptotes(factsOf("x - 10^-9/(x - 2)"))).toBe("both: 1x + 0");
});

test("x^x is defined for x > 0, and at single points", () => {
  expect(domain(factsOf("x^x"))).toMatch(/^\[−10, −10\] .* \(0, 10\]$/);
  expect(discontinuities(factsOf("x^x"))).toContain("end 0: undefined|-|1");
});

test("sqrt(sin(20x)) has closed ends", () => {
  const near = { window: { left: -0.2, right: 0.2, bottom: -1, top: 2 } };
  expect(domain(factsOf("sqrt(sin(20x))", near))).toBe("[−0.2, −π/20] [0, π/20]");
});
