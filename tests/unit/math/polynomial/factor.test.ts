import { describe, expect, it, test } from "vitest";
import { Q } from "~/math/exact";
import * as P from "~/math/polynomial";
import { seeded } from "../../../support/expressions";
import { polynomial, randomPolynomial, written } from "../../../support/polynomials";

const random = seeded(7);

function factors(p: P.Polynomial): string {
  const { unit, factors } = P.factor(p);
  const powers = factors.map(({ base, exponent }) => `(${written(base)})${exponent === 1 ? "" : `^${exponent}`}`);
  return [written(P.constant(unit)), ...powers].join(" ");
}

test.each([
  ["0", "0"],
  ["-5", "-5"],
  ["x", "1 (x)"],
  ["6x^2-13x+6", "1 (2*x - 3) (3*x - 2)"],
  ["x^2/2 - 2", "1/2 (x - 2) (x + 2)"],
  ["x^4+4", "1 (x^2 - 2*x + 2) (x^2 + 2*x + 2)"],
  ["x^4+1", "1 (x^4 + 1)"],
  ["x^4+x^2+1", "1 (x^2 - x + 1) (x^2 + x + 1)"],
  ["12x^3*(x-1)^3*(x^2+1)^2*(2x+3)", "12 (x)^3 (x - 1)^3 (2*x + 3) (x^2 + 1)^2"],
  ["x^12-1", "1 (x - 1) (x + 1) (x^2 + 1) (x^2 - x + 1) (x^2 + x + 1) (x^4 - x^2 + 1)"],
  ["a^3+b^3", "1 (a + b) (a^2 - a*b + b^2)"],
  ["x^4-y^4", "1 (x - y) (x + y) (x^2 + y^2)"],
  ["x*y+x+y+1", "1 (x + 1) (y + 1)"],
  ["x^2+2x*y+y^2-z^2", "1 (x + y - z) (x + y + z)"],
  ["a^2*b - a^2*c", "1 (a)^2 (b - c)"],
  ["a^3+b^3+c^3-3a*b*c", "1 (a + b + c) (a^2 - a*b - a*c + b^2 - b*c + c^2)"],
  ["(a+b+c)^3-a^3-b^3-c^3", "3 (a + b) (a + c) (b + c)"],
  ["a^4*(b-c)+b^4*(c-a)+c^4*(a-b)", "1 (a - b) (a - c) (b - c) (a^2 + a*b + a*c + b^2 + b*c + c^2)"],
  ["(y^3+2)*(x^3+y)*(x^3-y)*(x^3+1)", "1 (x + 1) (x^2 - x + 1) (x^3 - y) (x^3 + y) (y^3 + 2)"],
  ["(x^3+y^3+z^3+1)*(x^3*y-z^3+5)", "1 (x^3 + y^3 + z^3 + 1) (x^3*y - z^3 + 5)"],
  [
    "(x^2+y^2+z^2)^3-1",
    "1 (x^2 + y^2 + z^2 - 1) (x^4 + 2*x^2*y^2 + 2*x^2*z^2 + x^2 + y^4 + 2*y^2*z^2 + y^2 + z^4 + z^2 + 1)",
  ],
  ["x^6*y^6-z^6*w^6", "-1 (w*z - x*y) (w*z + x*y) (w^2*z^2 - w*x*y*z + x^2*y^2) (w^2*z^2 + w*x*y*z + x^2*y^2)"],
  ["(x^3*y+u^3*w^3+3)*(w^3-2w*x+u^3*x^2-y^3+x+5)", "1 (u^3*x^2 + w^3 - 2*w*x + x - y^3 + 5) (u^3*w^3 + x^3*y + 3)"],
  ["x^3*y^3+8z^6*w^9-3", "1 (8*w^9*z^6 + x^3*y^3 - 3)"],
  ["a*d*x^2*g + b*c*f", "1 (a*d*g*x^2 + b*c*f)"],
])("%s is %s", (text, expected) => {
  expect(factors(polynomial(text))).toBe(expected);
});

test("many factors modulo every prime are no factors", () => {
  // The least polynomial of √2 + √3 + √5 + √7 (Swinnerton-Dyer).
  const text = "x^16-136x^14+6476x^12-141912x^10+1513334x^8-7453176x^6+13950764x^4-5596840x^2+46225";
  expect(P.isIrreducible(polynomial(text))).toBe(true);
  expect(factors(P.multiply(polynomial(text), polynomial("x^8-3")))).toBe(`1 (x^8 - 3) (${written(polynomial(text))})`);
});

// Irreducible by Eisenstein's criterion.
function irreducible(name: string, others: readonly string[], degree: number, prime: number): P.Polynomial {
  const lower = randomPolynomial(random, { names: [name, ...others], degree: degree - 1, terms: 3 });
  const last = P.add(P.multiply(lower, P.variable(name)), P.ONE);
  return P.add(P.monomial(name, degree), P.scale(last, Q.rational(prime)));
}

describe("the factors are those that were planted", () => {
  it.each([
    [["x"], [2, 3, 4, 5]],
    [["x"], [6, 8]],
    [["x"], [1, 1, 1, 2, 2, 3]],
    [
      ["x", "y"],
      [3, 4],
    ],
    [
      ["x", "y", "z"],
      [3, 3],
    ],
    [
      ["x", "y"],
      [1, 2, 3],
    ],
  ])("in %s, with the degrees %s", (names, degrees) => {
    for (let count = 0; count < 8; count++) {
      const planted = degrees.map((degree, k) =>
        irreducible(
          names[k % names.length] ?? "x",
          k % 2 === 0 ? names.slice(1) : [],
          degree,
          [2, 3, 5, 7][k % 4] ?? 2,
        ),
      );
      const { factors } = P.factor(P.productOf(planted));
      const bases = factors.flatMap(({ base, exponent }) => Array.from({ length: exponent }, () => written(base)));
      expect(bases.sort()).toEqual(planted.map(P.primitivePart).map(written).sort());
    }
  });
});

test("the product of the factors is the polynomial", () => {
  for (let count = 0; count < 60; count++) {
    const names = ["x", "y", "z"].slice(0, 1 + (count % 3));
    const p = P.multiply(
      randomPolynomial(random, { names, degree: 3, terms: 4 }),
      P.power(randomPolynomial(random, { names, degree: 2, terms: 3 }), 1 + (count % 2)),
    );
    const found = P.factor(p);
    expect(P.expanded(found)).toEqual(p);
    expect(found.factors.every(({ base }) => P.isIrreducible(base))).toBe(true);
    expect(P.expanded(P.squareFreeFactors(p))).toEqual(p);
  }
});

test("square-free parts go with their exponents", () => {
  const { unit, factors } = P.squareFreeFactors(polynomial("8x^2*(x+1)^2*(y-1)^2*(x-y)*(x*y+2)^3"));
  expect(unit).toEqual(Q.rational(8));
  expect(factors.map(({ exponent }) => exponent).sort()).toEqual([1, 2, 3]);
});
