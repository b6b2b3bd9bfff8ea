import { type Expression, freeVariables, literalFraction } from "../expression";
import * as X from "./exact-number";
import type { ExactNumber } from "./exact-number";
import * as Q from "./rational";
import * as S from "./series";
import type { Expansion, Series } from "./series";

export function sum(a: Expansion | null, b: Expansion | null): Expansion | null {
  if (!a || !b) return null;
  if (a === "huge" || b === "huge") return a === b ? null : "huge";
  return S.add(a, b);
}

export function scaled(a: Expansion | null, by: number): Expansion | null {
  return a && a !== "huge" ? S.scale(a, X.fromInteger(by)) : a;
}

export function product(a: Expansion | null, b: Expansion | null): Expansion | null {
  if (!a || !b) return null;
  if (a === "huge") return b === "huge" || b.coefficients.length > 0 ? "huge" : null;
  return b === "huge" ? product(b, a) : S.multiply(a, b);
}

export function inverse(a: Expansion | null): Expansion | null {
  if (a === "huge") return S.tiny;
  return a && S.reciprocal(a);
}

export function power(base: Expansion | null, exponent: Expansion | null, written: Expression): Expansion | null {
  if (!base || base === "huge" || !exponent || exponent === "huge") return null;
  const fixed = literalFraction(written);
  const number = freeVariables(written).length === 0 ? exponent.coefficients[0] : undefined;
  const value = fixed ? Q.rational(fixed.numerator, fixed.denominator) : number ? X.asRational(number) : null;
  if (value) return rationalPower(base, value);
  const constant = S.limitOf(base);
  const isNumber = constant !== null && base.start === 0 && base.coefficients.slice(1).every(X.isZero);
  if (isNumber && exponent.start < 0) {
    const grows = (S.signOf(exponent) ?? 0) * Math.sign(X.toNumber(constant) - 1);
    if (X.signOf(constant) !== 1) return null;
    return grows > 0 ? "huge" : grows < 0 ? S.tiny : null;
  }
  const log = logarithm(base);
  return log && exponential(S.multiply(exponent, log));
}

// (c h^n (1 + u))^r = c^r h^(nr) (1 + r u + ...).
export function rationalPower(base: Series, exponent: Q.Rational): Series | null {
  const r = Q.toNumber(exponent);
  const [first] = base.coefficients;
  if (!first) return r > 0 ? S.bound(base.order * r) : null;
  const isRoot = exponent.denominator !== 1n;
  const isNegative = isRoot && X.signOf(first) !== 1;
  const root = !isRoot ? first : exponent.denominator === 2n && !isNegative ? X.squareRoot(first) : null;
  const factor = root && X.power(root, Number(exponent.numerator));
  const start = base.start * r;
  if (!factor || !Number.isInteger(start))
    return isNegative && exponent.denominator % 2n === 0n ? null : S.bound(start);
  const inverted = S.reciprocal(S.monomial(first, base.start));
  if (!inverted) return null;
  const u = S.add(S.multiply(base, inverted), S.constant(X.fromInteger(-1)));
  const powers = S.powerSeries(u, binomials(exponent));
  return powers && S.multiply(powers, S.monomial(factor, start));
}

function binomials(exponent: Q.Rational): (k: number) => ExactNumber {
  return (k) => {
    let coefficient = Q.ONE;
    for (let j = 0; j < k; j++)
      coefficient = Q.multiply(coefficient, Q.divide(Q.subtract(exponent, Q.rational(j)), Q.rational(j + 1)));
    return X.fromRational(coefficient);
  };
}

export function exponential(of: Expansion | null): Expansion | null {
  if (!of || of === "huge") return null;
  if (of.start < 0 && of.coefficients.length > 0) {
    const sign = S.signOf(of);
    return sign === null ? null : sign > 0 ? "huge" : S.tiny;
  }
  const { limit, rest } = split(of);
  if (!limit || !rest) return of.order >= 0 && of.start >= 0 ? S.bound(0) : null;
  const at = X.asInteger(limit);
  const factor = at === null ? null : X.power(X.E, at);
  const series = S.powerSeries(rest, (k) => overFactorial(k, X.ONE));
  return series && (factor ? S.scale(series, factor) : S.bound(0));
}

// ln(c h^n (1 + u)) = ln c + n ln h + u - u²/2 + ...; for n other than 0 it grows less than any power of 1/h.
export function logarithm(of: Series): Series | null {
  const [first] = of.coefficients;
  if (!first || X.signOf(first) !== 1) return null;
  if (of.start !== 0) return S.bound(-1e-3);
  const inverted = X.divide(X.ONE, first);
  const u = inverted && S.add(S.scale(of, inverted), S.constant(X.fromInteger(-1)));
  const series = u && S.powerSeries(u, (k) => (k === 0 ? X.ZERO : X.fromRational(Q.rational(k % 2 === 0 ? -1 : 1, k))));
  if (!series) return null;
  return X.isEqual(first, X.ONE) ? series : X.isEqual(first, X.E) ? S.add(series, S.constant(X.ONE)) : S.bound(0);
}

export function split(of: Series): { limit: ExactNumber | null; rest: Series | null } {
  const limit = S.limitOf(of);
  return { limit, rest: limit && S.add(of, S.constant(X.negate(limit))) };
}

export function overFactorial(k: number, sign: ExactNumber): ExactNumber {
  const factorial = Array.from({ length: k }, (_, j) => BigInt(j + 1)).reduce((a, b) => a * b, 1n);
  return X.multiply(sign, X.fromRational(Q.rational(1n, factorial)));
}

export function signOfDifference(a: Expansion | null, b: Expansion | null): -1 | 1 | null {
  const difference = sum(a, scaled(b, -1));
  return difference && difference !== "huge" ? S.signOf(difference) : null;
}
