import { expect, it, test } from "vitest";
import { printValue, provenValue } from "~/math/facts/value";

// As if all that a number may be were proven.
const believed = (computed: number) => provenValue(computed, () => true);

test.each([
  [0, "0"],
  [-2, "−2"],
  [0.1 + 0.2, "0.3"],
  [1.2345, "1.2345"],
  [1 / 3, "1/3"],
  [-22 / 7, "−22/7"],
  [Math.PI, "π"],
  [(-3 * Math.PI) / 2, "−3π/2"],
  [Math.sqrt(2), "√2"],
  [Math.sqrt(12), "2√3"],
  [Math.sqrt(3) / 2, "√3/2"],
  [Math.E / 2, "e/2"],
  [1 / Math.E, "1/e"],
  [2 / Math.E, "2/e"],
  [0.7390851332151607, "≈ 0.7391"],
  [-123456.789012, "≈ −123500"],
  [1e30, "1 × 10^30"],
  [1.23456789e-9, "≈ 1.235 × 10^−9"],
])("%d is told as %s", (value, text) => {
  expect(printValue(believed(value))).toBe(text);
});

it("takes no number for a simple one that only is near it", () => {
  for (const value of [1 / 3 + 1e-9, Math.PI + 1e-10, Math.sqrt(2) - 1e-10, 0.5 + 1e-8])
    expect(printValue(believed(value))).toContain("≈");
});

it("finds simple numbers in no more than a few of many random ones", () => {
  const values = Array.from({ length: 2000 }, (_, k) => (Math.sin(k * k + 1) * 43758.5453) % 10);
  expect(values.filter((value) => !printValue(believed(value)).startsWith("≈")).length).toBeLessThan(3);
});
