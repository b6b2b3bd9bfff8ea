import { expect, test } from "vitest";
import { Q } from "~/math/exact";
import * as P from "~/math/polynomial";
import { R } from "~/math/polynomial";
import { seeded } from "../../../support/expressions";
import { polynomial, randomPolynomial, written } from "../../../support/polynomials";

const random = seeded(17);

function fraction(above: string, below: string): P.RationalFunction {
  return R.quotient(polynomial(above), polynomial(below));
}

function text({ numerator, denominator }: P.RationalFunction): string {
  return denominator.terms.length === 1 && P.isConstant(denominator)
    ? written(numerator)
    : `(${written(numerator)})/(${written(denominator)})`;
}

function anyFraction(): P.RationalFunction {
  const shape = { names: ["x", "y"], degree: 2, terms: 2 };
  const below = randomPolynomial(random, shape);
  return R.quotient(randomPolynomial(random, shape), P.isZero(below) ? P.ONE : below);
}

test("the laws of a field hold", () => {
  for (let count = 0; count < 60; count++) {
    const [a, b, c] = [anyFraction(), anyFraction(), anyFraction()];
    expect(R.add(a, b)).toEqual(R.add(b, a));
    expect(R.add(R.add(a, b), c)).toEqual(R.add(a, R.add(b, c)));
    expect(R.multiply(a, R.add(b, c))).toEqual(R.add(R.multiply(a, b), R.multiply(a, c)));
    expect(R.subtract(a, a)).toEqual(R.ZERO);
    if (!R.isZero(a)) expect(R.multiply(a, R.reciprocal(a))).toEqual(R.ONE);
    expect(P.gcd(a.numerator, a.denominator)).toEqual(P.isZero(a.numerator) ? a.denominator : P.ONE);
  }
});

test.each([
  ["x^2-1", "x-1", "x + 1"],
  ["2x+2", "4x^2-4", "(1/2)/(x - 1)"],
  ["x", "-x^2+1", "(-x)/(x^2 - 1)"],
  ["0", "x", "0"],
])("(%s)/(%s) is %s", (above, below, expected) => {
  expect(text(fraction(above, below))).toBe(expected);
});

test("fractions are differentiated and substituted", () => {
  expect(text(R.derivative(fraction("1", "x^2+1"), "x"))).toBe("(-2*x)/(x^4 + 2*x^2 + 1)");
  expect(text(R.substitute(fraction("x", "x+1"), "x", fraction("1", "t")))).toBe("(1)/(t + 1)");
  expect(text(R.power(fraction("x", "y"), -2))).toBe("(y^2)/(x^2)");
  expect(() => R.quotient(P.ONE, P.ZERO)).toThrow(RangeError);
  expect(() => R.substitute(fraction("1", "x"), "x", R.ZERO)).toThrow(RangeError);
});

test.each([
  ["1", "x^2-1", "0", ["(-1/2)/(x + 1)^1", "(1/2)/(x - 1)^1"]],
  ["x^3", "x^2-1", "x", ["(1/2)/(x + 1)^1", "(1/2)/(x - 1)^1"]],
  ["x", "(x-1)^2", "0", ["(1)/(x - 1)^1", "(1)/(x - 1)^2"]],
  ["x^2+2", "x*(x^2+1)^2", "0", ["(-2*x)/(x^2 + 1)^1", "(-x)/(x^2 + 1)^2", "(2)/(x)^1"]],
  ["1", "x^2-a^2", "0", ["((1/2)/(a))/(-a + x)^1", "((-1/2)/(a))/(a + x)^1"]],
  ["1", "a*x+a*b", "0", ["((1)/(a))/(b + x)^1"]],
  ["x+3", "5", "1/5*x + 3/5", []],
])("(%s)/(%s) is %s and %j", (above, below, whole, parts) => {
  const found = P.partialFractions(fraction(above, below), "x");
  expect(text(found.whole)).toBe(whole);
  const texts = found.parts.map(({ numerator, base, exponent }) => {
    const sign = P.leadingCoefficientIn(base, "x").terms[0]?.coefficient.numerator ?? 1n;
    const [above, below] = sign < 0n && exponent % 2 === 1 ? [R.negate(numerator), P.negate(base)] : [numerator, base];
    return `(${text(above)})/(${written(below)})^${exponent}`;
  });
  expect(texts.sort()).toEqual([...parts].sort());
});

test("partial fractions sum to the fraction, with small numerators", () => {
  for (let count = 0; count < 40; count++) {
    const below = ["x", "x+2", "2x-1", "x^2+1", "x^2+x+1", "x^3-2"]
      .filter(() => random() < 0.5)
      .map((base) => P.power(polynomial(base), 1 + Math.floor(random() * 3)));
    const given = R.quotient(randomPolynomial(random, { names: ["x"], degree: 8, terms: 4 }), P.productOf(below));
    const found = P.partialFractions(given, "x");
    expect(P.sumOfParts(found)).toEqual(given);
    for (const { numerator, base } of found.parts)
      expect(P.degreeIn(numerator.numerator, "x")).toBeLessThan(P.degreeIn(base, "x"));
  }
});

test.each([
  ["x^2-3x+2", "x^2-4", "0"],
  ["x^2-2", "x+1", "-1"],
  ["x^2+y^2-5", "x*y-2", "y^4 - 5*y^2 + 4"],
  ["5", "x^3+1", "125"],
  ["x^3+1", "5", "125"],
  ["x^3-y", "x^5+y*x+1", "y^5 + y^4 - 3*y^3 + 1"],
])("the resultant of %s and %s is %s", (a, b, expected) => {
  expect(written(P.resultant(polynomial(a), polynomial(b), "x"))).toBe(expected);
});

test("the resultant is the product of the differences of the roots", () => {
  for (let count = 0; count < 40; count++) {
    const [a, b] = [3, 1 + (count % 4)].map((length) =>
      Array.from({ length }, () => P.constant(Q.rational(Math.floor(random() * 9) - 4))),
    );
    if (!a || !b) continue;
    const monic = (roots: P.Polynomial[]) => P.productOf(roots.map((root) => P.subtract(P.variable("x"), root)));
    const differences = a.flatMap((one) => b.map((other) => P.subtract(one, other)));
    expect(P.resultant(monic(a), monic(b), "x")).toEqual(P.productOf(differences));
  }
});

test.each([
  ["a*x^2+b*x+c", "-4*a*c + b^2"],
  ["x^3+p*x+q", "-4*p^3 - 27*q^2"],
  ["x+1", "1"],
])("the discriminant of %s is %s", (text, expected) => {
  expect(written(P.discriminant(polynomial(text), "x"))).toBe(expected);
});

test.each([
  ["x^4+x^2+1", "x^2 + x + 1", "x^2"],
  ["x^6-9x^3+8", "x^2 - 9*x + 8", "x^3"],
  ["(x^2+x)^2-8*(x^2+x)+12", "x^2 - 8*x + 12", "x^2 + x"],
  ["3*(2x^3-x+1)^2+5", "12*x^2 + 12*x + 8", "x^3 - 1/2*x"],
  ["x^4", "x^2", "x^2"],
  ["(x^2+a*x)^3+b", "x^3 + b", "a*x + x^2"],
])("%s is %s of %s", (text, outer, inner) => {
  const found = P.decomposed(polynomial(text), "x");
  expect(found && P.substitute(found.outer, "x", found.inner)).toEqual(polynomial(text));
  expect(found && [found.outer, found.inner].map(written).map(sorted)).toEqual([outer, inner].map(sorted));
});

function sorted(text: string): string[] {
  return text.split(" ").sort();
}

test.each(["x^4+x", "x^3", "x^5+x+1", "y*x^4"])("%s is no polynomial of another", (text) => {
  expect(P.decomposed(polynomial(text), "x")).toBeNull();
});
