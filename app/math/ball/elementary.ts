import { type Ball, fromFixed, magnitude, multiply, rounded, toFixed, toNumber } from "./ball";
import * as ball from "./ball";

/** Binary digits after the point while a series is added. */
const DIGITS = 384;
const ONE = 1n << BigInt(DIGITS);
const ROUNDING = 1n << 80n;
/** The digits of larger exponents and angles would be lost in reducing them. */
const LARGEST = 40;

/** Null for exponents beyond 10^12. */
export function exponential(x: Ball): Ball | null {
  if (magnitude(x) > LARGEST) return null;
  const { value, twos } = fixedExponential(toFixed(x, DIGITS));
  const result = fromFixed(value, DIGITS, ROUNDING);
  return widened({ ...result, exponent: result.exponent + twos }, radiusOf(x));
}

/** Of a ball of positive numbers. */
export function logarithm(x: Ball): Ball {
  const twos = magnitude(x);
  const fixed = toFixed({ ...x, exponent: x.exponent - twos }, DIGITS);
  let y = fixedNumber(Math.log(Number(fixed >> BigInt(DIGITS - 60)) / 2 ** 60));
  for (let round = 0; round < 3; round++) {
    const power = scaledExponential(y);
    y += (2n * (fixed - power) * ONE) / (fixed + power);
  }
  const result = fromFixed(y + BigInt(twos) * LN2, DIGITS, ROUNDING);
  return ball.add(result, spread(ball.divide(radiusOf(x), x)));
}

/** Null for angles beyond 10^12. */
export function sineAndCosine(x: Ball): [sine: Ball, cosine: Ball] | null {
  if (magnitude(x) > LARGEST) return null;
  const [sine, cosine] = fixedSineAndCosine(toFixed(x, DIGITS));
  const error = spread(radiusOf(x));
  return [ball.add(fromFixed(sine, DIGITS, ROUNDING), error), ball.add(fromFixed(cosine, DIGITS, ROUNDING), error)];
}

export function arctangent(x: Ball): Ball {
  const isLarge = magnitude(x) > 1 && Math.abs(toNumber(x)) > 1;
  const inner = isLarge ? toFixed(ball.divide(UNIT, { ...x, radius: 0n }), DIGITS) : toFixed(x, DIGITS);
  let y = fixedNumber(Math.atan(Number(inner >> BigInt(DIGITS - 60)) / 2 ** 60));
  for (let round = 0; round < 3; round++) {
    const [sine, cosine] = fixedSineAndCosine(y);
    const above = inner * cosine - ONE * sine;
    const below = cosine + (inner * sine) / ONE;
    y += above / below;
  }
  const turned = isLarge ? (x.middle < 0n ? -PI / 2n : PI / 2n) - y : y;
  return ball.add(fromFixed(turned, DIGITS, ROUNDING), spread(radiusOf(x)));
}

/** Of a ball of positive numbers. */
export function squareRoot(x: Ball): Ball {
  const shift = 2 * ball.PRECISION + ((x.exponent & 1) === 0 ? 0 : 1);
  const root = integerRoot(x.middle << BigInt(shift));
  const result = rounded(root, 1n, (x.exponent - shift) / 2);
  return x.radius === 0n ? result : ball.add(result, spread(ball.divide(radiusOf(x), result)));
}

function integerRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt((ball.bitsOf(value) + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

// e^x = 2^twos · value, with a value near 1.
function fixedExponential(x: bigint): { value: bigint; twos: number } {
  const twos = divideRounded(x, LN2);
  return { value: smallExponential(x - twos * LN2), twos: Number(twos) };
}

function scaledExponential(x: bigint): bigint {
  const { value, twos } = fixedExponential(x);
  return twos >= 0 ? value << BigInt(twos) : value >> BigInt(-twos);
}

// Of x between -0.4 and 0.4: the series of x/256, squared eight times.
function smallExponential(x: bigint): bigint {
  const part = x >> 8n;
  let [sum, term] = [ONE, ONE];
  for (let n = 1n; term !== 0n && term !== -1n; n++) {
    term = ((term * part) >> BigInt(DIGITS)) / n;
    sum += term;
  }
  for (let round = 0; round < 8; round++) sum = (sum * sum) >> BigInt(DIGITS);
  return sum;
}

function fixedSineAndCosine(x: bigint): [sine: bigint, cosine: bigint] {
  const quarters = divideRounded(2n * x, PI);
  const rest = x - (quarters * PI) / 2n;
  const [sine, cosine] = [series(rest, rest, 1n), series(ONE, rest, 0n)];
  switch (Number(((quarters % 4n) + 4n) % 4n)) {
    case 0:
      return [sine, cosine];
    case 1:
      return [cosine, -sine];
    case 2:
      return [-sine, -cosine];
    default:
      return [-cosine, sine];
  }
}

// Each term is the one before, times -x²/((n + 1)(n + 2)).
function series(first: bigint, x: bigint, degree: bigint): bigint {
  const square = (x * x) >> BigInt(DIGITS);
  let [sum, term] = [first, first];
  for (let n = degree; term !== 0n; n += 2n) {
    term = -((term * square) >> BigInt(DIGITS)) / ((n + 1n) * (n + 2n));
    sum += term;
  }
  return sum;
}

function divideRounded(a: bigint, b: bigint): bigint {
  const twice = 2n * a + b;
  const quotient = twice / (2n * b);
  return twice < 0n && quotient * 2n * b !== twice ? quotient - 1n : quotient;
}

function fixedNumber(value: number): bigint {
  return BigInt(Math.round(value * 2 ** 53)) << BigInt(DIGITS - 53);
}

// The value times e^(±radius).
function widened(value: Ball, radius: Ball): Ball {
  return radius.middle === 0n ? value : multiply(value, ball.add(UNIT, spread(multiply(radius, TWO))));
}

function radiusOf({ radius, exponent }: Ball): Ball {
  return { middle: radius, radius: 0n, exponent };
}

function spread({ middle, radius, exponent }: Ball): Ball {
  return { middle: 0n, radius: (middle < 0n ? -middle : middle) + radius, exponent };
}

const UNIT: Ball = { middle: 1n, radius: 0n, exponent: 0 };
const TWO: Ball = { middle: 2n, radius: 0n, exponent: 0 };

// Machin: π = 16 atan(1/5) - 4 atan(1/239); ln 2 = 2 atanh(1/3).
const PI = 16n * inverseSeries(5n, -1n) - 4n * inverseSeries(239n, -1n);
const LN2 = 2n * inverseSeries(3n, 1n);

/** The number π, as a ball. */
export const PI_BALL = fromFixed(PI, DIGITS, ROUNDING);

function inverseSeries(n: bigint, sign: bigint): bigint {
  let [power, sum] = [ONE / n, 0n];
  for (let k = 0n; power !== 0n; k++) {
    sum += (k % 2n === 0n ? power : sign * power) / (2n * k + 1n);
    power /= n * n;
  }
  return sum;
}
