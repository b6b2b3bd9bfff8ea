import { describe, expect, it, test } from "vitest";
import { compile } from "~/math/numeric/evaluate";
import { parseExpression } from "~/math/text/parse";
import { plotParametric, plotPolar } from "../../../support/drawn";
import { across, compare, down, emptyRaster, inkOf, WINDOW, put, type Raster } from "../../../support/raster";

const OPTIONS = { window: WINDOW, angle: "rad", budgetMs: 20_000 } as const;
const SAMPLES = 200_000;
const TURN = 2 * Math.PI;

/** The points of a curve, so many that none is missing where it does not race. */
function truthOf(x: (t: number) => number, y: (t: number) => number, from: number, to: number): Raster {
  const raster = emptyRaster();
  for (let k = 0; k <= SAMPLES; k++) {
    const t = from + ((to - from) * k) / SAMPLES;
    put(raster, across(x(t)), down(y(t)));
  }
  return raster;
}

function evaluator(text: string, variable: string): (t: number) => number {
  const f = compile(parseExpression(text), [variable]);
  return (t) => f([t]);
}

test.each<[string, string, number, number]>([
  ["5cos(t)", "5sin(t)", 0, TURN],
  ["t", "1/t", -10, 10],
  ["floor(t)", "t/2", -10, 10],
  ["tan(t)", "1/cos(t)", 0, TURN],
  ["5sin(3t)", "5cos(7t)", 0, 20],
  ["sqrt(t)", "t-3", -1, 9],
  ["5sin(t)/t", "t", -6, 6],
  ["t^2", "t^3", -3, 3],
  ["t", "sin(1000t)", -2, 2],
  ["t", "3sin(1/t)", -3, 3],
  ["1", "2", 0, 1],
])("(%s, %s) for t from %d to %d", (x, y, from, to) => {
  const { stroke, partial } = plotParametric(
    { x: parseExpression(x), y: parseExpression(y), parameter: "t", from, to },
    OPTIONS,
  );
  expect(compare(inkOf(stroke), truthOf(evaluator(x, "t"), evaluator(y, "t"), from, to))).toEqual({
    wrong: 0,
    missed: 0,
  });
  expect(partial).toBe(false);
});

test.each<[string, number, number]>([
  ["4sin(5θ)", 0, TURN],
  ["theta/5", 0, 60],
  ["1/(1-cos(θ))", 0, TURN],
  ["1/θ", -20, 20],
  ["tan(θ)", 0, TURN],
  ["floor(θ)", 0, 6.28],
  ["sqrt(9cos(2θ))", 0, 6.28],
])("r = %s for θ from %d to %d", (radius, from, to) => {
  const { stroke } = plotPolar({ radius: parseExpression(radius), from, to }, OPTIONS);
  const r = evaluator(radius, "θ");
  expect(
    compare(
      inkOf(stroke),
      truthOf(
        (t) => r(t) * Math.cos(t),
        (t) => r(t) * Math.sin(t),
        from,
        to,
      ),
    ),
  ).toEqual({ wrong: 0, missed: 0 });
});

test.each([["4cos(2θ)"], ["4cos(θ)"]])("r^2 = %s has both signs", (square) => {
  const { stroke } = plotPolar(
    { radius: parseExpression(`sqrt(${square})`), from: 0, to: TURN, bothSigns: true },
    OPTIONS,
  );
  const f = evaluator(square, "θ");
  const ends = (sign: number) =>
    truthOf(
      (t) => sign * Math.sqrt(f(t)) * Math.cos(t),
      (t) => sign * Math.sqrt(f(t)) * Math.sin(t),
      0,
      TURN,
    );
  const [plus, minus] = [ends(1), ends(-1)];
  expect(
    compare(
      inkOf(stroke),
      plus.map((inked, at) => inked || (minus[at] ?? 0)),
    ),
  ).toEqual({ wrong: 0, missed: 0 });
});

describe("curves of many turns", () => {
  it("take angles in degrees", () => {
    const curve = { radius: parseExpression("θ/100"), from: 0, to: 360 };
    const inDegrees = plotPolar(curve, { ...OPTIONS, angle: "deg" });
    const inRadians = plotPolar({ radius: parseExpression("θ*180/pi/100"), from: 0, to: TURN }, OPTIONS);
    expect(compare(inkOf(inDegrees.stroke), inkOf(inRadians.stroke))).toEqual({ wrong: 0, missed: 0 });
  });

  it("end with what there is when the time is up, and say so", () => {
    const endless = {
      x: parseExpression("5cos(t)"),
      y: parseExpression("4sin(1.37t)"),
      parameter: "t",
      from: 0,
      to: 1e9,
    };
    const { stroke, partial } = plotParametric(endless, { ...OPTIONS, budgetMs: 30 });
    expect(partial).toBe(true);
    expect(stroke.length).toBeGreaterThan(100);
  });
});
