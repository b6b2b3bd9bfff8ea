import { describe, expect, it, test } from "vitest";
import { Q } from "~/math/exact";
import * as P from "~/math/polynomial";
import { seeded } from "../../../support/expressions";
import { polynomial, randomPolynomial } from "../../../support/polynomials";

const random = seeded(13);

test.each<[string, number[]]>([
  ["x^2-2", [-Math.SQRT2, Math.SQRT2]],
  ["x^2+1", []],
  ["7", []],
  ["(x-1)*(3x-1)*(x+2)^3", [-2, 1 / 3, 1]],
  ["x^3-2", [Math.cbrt(2)]],
  ["x^5-x-1", [1.1673039782614187]],
  [
    "x*(x^2-2)*(x^2-200000000000001/100000000000000)",
    [-1.4142135623730985, -Math.SQRT2, 0, Math.SQRT2, 1.4142135623730985],
  ],
  ["10^12*x^2-2", [-Math.SQRT2 / 1e6, Math.SQRT2 / 1e6]],
])("the real roots of %s are %j", (text, expected) => {
  const found = P.realRoots(polynomial(text)).map(P.rootToNumber);
  expect(found).toHaveLength(expected.length);
  for (const [k, value] of expected.entries()) expect(found[k]).toBeCloseTo(value, 15);
});

test("rational roots are exact, with their multiplicities", () => {
  const roots = P.realRoots(polynomial("(3x-1)^2*(x+5)^3*(x^2-3)"));
  expect(roots.map(P.rationalValue)).toEqual([Q.rational(-5), null, Q.rational(1, 3), null]);
  expect(roots.map(({ multiplicity }) => multiplicity)).toEqual([3, 1, 2, 1]);
});

test("zero and several variables are refused", () => {
  expect(() => P.realRoots(P.ZERO)).toThrow(RangeError);
  expect(() => P.realRoots(polynomial("x+y"))).toThrow(RangeError);
});

describe("random polynomials", () => {
  it.each(Array.from({ length: 30 }, (_, k) => k))("have their roots in intervals that do not touch (%i)", (k) => {
    const p = randomPolynomial(random, { names: ["x"], degree: 3 + (k % 8), terms: 5 });
    if (P.isConstant(p)) return;
    const roots = P.realRoots(p);
    for (const [at, root] of roots.entries()) {
      const narrow = P.refinedRoot(root, Q.rational(1, 10n ** 20n));
      expect(P.signAtRoot(p, root)).toBe(0);
      expect(signAt(p, narrow.from) * signAt(p, narrow.to)).toBe(
        P.rationalValue(narrow) ? 0 : root.multiplicity % 2 === 0 ? 1 : -1,
      );
      const next = roots[at + 1];
      expect(next && Q.compare(root.to, next.from)).not.toBe(1);
      expect(next && P.compareRoots(root, next)).not.toBe(0);
      expect(P.compareRoots(root, narrow)).toBe(0);
    }
    expect(roots).toHaveLength(changesOnGrid(p, roots));
  });
});

function signAt(p: P.Polynomial, x: Q.Rational): number {
  const value = P.asRational(P.evaluate(p, new Map([["x", x]])));
  return Math.sign(Number(value?.numerator));
}

// Between and beside the roots the derivative's roots leave no room for more (Rolle).
function changesOnGrid(p: P.Polynomial, roots: readonly P.RealRoot[]): number {
  const extrema = P.isConstant(P.derivative(p, "x")) ? [] : P.realRoots(P.derivative(p, "x"));
  const signs = extrema.map((root) => P.signAtRoot(p, root));
  const ends = [-1e9, 1e9].map((x) => signAt(p, Q.rational(x)));
  const all = [ends[0], ...signs, ends[1]];
  const crossings = all.filter((sign, k) => k > 0 && sign !== 0 && all[k - 1] !== 0 && sign !== all[k - 1]).length;
  const multiple = roots.filter(({ multiplicity }) => multiplicity > 1).length;
  return crossings + multiple;
}

test("the sign at a root is exact", () => {
  const [, root] = P.realRoots(polynomial("x^2-2"));
  if (!root) throw new Error("no root");
  const signs = [
    "x^2-2",
    "x^4-4",
    "x-1",
    "-x",
    "x^2-x-1",
    "0",
    "10^20*x-141421356237309504880",
    "10^20*x-141421356237309504881",
  ];
  expect(signs.map((text) => P.signAtRoot(polynomial(text), root))).toEqual([0, 0, 1, -1, -1, 0, 1, -1]);
  expect([1, 2, 0].map((value) => P.compareRootWith(root, Q.rational(value)))).toEqual([1, -1, 1]);
});

test("roots of different polynomials are compared", () => {
  const [first] = P.realRoots(polynomial("x^3-2"));
  const [, second] = P.realRoots(polynomial("x^2-2"));
  const [, same] = P.realRoots(polynomial("x^4-x^2-2"));
  if (!first || !second || !same) throw new Error("no root");
  expect(P.compareRoots(first, second)).toBe(-1);
  expect(P.compareRoots(second, first)).toBe(1);
  expect(P.compareRoots(second, same)).toBe(0);
});
