import { describe, expect, it, test } from "vitest";
import * as X from "~/math/exact/exact-number";
import type { ExactNumber } from "~/math/exact/exact-number";
import { printExact } from "~/math/exact/print-exact";
import * as Q from "~/math/exact/rational";
import { seeded } from "../../../support/expressions";

const random = seeded(11);
const integer = (size: number) => Math.floor((random() - 0.5) * 2 * size);
const randomRational = () => Q.rational(integer(40), 1 + Math.abs(integer(20)));
const root = (n: number) => X.squareRoot(X.fromInteger(n)) ?? X.ZERO;

function randomNumber(): ExactNumber {
  const units = [X.ONE, X.PI, X.E, root(2), root(12), X.multiply(root(6), X.PI)];
  return [0, 1].reduce<ExactNumber>((sum) => {
    const unit = units[Math.floor(random() * units.length)] ?? X.ONE;
    return X.add(sum, X.multiply(unit, X.fromRational(randomRational())));
  }, X.ZERO);
}

describe("the laws of a field hold", () => {
  const triples = <Item>(make: () => Item) => Array.from({ length: 200 }, () => [make(), make(), make()] as const);

  it("for fractions", () => {
    for (const [a, b, c] of triples(randomRational)) {
      expect(Q.add(a, b)).toEqual(Q.add(b, a));
      expect(Q.multiply(a, b)).toEqual(Q.multiply(b, a));
      expect(Q.add(Q.add(a, b), c)).toEqual(Q.add(a, Q.add(b, c)));
      expect(Q.multiply(Q.multiply(a, b), c)).toEqual(Q.multiply(a, Q.multiply(b, c)));
      expect(Q.multiply(a, Q.add(b, c))).toEqual(Q.add(Q.multiply(a, b), Q.multiply(a, c)));
      expect(Q.add(a, Q.negate(a))).toEqual(Q.ZERO);
      if (!Q.isZero(a)) expect(Q.multiply(a, Q.divide(Q.ONE, a))).toEqual(Q.ONE);
      expect(Math.sign(Q.compare(a, b))).toBe(Math.sign(Q.toNumber(a) - Q.toNumber(b)));
    }
  });

  it("for sums of roots and multiples of π and e, as far as they are divided", () => {
    for (const [a, b, c] of triples(randomNumber)) {
      expect(X.add(a, b)).toEqual(X.add(b, a));
      expect(X.multiply(a, b)).toEqual(X.multiply(b, a));
      expect(X.add(X.add(a, b), c)).toEqual(X.add(a, X.add(b, c)));
      expect(X.multiply(X.multiply(a, b), c)).toEqual(X.multiply(a, X.multiply(b, c)));
      expect(X.multiply(a, X.add(b, c))).toEqual(X.add(X.multiply(a, b), X.multiply(a, c)));
      expect(X.subtract(a, a)).toEqual(X.ZERO);
      const inverse = X.divide(X.ONE, a);
      if (inverse) expect(X.multiply(a, inverse)).toEqual(X.ONE);
      expect(X.toNumber(X.multiply(a, b))).toBeCloseTo(X.toNumber(a) * X.toNumber(b), 6);
    }
  });
});

test("a fraction of zero is refused", () => {
  expect(() => Q.rational(1, 0)).toThrow(RangeError);
  expect(() => Q.divide(Q.ONE, Q.ZERO)).toThrow(RangeError);
});

test("large fractions have doubles as well", () => {
  const googol = Q.power(Q.rational(10), 400) ?? Q.ONE;
  expect(Q.toNumber(Q.divide(Q.multiply(googol, Q.rational(3)), googol))).toBe(3);
  expect(Q.toNumber(Q.divide(Q.add(googol, Q.ONE), Q.multiply(googol, Q.rational(7))))).toBeCloseTo(1 / 7, 15);
  expect(Q.power(Q.rational(10), 1_000_000)).toBeNull();
  expect(Q.parseRational("1e1000000000")).toBeNull();
});

test.each([
  [X.squareRoot(X.fromInteger(12)), "2√3"],
  [X.squareRoot(X.fromRational(Q.rational(1, 2))), "√2/2"],
  [X.squareRoot(X.fromInteger(49)), "7"],
  [X.multiply(root(6), root(10)), "2√15"],
  [X.divide(X.ONE, X.add(X.ONE, root(2))), "−1 + √2"],
  [X.divide(X.fromInteger(2), X.multiply(X.fromInteger(3), X.E)), "2/(3e)"],
  [X.multiply(X.PI, X.fromRational(Q.rational(-3, 2))), "−3π/2"],
  [X.fromRational(Q.rational(-1, 4)), "−0.25"],
  [X.fromRational(Q.rational(-22, 7)), "−22/7"],
  [X.fromInteger(1_000_001), "1000001"],
  [X.fromInteger(10n ** 30n), "1 × 10^30"],
  [X.power(X.PI, 2), "π²"],
  [X.squareRoot(X.fromInteger(-1)), null],
  [X.divide(X.ONE, X.ZERO), null],
])("%o is written %s", (number, text) => {
  expect(number && printExact(number)).toBe(text);
});
