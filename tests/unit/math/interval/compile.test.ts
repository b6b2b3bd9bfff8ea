import { describe, expect, it, test } from "vitest";
import { compile } from "~/math/numeric/evaluate";
import { EvaluationError } from "~/math/expression/errors";
import { childrenOf, type Expression } from "~/math/expression/expression";
import { compileIntervals } from "~/math/interval/compile";
import { EVERYWHERE, type IntervalSet, NEVER, SOMEWHERE } from "~/math/interval/interval-set";
import { parseExpression } from "~/math/text/parse";
import { printText } from "~/math/text/print-text";
import { randomExpression, seeded } from "../../../support/expressions";

const NAMES = ["x", "y", "t", "a", "θ", "x_1", "n_max"];

function valuesOf(text: string, lo: number, hi: number): IntervalSet {
  return compileIntervals(parseExpression(text), ["x"]).evaluate([lo, hi]);
}

describe("the values on an interval", () => {
  test.each<[string, number, number, number, number]>([
    ["x^2", -1, 2, 0, 4],
    ["x^3 - x", 2, 3, 5, 25],
    ["1/x", 2, 4, 0.25, 0.5],
    ["sin(x)", 0, 2, 0, 1],
    ["cos(x)", 3, 4, -1, Math.cos(4)],
    ["|x|", -3, 2, 0, 3],
    ["sqrt(x)", -1, 9, 0, 3],
    ["x^(1/3)", -8, 27, -2, 3],
    ["x^(2/3)", -8, 27, 0, 9],
    ["2^x", -1, 3, 0.5, 8],
    ["x!", 0.2, 4, 0.8856, 24],
    ["x!", -1.5, -1.5, -3.5449, -3.5449],
    ["mod(x, 3)", 4, 5, 1, 2],
    ["max(x, 2)", 1, 3, 2, 3],
    ["log_2(x)", 2, 8, 1, 3],
    ["sum(k*x, k, 1, 3)", 1, 2, 6, 12],
    ["{x < 0: 1, x^2}", 2, 3, 4, 9],
    ["cosh(x)", -1, 2, 1, Math.cosh(2)],
    ["sec(x)", -1, 1, 1, 1 / Math.cos(1)],
  ])("%s from %d to %d", (text, lo, hi, least, most) => {
    const values = valuesOf(text, lo, hi);
    expect(values.lo).toBeCloseTo(least, 4);
    expect(values.hi).toBeCloseTo(most, 4);
  });

  test.each<[string, number, number, number, number]>([
    ["1/x", -1, 1, -1, 1],
    ["1/(x*x)*x", 1, 2, NaN, NaN],
    ["floor(x)", 0.5, 1.5, 0, 1],
    ["tan(x)", 1, 2, Math.tan(2), Math.tan(1)],
    ["atan(1/x)", -1, 1, -Math.PI / 4, Math.PI / 4],
    ["mod(x, 1)", 1.9, 2.1, 0.1, 0.9],
  ])("%s leaves a gap", (text, lo, hi, from, to) => {
    const values = valuesOf(text, lo, hi);
    expect(values.split).toBe(!Number.isNaN(from));
    if (values.split) expect([values.gapLo, values.gapHi]).toEqual([expect.closeTo(from, 10), expect.closeTo(to, 10)]);
  });

  test.each<[string, number, number, number, boolean]>([
    ["sqrt(x)", 1, 2, EVERYWHERE, true],
    ["(-2)^floor(x)", 2.1, 2.9, EVERYWHERE, true],
    ["(-2)^floor(x)", 2.1, 3.9, EVERYWHERE, false],
    ["(-2)^(2x)", 2.1, 2.9, SOMEWHERE, false],
    ["sqrt(x)", -1, 2, SOMEWHERE, true],
    ["sqrt(x)", -2, -1, NEVER, true],
    ["1/x", -1, 1, SOMEWHERE, true],
    ["floor(x)", 0.5, 1.5, EVERYWHERE, false],
    ["floor(x)", 0.5, 0.9, EVERYWHERE, true],
    ["{x > 0: 1}", 1, 2, EVERYWHERE, true],
    ["{x > 0: 1}", -1, 2, SOMEWHERE, true],
    ["{x > 0: 1}", -1, 0, NEVER, true],
    ["{x > 0: 1, x <= 0: 2}", -1, 1, SOMEWHERE, false],
    ["{x > 0: 1, 2}", -1, 1, EVERYWHERE, false],
    ["sqrt(x-3)sqrt(1-x)", 1.5, 2.9, NEVER, true],
    ["x^x", -0.9, -0.1, NEVER, true],
    ["x!", -1.5, -0.5, SOMEWHERE, true],
    ["ln(0)+x", 1, 2, NEVER, true],
  ])("%s from %d to %d is defined: %d", (text, lo, hi, defined, continuous) => {
    const values = valuesOf(text, lo, hi);
    expect(values.defined).toBe(defined);
    if (defined !== NEVER) expect(values.continuous).toBe(continuous);
  });

  it("keeps what is exact", () => {
    expect(valuesOf("x^2 - 1", 1, 1)).toMatchObject({ lo: 0, hi: 0 });
    expect(valuesOf("sin(x)", 0, 0)).toMatchObject({ lo: 0, hi: 0 });
    expect(valuesOf("0.5x/2 + 3", 2, 2)).toMatchObject({ lo: 3.5, hi: 3.5 });
  });
});

describe("laws", () => {
  it("contains every value of any expression", () => {
    const random = seeded(3);
    let compared = 0;
    for (let count = 0; count < 6000; count++) compared += checkOne(randomExpression(random, 4), random);
    expect(compared).toBeGreaterThan(6000);
  });

  it("bounds every slope", () => {
    const random = seeded(4);
    let compared = 0;
    for (let count = 0; count < 6000; count++) compared += checkSlope(randomExpression(random, 4), random);
    expect(compared).toBeGreaterThan(300);
  });
});

function attempt<Result>(build: () => Result): Result | null {
  try {
    return build();
  } catch (error) {
    if (error instanceof EvaluationError) return null;
    throw error;
  }
}

function randomBox(random: () => number): number[] {
  return NAMES.flatMap(() => {
    const middle = random() < 0.3 ? Math.floor(random() * 7 - 3) : (random() - 0.5) * 12;
    const width = random() < 0.2 ? 0 : 10 ** (random() * 5 - 4);
    return [middle - width * random(), middle + width * random()];
  });
}

function inside(box: number[], random: () => number): number[] {
  return NAMES.map((_, i) => {
    const [lo = 0, hi = 0] = box.slice(2 * i, 2 * i + 2);
    const part = random();
    const whole = Math.round(lo + part * (hi - lo));
    if (random() < 0.3 && whole >= lo && whole <= hi) return whole;
    return part < 0.1 ? lo : part > 0.9 ? hi : Math.min(hi, lo + part * (hi - lo));
  });
}

function checkOne(expression: Expression, random: () => number): number {
  const f = attempt(() => compile(expression, NAMES));
  if (!f) return 0;
  const box = randomBox(random);
  const values = compileIntervals(expression, NAMES).evaluate(box);
  let compared = 0;
  for (let sample = 0; sample < 8; sample++) {
    const point = inside(box, random);
    const value = f(point);
    const shown = () =>
      `${printText(expression)} = ${value} at ${point.join()} in ${box.join()}: ${JSON.stringify(values)}`;
    if (Number.isNaN(value))
      expect(values.defined === EVERYWHERE && !overflows(expression, point), shown()).toBe(false);
    else if (Number.isFinite(value)) {
      expect(values.has(value), shown()).toBe(true);
      compared += 1;
    }
  }
  return compared;
}

/** Whether a number is too large on the way to the result, as far as can be told; then it may be NaN without a reason in mathematics. */
function overflows(expression: Expression, point: number[]): boolean {
  const value = attempt(() => compile(expression, NAMES)(point)) ?? Infinity;
  return Math.abs(value) === Infinity || childrenOf(expression).some((child) => overflows(child, point));
}

function checkSlope(expression: Expression, random: () => number): number {
  const f = attempt(() => compile(expression, NAMES));
  if (!f) return 0;
  const box = randomBox(random);
  const intervals = compileIntervals(expression, NAMES);
  const values = intervals.evaluate(box);
  if (values.defined !== EVERYWHERE || !values.continuous) return 0;
  const { slope } = intervals.differentiate(0);
  const [lo = 0, hi = 0] = box;
  const point = inside(box, random);
  const first = f([lo, ...point.slice(1)]);
  const last = f([hi, ...point.slice(1)]);
  const rise = (last - first) / (hi - lo);
  if (!Number.isFinite(rise) || Math.abs(first) > 1e6 || hi - lo < 1e-3) return 0;
  const shown = `${printText(expression)} rises by ${rise} on ${box.join()}: ${slope.lo} to ${slope.hi}`;
  const slack = 1e-9 * (1 + Math.abs(first) / (hi - lo));
  expect(
    rise >= slope.lo - slack - Math.abs(slope.lo) * 1e-9 && rise <= slope.hi + slack + Math.abs(slope.hi) * 1e-9,
    shown,
  ).toBe(true);
  return 1;
}
