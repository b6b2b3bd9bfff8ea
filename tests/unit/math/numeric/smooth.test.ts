import { expect, test } from "vitest";
import { compile } from "~/math/numeric/evaluate";
import { evaluateSmooth } from "~/math/numeric/evaluate-smooth";
import { compileIntervals } from "~/math/interval/compile";
import { compileSmooth } from "~/math/interval/smooth";
import { isSmooth } from "~/math/numeric/is-smooth";
import { parseExpression } from "~/math/text/parse";
import { randomExpression, seeded } from "../../../support/expressions";

const NAMES = ["x", "y", "t", "a", "θ", "x_1", "n_max"];
const TEXTS = [
  "sin(x)",
  "3cos(2x - 1)/2 + x^3",
  "-x*sin(x^2)",
  "x^0",
  "(x - y)^7*cos(x y)",
  "x - x",
  "sin(cos(x))^2",
  "e*x + pi",
  "x^400",
  "a*sin(x/0.5)",
];

test.each([
  "1/x",
  "x/y",
  "x/0",
  "x^-1",
  "x^0.5",
  "x^y",
  "2^x",
  "tan(x)",
  "sqrt(x)",
  "|x|",
  "sum(x^k, k, 1, 3)",
  "{x > 0: x}",
  "sin(1/x)",
  "x^(2/3)",
])("%s is not smooth", (text) => {
  const expression = parseExpression(text);
  expect(isSmooth(expression)).toBe(false);
});

test("what is smooth is the same with the few rules that it needs", () => {
  for (const text of TEXTS) expectSame(text, seeded(1));
});

test("so is whatever is made at random and found to be smooth", () => {
  const random = seeded(7);
  let smooth = 0;
  for (let i = 0; i < 4000; i++) {
    const expression = randomExpression(random, 3);
    if (!isSmooth(expression)) continue;
    smooth += 1;
    expectSame(expression, random);
  }
  expect(smooth).toBeGreaterThan(300);
});

test("anything else is refused rather than drawn wrong", () => {
  for (const text of ["tan(x)", "sin(tan(x))", "sum(k, k, 1, x)", "{x > 0: x}"]) {
    const expression = parseExpression(text);
    expect(() => compileSmooth(expression, ["x", "y", "z"], "rad"), text).toThrow(TypeError);
    expect(() => evaluateSmooth(expression, ["x", "y", "z"], "rad"), text).toThrow(TypeError);
  }
});

function expectSame(of: string | ReturnType<typeof parseExpression>, random: () => number) {
  const expression = typeof of === "string" ? parseExpression(of) : of;
  for (const angle of ["rad", "deg"] as const) {
    const all = compileIntervals(expression, NAMES, angle);
    const few = compileSmooth(expression, NAMES, angle);
    const [value, same] = [compile(expression, NAMES, angle), evaluateSmooth(expression, NAMES, angle)];
    for (let i = 0; i < 5; i++) {
      const box = NAMES.flatMap(() => [0, random() * 3].map((by) => by + (random() - 0.5) * 12).sort((a, b) => a - b));
      expect(few.evaluate(box), typeof of === "string" ? of : undefined).toEqual(all.evaluate(box));
      expect(few.differentiate(0).slope).toEqual(all.differentiate(0).slope);
      const point = NAMES.map((_, at) => box[2 * at] ?? 0);
      expect(same(point)).toBe(value(point));
    }
  }
}
