import { describe, expect, it, test } from "vitest";
import { Q } from "~/math/exact";
import * as P from "~/math/polynomial";
import { polynomial, randomPolynomial, written } from "../../../support/polynomials";
import { seeded } from "../../../support/expressions";

const random = seeded(3);
const any = () => randomPolynomial(random, { names: ["x", "y", "z"], degree: 3, terms: 1 + Math.floor(random() * 5) });

describe("the laws of a ring hold", () => {
  it.each(Array.from({ length: 60 }, (_, k) => k))("case %i", () => {
    const [a, b, c] = [any(), any(), any()];
    expect(P.add(a, b)).toEqual(P.add(b, a));
    expect(P.add(P.add(a, b), c)).toEqual(P.add(a, P.add(b, c)));
    expect(P.multiply(a, b)).toEqual(P.multiply(b, a));
    expect(P.multiply(P.multiply(a, b), c)).toEqual(P.multiply(a, P.multiply(b, c)));
    expect(P.multiply(a, P.add(b, c))).toEqual(P.add(P.multiply(a, b), P.multiply(a, c)));
    expect(P.subtract(a, a)).toEqual(P.ZERO);
    if (!P.isZero(b)) expect(P.exactQuotient(P.multiply(a, b), b)).toEqual(a);
    expect(P.substitute(a, "x", P.variable("x"))).toEqual(a);
    expect(P.fromCoefficientsIn(P.coefficientsIn(a, "y"), "y")).toEqual(a);
    expect(P.derivative(P.multiply(a, b), "x")).toEqual(
      P.add(P.multiply(P.derivative(a, "x"), b), P.multiply(a, P.derivative(b, "x"))),
    );
  });
});

test.each([
  ["(x+y)^2 - (x-y)^2", "4*x*y"],
  ["(x+1/2)*(x-1/2)", "x^2 - 1/4"],
  ["y*x + x*z - x*y", "x*z"],
  ["x - x", "0"],
])("%s is %s", (text, expected) => {
  expect(written(polynomial(text))).toBe(expected);
});

test.each([
  ["x^2+1", "x+1"],
  ["x", "y"],
  ["x*y+1", "x"],
  ["1", "x"],
])("%s is no multiple of %s", (a, b) => {
  expect(P.exactQuotient(polynomial(a), polynomial(b))).toBeNull();
});

test("division leaves a remainder of lower degree", () => {
  const [a, b] = [polynomial("2x^3 + y x - 5"), polynomial("2x^2 - y")];
  const { quotient, remainder } = P.divideIn(a, b, "x") ?? { quotient: P.ZERO, remainder: P.ZERO };
  expect([quotient, remainder].map(written)).toEqual(["x", "2*x*y - 5"]);
  expect(P.divideIn(a, polynomial("y*x+1"), "x")).toBeNull();
  expect(() => P.divideIn(a, P.ZERO, "x")).toThrow(RangeError);
  expect(() => P.exactQuotient(a, P.ZERO)).toThrow(RangeError);
});

test("values may be put in the place of some variables", () => {
  const values = new Map([["x", Q.rational(1, 2)]]);
  expect(written(P.evaluate(polynomial("4x^2*y - x"), values))).toBe("y - 1/2");
  expect(P.asRational(P.evaluate(polynomial("4x^2 - x"), values))).toEqual(Q.rational(1, 2));
});

test.each([
  ["x^2+2x*y+y^2", "x + y"],
  ["4x^4-12x^3+5x^2+6x+1", "2*x^2 - 3*x - 1"],
  ["x^2/4 + x + 1", "1/2*x + 1"],
  ["0", "0"],
  ["9/16", "3/4"],
])("%s is the square of %s", (square, root) => {
  expect(written(P.squareRoot(polynomial(square)) ?? P.variable("none"))).toBe(root);
});

test.each(["x", "2", "-4", "x^2+1", "x^2+2x+2", "-x^2", "x^4+x^2*y^2+y^4", "2x^2"])("%s is no square", (text) => {
  expect(P.squareRoot(polynomial(text))).toBeNull();
});
