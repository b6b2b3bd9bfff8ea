import { expect, test } from "vitest";
import { Q } from "~/math/exact";
import * as P from "~/math/polynomial";
import { seeded } from "../../../support/expressions";
import { polynomial, randomPolynomial, written } from "../../../support/polynomials";

const random = seeded(5);

test.each([
  ["x^2-1", "x^2+2x+1", "x + 1"],
  ["6x", "9", "1"],
  ["0", "-2x-4", "x + 2"],
  ["x^2/2 - 1/2", "x/3 + 1/3", "x + 1"],
  ["x^2*y - y", "x*z + z", "x + 1"],
  ["x*y", "z", "1"],
  ["x^2-y^2", "x^3-y^3", "x - y"],
  ["(x*y+1)*(x+y+z)", "(x*y+1)*(x+y-z)", "x*y + 1"],
])("the greatest common divisor of %s and %s is %s", (a, b, expected) => {
  expect(written(P.gcd(polynomial(a), polynomial(b)))).toBe(expected);
});

test.each([
  [["x"], 8],
  [["x", "y"], 4],
  [["x", "y", "z"], 2],
  [["a", "b", "c", "d"], 1],
])("what was planted divides it, and it divides both, in %s", (names, degree) => {
  for (let count = 0; count < 40; count++) {
    const [a, b, planted] = [4, 4, 3].map((terms) => randomPolynomial(random, { names, degree, terms }));
    if (!a || !b || !planted || [a, b, planted].some(P.isZero)) continue;
    const [f, g] = [P.multiply(a, planted), P.multiply(b, planted)];
    const found = P.gcd(f, g);
    const [one, other] = [P.exactQuotient(f, found), P.exactQuotient(g, found)];
    expect(P.exactQuotient(found, planted)).not.toBeNull();
    expect(one && other && P.gcd(one, other)).toEqual(P.ONE);
  }
});

test("a polynomial is its content times its primitive part", () => {
  const p = polynomial("-4/3 x^2 + 2 y");
  expect(P.contentOf(p)).toEqual(Q.rational(-2, 3));
  expect(written(P.primitivePart(p))).toBe("2*x^2 - 3*y");
  expect(written(P.contentIn(polynomial("x*y^2 + x^2*y + y"), "x"))).toBe("y");
});

test("numbers too large for evaluation leave the sequence of remainders", () => {
  const large = P.constant(Q.rational(10n ** 300n + 7n));
  const planted = P.add(polynomial("x^2*y^2 + z"), large);
  const [f, g] = ["x^2 + y*z", "y^2 - x*z + 1"].map((text) => P.multiply(polynomial(text), planted));
  expect(f && g && P.gcd(f, g)).toEqual(planted);
});
