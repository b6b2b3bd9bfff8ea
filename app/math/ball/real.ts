import { Q } from "../exact";
import * as ball from "./ball";
import type { Ball } from "./ball";
import { exponential, logarithm, PI_BALL, sineAndCosine, squareRoot } from "./elementary";

/** A number known without error, or one in a ball. */
export type Real = { kind: "rational"; value: Q.Rational } | { kind: "ball"; ball: Ball };

/** "undefined" is certain; "unknown" is not: too close to call, or too large. */
export type Evaluated = Real | "undefined" | "unknown";

/** Longer fractions go on as balls. */
const LONGEST = 2n ** 2000n;
const MOST_PRODUCTS = 256n;

export const ZERO = exactly(Q.ZERO);
export const ONE = exactly(Q.ONE);
export const PI: Real = { kind: "ball", ball: PI_BALL };
export const E = real(exponential(ball.fromRational(Q.ONE)));

export function exactly(value: Q.Rational): Real {
  const isLong = value.denominator > LONGEST || value.numerator > LONGEST || -value.numerator > LONGEST;
  return isLong ? { kind: "ball", ball: ball.fromRational(value) } : { kind: "rational", value };
}

export function integer(value: number | bigint): Real {
  return exactly(Q.rational(value));
}

/** Null is unknown. */
function real(result: Ball | null): Evaluated {
  return result === null ? "unknown" : { kind: "ball", ball: result };
}

export function ballOf(number: Real): Ball {
  return number.kind === "ball" ? number.ball : ball.fromRational(number.value);
}

export function add(a: Real, b: Real): Real {
  if (a.kind === "rational" && b.kind === "rational") return exactly(Q.add(a.value, b.value));
  return { kind: "ball", ball: ball.add(ballOf(a), ballOf(b)) };
}

export function negate(a: Real): Real {
  return a.kind === "rational" ? exactly(Q.negate(a.value)) : { kind: "ball", ball: ball.negate(a.ball) };
}

export function subtract(a: Real, b: Real): Real {
  return add(a, negate(b));
}

export function multiply(a: Real, b: Real): Real {
  if (a.kind === "rational" && b.kind === "rational") return exactly(Q.multiply(a.value, b.value));
  if (isExactZero(a) || isExactZero(b)) return ZERO;
  return { kind: "ball", ball: ball.multiply(ballOf(a), ballOf(b)) };
}

export function divide(a: Real, b: Real): Evaluated {
  const sign = signOf(b);
  if (sign === null) return "unknown";
  if (sign === 0) return "undefined";
  if (a.kind === "rational" && b.kind === "rational") return exactly(Q.divide(a.value, b.value));
  if (isExactZero(a)) return ZERO;
  return { kind: "ball", ball: ball.divide(ballOf(a), ballOf(b)) };
}

/** 0 also for what is zero in all digits that can be computed; null where it cannot be told. */
export function signOf(a: Real): -1 | 0 | 1 | null {
  if (a.kind === "ball") return ball.signOf(a.ball);
  return a.value.numerator === 0n ? 0 : a.value.numerator < 0n ? -1 : 1;
}

/** Null where it cannot be told. */
export function areEqual(a: Real, b: Real): boolean | null {
  if (a.kind === "rational" && b.kind === "rational") return Q.isEqual(a.value, b.value);
  const [one, other] = [ballOf(a), ballOf(b)];
  if (ball.agree(one, other)) return true;
  return ball.containsZero(ball.subtract(one, other)) ? null : false;
}

/** A ball about the number; its radius is 2^-digits, of what is larger than 1 so much more, and none for 0 digits. */
export function uncertain(a: Real, digits: number): Real {
  const { middle, exponent } = ballOf(a);
  if (digits === 0) return { kind: "ball", ball: { middle, radius: 0n, exponent } };
  const radius: Ball = { middle: 0n, radius: 1n, exponent: Math.max(0, ball.magnitude(ballOf(a))) - digits };
  return { kind: "ball", ball: ball.add({ middle, radius: 0n, exponent }, radius) };
}

export function toNumber(a: Real): number {
  return a.kind === "rational" ? Q.toNumber(a.value) : ball.toNumber(a.ball);
}

export function sqrt(a: Real): Evaluated {
  return root(a, 2);
}

/** The real root; for odd degrees also of negative numbers. */
export function root(a: Real, degree: number): Evaluated {
  const sign = signOf(a);
  if (sign === null || degree < 1) return sign === null ? "unknown" : "undefined";
  if (sign === 0) return ZERO;
  if (sign < 0) return degree % 2 === 0 ? "undefined" : mapped(root(negate(a), degree), negate);
  const exact = a.kind === "rational" ? Q.rationalFromRoot(a.value, degree) : null;
  if (exact) return exactly(exact);
  if (degree === 2) return { kind: "ball", ball: squareRoot(ballOf(a)) };
  return real(exponential(ball.divide(logarithm(ballOf(a)), ballOf(integer(degree)))));
}

/** Of a positive base, or to an integer power. 0^0 is undefined. */
export function power(base: Real, exponent: Real): Evaluated {
  const sign = signOf(base);
  const rises = signOf(exponent);
  if (sign === null || rises === null) return "unknown";
  if (sign === 0) return rises > 0 ? ZERO : "undefined";
  const whole = exponent.kind === "rational" && Q.isInteger(exponent.value) ? exponent.value.numerator : null;
  if (whole !== null) return integerPower(base, whole, sign);
  const exact = sign > 0 ? exactRootPower(base, exponent) : null;
  if (exact) return exact;
  if (sign > 0) return real(exponential(ball.multiply(logarithm(ballOf(base)), ballOf(exponent))));
  // A ball may hold an integer, to which a negative number has a power.
  return exponent.kind === "rational" ? "undefined" : "unknown";
}

// 8^(2/3) is 4, without an error.
function exactRootPower(base: Real, exponent: Real): Real | null {
  if (base.kind !== "rational" || exponent.kind !== "rational") return null;
  const { numerator, denominator } = exponent.value;
  const isSmall = denominator <= 60n && numerator <= 60n && numerator >= -60n;
  const root = isSmall ? Q.rationalFromRoot(base.value, Number(denominator)) : null;
  const power = root && Q.power(root, Number(numerator));
  return power && exactly(power);
}

function integerPower(base: Real, exponent: bigint, sign: -1 | 1): Evaluated {
  const exact = base.kind === "rational" ? Q.power(base.value, Number(exponent)) : null;
  if (exact) return exactly(exact);
  const times = exponent < 0n ? -exponent : exponent;
  if (times <= MOST_PRODUCTS) {
    const result = repeated({ kind: "ball", ball: ballOf(base) }, Number(times));
    return exponent < 0n ? divide(ONE, result) : result;
  }
  const size = ballOf(sign < 0 ? negate(base) : base);
  const result = real(exponential(ball.multiply(logarithm(size), ballOf(integer(exponent)))));
  return sign < 0 && exponent % 2n !== 0n ? mapped(result, negate) : result;
}

function repeated(base: Real, times: number): Real {
  if (times === 0) return ONE;
  const half = repeated(base, Math.floor(times / 2));
  const square = multiply(half, half);
  return times % 2 === 0 ? square : multiply(square, base);
}

export function ln(a: Real): Evaluated {
  const sign = signOf(a);
  if (sign === null) return "unknown";
  if (sign <= 0) return "undefined";
  return a.kind === "rational" && Q.isEqual(a.value, Q.ONE) ? ZERO : real(logarithm(ballOf(a)));
}

export function exp(a: Real): Evaluated {
  return isExactZero(a) ? ONE : real(exponential(ballOf(a)));
}

export function sin(a: Real): Evaluated {
  return isExactZero(a) ? ZERO : real(sineAndCosine(ballOf(a))?.[0] ?? null);
}

export function cos(a: Real): Evaluated {
  return isExactZero(a) ? ONE : real(sineAndCosine(ballOf(a))?.[1] ?? null);
}

/** The largest integer that is not above. */
export function floor(a: Real): Evaluated {
  if (a.kind === "rational") return integer(Q.floor(a.value));
  if (ball.magnitude(a.ball) > 200) return "unknown";
  const nearest = integer(ball.toFixed(ball.add(a.ball, ball.fromRational(Q.rational(1, 2))), 0));
  const sign = signOf(subtract(a, nearest));
  return sign === null ? "unknown" : sign < 0 ? subtract(nearest, ONE) : nearest;
}

/** Passes what is no number on. */
export function mapped(value: Evaluated, change: (value: Real) => Evaluated): Evaluated {
  return typeof value === "string" ? value : change(value);
}

export function isExactZero(a: Real): boolean {
  return a.kind === "rational" && Q.isZero(a.value);
}
