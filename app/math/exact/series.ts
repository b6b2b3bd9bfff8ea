import * as X from "./exact-number";
import type { ExactNumber } from "./exact-number";

/**
 * c[0] h^start + c[1] h^(start + 1) + ... + O(h^order) for h → 0+, exact, with c[0] ≠ 0. Without coefficients only the
 * bound O(h^order) is known, as of sin(1/h) = O(h^0).
 */
export interface Series {
  readonly start: number;
  readonly coefficients: readonly ExactNumber[];
  readonly order: number;
}

/** "huge" grows faster than every power of 1/h, as e^(1/h) does; its sign is not known. */
export type Expansion = Series | "huge";

/** More coefficients cost time, and are needed only where as many cancel. */
const LENGTH = 7;
/** Beyond every power that is examined. */
const TINY = 100;

function series(start: number, coefficients: readonly ExactNumber[], order: number): Series {
  const known = coefficients.slice(0, Math.max(0, Math.min(Math.ceil(order - start), LENGTH)));
  const zeros = known.findIndex((coefficient) => !X.isZero(coefficient));
  const cut = known.length === LENGTH ? Math.min(order, start + LENGTH) : order;
  if (zeros < 0) return { start: cut, coefficients: [], order: cut };
  return { start: start + zeros, coefficients: known.slice(zeros), order: cut };
}

export function bound(order: number): Series {
  return { start: order, coefficients: [], order };
}

export const tiny = bound(TINY);

export function constant(value: ExactNumber): Series {
  return monomial(value, 0);
}

export function monomial(coefficient: ExactNumber, exponent: number): Series {
  return series(exponent, [coefficient, ...Array.from({ length: LENGTH - 1 }, () => X.ZERO)], exponent + LENGTH);
}

export function add(a: Series, b: Series): Series {
  const order = Math.min(a.order, b.order);
  const start = Math.min(firstOf(a), firstOf(b));
  if (start === Infinity) return bound(order);
  const at = (of: Series, exponent: number) => of.coefficients[exponent - of.start] ?? X.ZERO;
  const length = Math.max(0, Math.ceil(order - start));
  return series(
    start,
    Array.from({ length: Math.min(length, 2 * LENGTH) }, (_, k) => X.add(at(a, start + k), at(b, start + k))),
    order,
  );
}

function firstOf({ coefficients, start }: Series): number {
  return coefficients.length > 0 ? start : Infinity;
}

export function scale({ start, coefficients, order }: Series, by: ExactNumber): Series {
  return X.isZero(by)
    ? constant(X.ZERO)
    : { start, coefficients: coefficients.map((coefficient) => X.multiply(coefficient, by)), order };
}

export function multiply(a: Series, b: Series): Series {
  const order = Math.min(a.start + b.order, b.start + a.order);
  if (a.coefficients.length === 0 || b.coefficients.length === 0) return bound(order);
  const sums = Array.from({ length: LENGTH }, (): ExactNumber => X.ZERO);
  for (const [i, one] of a.coefficients.entries())
    for (const [j, other] of b.coefficients.entries())
      if (i + j < LENGTH) sums[i + j] = X.add(sums[i + j] ?? X.ZERO, X.multiply(one, other));
  return series(a.start + b.start, sums, order);
}

/** Null where the first coefficient is unknown or has no known reciprocal. */
export function reciprocal(of: Series): Series | null {
  const [first] = of.coefficients;
  const inverse = first && X.divide(X.ONE, first);
  if (!inverse) return null;
  // c h^n (1 + u): 1 - u + u² - ...
  const rest = multiply(of, monomial(inverse, -of.start));
  const u = add(rest, constant(X.fromInteger(-1)));
  const powers = powerSeries(u, (k) => X.fromInteger(k % 2 === 0 ? 1 : -1));
  return powers && multiply(powers, monomial(inverse, -of.start));
}

/** The sum of coefficient(k) u^k; null unless u goes to zero. */
export function powerSeries(u: Series, coefficient: (k: number) => ExactNumber | null): Series | null {
  if (!(u.start > 0)) return null;
  const first = coefficient(0);
  if (!first) return null;
  let [sum, power] = [constant(first), constant(X.ONE)];
  for (let k = 1; k < LENGTH; k++) {
    power = multiply(power, u);
    const factor = coefficient(k);
    if (!factor) return null;
    if (!X.isZero(factor)) sum = add(sum, scale(power, factor));
  }
  return add(sum, bound(u.start * LENGTH));
}

/** The limit for h → 0; null if infinite or not known. */
export function limitOf({ start, coefficients, order }: Series): ExactNumber | null {
  if (order <= 0 || start < 0) return null;
  return start === 0 ? (coefficients[0] ?? null) : X.ZERO;
}

/** The sign for small h; null if not known. */
export function signOf({ coefficients }: Series): -1 | 1 | null {
  const sign = coefficients[0] ? X.signOf(coefficients[0]) : null;
  return sign === 0 ? null : sign;
}
