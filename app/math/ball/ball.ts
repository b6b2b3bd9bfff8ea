import type { Q } from "../exact";

/** All numbers from (middle - radius) · 2^exponent to (middle + radius) · 2^exponent. */
export interface Ball {
  readonly middle: bigint;
  readonly radius: bigint;
  readonly exponent: number;
}

/** Binary digits that a middle keeps. */
export const PRECISION = 256;

/** A ball around zero this small is taken for zero: 2^-160 is less than 10^-48. */
const TINY = -160;

export function fromRational({ numerator, denominator }: Q.Rational): Ball {
  if (denominator === 1n && bitsOf(numerator) <= PRECISION) return { middle: numerator, radius: 0n, exponent: 0 };
  const shift = PRECISION + 8 + bitsOf(denominator) - bitsOf(numerator);
  const middle =
    shift >= 0 ? (numerator << BigInt(shift)) / denominator : numerator / denominator / 2n ** BigInt(-shift);
  return rounded(middle, 1n, -shift);
}

/** A fixed-point number with `digits` binary digits after the point, wrong by at most `error` of its last. */
export function fromFixed(value: bigint, digits: number, error: bigint): Ball {
  return rounded(value, error, -digits);
}

export function add(a: Ball, b: Ball): Ball {
  const [high, low] = a.exponent >= b.exponent ? [a, b] : [b, a];
  const shift = high.exponent - low.exponent;
  // What lies so far below is no more than an error.
  if (shift > 2 * PRECISION) {
    if (high.middle === 0n && high.radius === 0n) return low;
    const below = bitsOf(low.middle) + bitsOf(low.radius) + 1 - shift;
    return rounded(high.middle, high.radius + (below > 0 ? 1n << BigInt(below) : 1n), high.exponent);
  }
  const by = BigInt(shift);
  return rounded((high.middle << by) + low.middle, (high.radius << by) + low.radius, low.exponent);
}

export function negate({ middle, radius, exponent }: Ball): Ball {
  return { middle: -middle, radius, exponent };
}

export function subtract(a: Ball, b: Ball): Ball {
  return add(a, negate(b));
}

export function multiply(a: Ball, b: Ball): Ball {
  const radius = size(a.middle) * b.radius + size(b.middle) * a.radius + a.radius * b.radius;
  return rounded(a.middle * b.middle, radius, a.exponent + b.exponent);
}

/** The divisor must not contain zero. */
export function divide(a: Ball, b: Ball): Ball {
  const shift = BigInt(Math.max(0, PRECISION + 8 + bitsOf(b.middle) - bitsOf(a.middle)));
  const middle = (a.middle << shift) / b.middle;
  const least = size(b.middle) - b.radius;
  const radius = ((a.radius << shift) + size(middle) * b.radius) / least + 2n;
  return rounded(middle, radius, a.exponent - b.exponent - Number(shift));
}

export function containsZero({ middle, radius }: Ball): boolean {
  return size(middle) <= radius;
}

/** 0 where the ball is tiny and contains zero; null where it cannot be told. */
export function signOf(ball: Ball): -1 | 0 | 1 | null {
  if (!containsZero(ball)) return ball.middle < 0n ? -1 : 1;
  return bitsOf(ball.radius) + ball.exponent <= TINY ? 0 : null;
}

/** Whether two balls agree in all digits that they have, at least 30. */
export function agree(a: Ball, b: Ball): boolean {
  const difference = subtract(a, b);
  if (!containsZero(difference)) return false;
  const largest = Math.max(bitsOf(a.middle) + a.exponent, bitsOf(b.middle) + b.exponent);
  const error = bitsOf(difference.radius) + difference.exponent;
  return error <= largest - 100 || (signOf(a) === 0 && signOf(b) === 0);
}

/** The middle with `digits` binary digits after the point. */
export function toFixed({ middle, exponent }: Ball, digits: number): bigint {
  const shift = exponent + digits;
  return shift >= 0 ? middle << BigInt(shift) : middle >> BigInt(-shift);
}

export function toNumber({ middle, exponent }: Ball): number {
  const shift = Math.max(0, bitsOf(middle) - 64);
  return Number(middle >> BigInt(shift)) * 2 ** (exponent + shift);
}

/** How many binary digits the size has: log2 of it, rounded up. */
export function magnitude(ball: Ball): number {
  return bitsOf(size(ball.middle) + ball.radius) + ball.exponent;
}

export function bitsOf(value: bigint): number {
  const positive = size(value);
  if (positive < 0x1_0000_0000n) return 32 - Math.clz32(Number(positive));
  const digits = positive.toString(16);
  return 4 * digits.length - Math.clz32(parseInt(digits.charAt(0), 16)) + 28;
}

export function rounded(middle: bigint, radius: bigint, exponent: number): Ball {
  const extra = Math.max(bitsOf(middle), bitsOf(radius)) - PRECISION;
  if (extra <= 0) return { middle, radius, exponent };
  const by = BigInt(extra);
  return { middle: middle >> by, radius: (radius >> by) + 2n, exponent: exponent + extra };
}

function size(value: bigint): bigint {
  return value < 0n ? -value : value;
}
