/** In lowest terms; the denominator is positive. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const ZERO: Rational = { numerator: 0n, denominator: 1n };
export const ONE: Rational = { numerator: 1n, denominator: 1n };

/** Larger powers and decimal exponents are refused: they would fill the memory. */
const MOST_DIGITS = 1000;

/** @throws RangeError if the denominator is zero */
export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const [above, below] = [BigInt(numerator), BigInt(denominator)];
  if (below === 0n) throw new RangeError("A fraction has a denominator other than zero.");
  const divisor = below < 0n ? -gcd(above, below) : gcd(above, below);
  return { numerator: above / divisor, denominator: below / divisor };
}

export function gcd(a: bigint, b: bigint): bigint {
  let [one, other] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (other !== 0n) [one, other] = [other, one % other];
  return one;
}

/** Reads "0.25" or "2.5e3" exactly; null for other texts and for exponents beyond a thousand. */
export function parseRational(text: string): Rational | null {
  const [, whole = "", decimals = "", exponent = "0"] = /^(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const shift = Number(exponent) - decimals.length;
  if (whole + decimals === "" || Math.abs(shift) > MOST_DIGITS) return null;
  const digits = BigInt(whole + decimals);
  return shift >= 0 ? rational(digits * 10n ** BigInt(shift)) : rational(digits, 10n ** BigInt(-shift));
}

/** The shortest decimal that a double stands for: 1/10 for 0.1. Null for NaN and infinities. */
export function rationalFromNumber(value: number): Rational | null {
  const size = parseRational(String(Math.abs(value)));
  return size && value < 0 ? negate(size) : size;
}

export function add(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b));
}

export function negate({ numerator, denominator }: Rational): Rational {
  return { numerator: -numerator, denominator };
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** @throws RangeError if the divisor is zero */
export function divide(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** Null if the result would have more than a thousand digits. Throws RangeError for zero to a negative power. */
export function power(base: Rational, exponent: number): Rational | null {
  const { numerator, denominator } = exponent < 0 ? divide(ONE, base) : base;
  const times = Math.abs(exponent);
  if (String(numerator).length * times > MOST_DIGITS || String(denominator).length * times > MOST_DIGITS) {
    if (!isUnit(numerator) || denominator !== 1n) return null;
    return { numerator: numerator < 0n && times % 2 === 0 ? 1n : numerator, denominator };
  }
  return { numerator: numerator ** BigInt(times), denominator: denominator ** BigInt(times) };
}

/** The root of a nonnegative fraction; null unless rational. */
export function rationalFromRoot({ numerator, denominator }: Rational, degree: number): Rational | null {
  const rootOf = (value: bigint) =>
    BigInt(Math.round(Math.min(Number(value), Number.MAX_SAFE_INTEGER) ** (1 / degree)));
  const [above, below] = [rootOf(numerator), rootOf(denominator)];
  const isRoot = above ** BigInt(degree) === numerator && below ** BigInt(degree) === denominator;
  return isRoot ? rational(above, below) : null;
}

function isUnit(value: bigint): boolean {
  return value >= -1n && value <= 1n;
}

export function compare(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function isEqual(a: Rational, b: Rational): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator;
}

export function isZero({ numerator }: Rational): boolean {
  return numerator === 0n;
}

export function isInteger({ denominator }: Rational): boolean {
  return denominator === 1n;
}

export function floor({ numerator, denominator }: Rational): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
}

/** The nearest double, but for the last digit. */
export function toNumber({ numerator, denominator }: Rational): number {
  const direct = Number(numerator) / Number(denominator);
  if (Number.isFinite(direct) && (direct !== 0 || numerator === 0n)) return direct;
  const shift = BigInt(numerator.toString(2).length - denominator.toString(2).length);
  // Neither fits a double: take 64 binary digits of the quotient, then the exponent.
  const digits = shift > 64n ? numerator / (denominator << (shift - 64n)) : (numerator << (64n - shift)) / denominator;
  return Number(digits) * 2 ** (Number(shift) - 64);
}
