import { describe, expect, it, test, vi } from "vitest";
import { Q } from "~/math/exact";
import * as P from "~/math/polynomial";
import { polynomial } from "../../../support/polynomials";

const clock = vi.hoisted((): { read: () => number } => ({ read: () => 0 }));
vi.mock("~/math/budget", () => ({ systemClock: () => clock.read() }));

const LONG = polynomial("(x^5+3x-7)^4*(x^7-x^3+11)^2");
const WIDE = polynomial("(x^3*y+z^3+3)*(z^3*x^2-y^3+x+5)");

const TASKS: [string, () => unknown][] = [
  ["a product", () => P.multiply(LONG, WIDE)],
  ["a quotient", () => P.exactQuotient(WIDE, polynomial("x^3*y+z^3+3"))],
  ["a greatest common divisor", () => P.gcd(LONG, P.derivative(LONG, "x"))],
  ["one in several variables", () => P.gcd(P.power(WIDE, 2), P.multiply(WIDE, LONG))],
  ["factors", () => P.factor(LONG)],
  ["factors in several variables", () => P.factor(WIDE)],
  ["a square root", () => P.squareRoot(P.power(WIDE, 2))],
  ["real roots", () => P.realRoots(polynomial("x^9-5x+1"))],
  ["a resultant", () => P.resultant(WIDE, polynomial("x^3-y+z"), "x")],
  ["partial fractions", () => P.partialFractions(P.R.quotient(P.ONE, polynomial("(x^3+2)^2*(x-1)")), "x")],
];

describe("an abort passes through", () => {
  it.each(TASKS)("%s", (_what, compute) => {
    const readings = readingsOf(compute);
    expect(readings).toBeGreaterThan(0);
    for (const share of [0, 0.5, 0.99]) {
      const error = new Error("nobody waits");
      let left = Math.floor(readings * share);
      clock.read = () => {
        if (left-- <= 0) throw error;
        return 0;
      };
      expect(compute).toThrow(error);
      clock.read = () => 0;
    }
  });
});

function readingsOf(compute: () => unknown): number {
  let readings = 0;
  clock.read = () => readings++;
  compute();
  return readings;
}

test.each<[string, () => unknown]>([
  ["powers", () => P.power(polynomial("x+1"), 100_000)],
  ["digits", () => P.power(P.constant(Q.rational(9)), 100_000)],
  ["terms", () => P.power(polynomial("a+b+c+d+f+g+1"), 20)],
  ["exponents", () => P.monomial("x", 10 ** 9)],
  ["degrees of factors", () => P.factor(polynomial("x^700 + x + 2"))],
  ["variables of factors", () => P.factor(polynomial("(a+b+c+d+f+g)^3-(a*b*c*d*f*g)^3"))],
])("too many %s are refused at once", (_what, compute) => {
  const began = performance.now();
  expect(compute).toThrow(P.TooLargeError);
  expect(performance.now() - began).toBeLessThan(1000);
});

test.each([0.5, -1, NaN, Infinity])("%s is no exponent", (exponent) => {
  expect(() => P.power(P.variable("x"), exponent)).toThrow(RangeError);
  expect(() => P.monomial("x", exponent)).toThrow(RangeError);
});

test("any text may name a variable", () => {
  const names = ["__proto__", "constructor", "sin(x)", "√2", "a\nb", ""];
  const p = P.power(
    names.map(P.variable).reduce((sum, each) => P.add(sum, each), P.ONE),
    2,
  );
  expect(P.factor(p).factors.map(({ exponent }) => exponent)).toEqual([2]);
});
