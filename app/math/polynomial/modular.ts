import { pause } from "./limits";

/** Coefficients from 0 to p − 1 for a prime p below 2^26, the constant first; the last is not zero. */
export type Modular = readonly number[];

export function reduced(f: readonly bigint[], p: number): Modular {
  const prime = BigInt(p);
  return cut(f.map((coefficient) => Number(((coefficient % prime) + prime) % prime)));
}

function cut(f: readonly number[]): Modular {
  let length = f.length;
  while (length > 0 && f[length - 1] === 0) length--;
  return length === f.length ? f : f.slice(0, length);
}

export function subtract(f: Modular, g: Modular, p: number): Modular {
  const length = Math.max(f.length, g.length);
  return cut(Array.from({ length }, (_, k) => ((f[k] ?? 0) - (g[k] ?? 0) + p) % p));
}

export function multiply(f: Modular, g: Modular, p: number): Modular {
  if (f.length === 0 || g.length === 0) return [];
  const result = new Array<number>(f.length + g.length - 1).fill(0);
  for (const [i, one] of f.entries())
    for (const [j, other] of g.entries()) result[i + j] = ((result[i + j] ?? 0) + one * other) % p;
  return result;
}

/** The divisor is not zero. */
export function divide(f: Modular, g: Modular, p: number): { quotient: Modular; remainder: Modular } {
  pause();
  const rest = [...f];
  const inverse = inverseOf(g[g.length - 1] ?? 1, p);
  const quotient: number[] = [];
  for (let shift = f.length - g.length; shift >= 0; shift--) {
    const factor = ((rest[shift + g.length - 1] ?? 0) * inverse) % p;
    quotient[shift] = factor;
    if (factor === 0) continue;
    for (const [k, coefficient] of g.entries())
      rest[shift + k] = ((rest[shift + k] ?? 0) + (p - factor) * coefficient) % p;
  }
  return { quotient, remainder: cut(rest) };
}

export function remainder(f: Modular, g: Modular, p: number): Modular {
  return f.length < g.length ? f : divide(f, g, p).remainder;
}

/** The inverse of a number from 1 to p − 1 (extended Euclidean algorithm). */
function inverseOf(value: number, p: number): number {
  let [a, b, x, y] = [value, p, 1, 0];
  while (b !== 0) {
    const times = Math.floor(a / b);
    [a, b, x, y] = [b, a - times * b, y, x - times * y];
  }
  return ((x % p) + p) % p;
}

export function scale(f: Modular, by: number, p: number): Modular {
  return cut(f.map((coefficient) => (coefficient * by) % p));
}

export function monic(f: Modular, p: number): Modular {
  return f.length === 0 ? f : scale(f, inverseOf(f[f.length - 1] ?? 1, p), p);
}

/** Monic. */
export function gcd(f: Modular, g: Modular, p: number): Modular {
  let [one, other] = [f, g];
  while (other.length > 0) [one, other] = [other, remainder(one, other, p)];
  return monic(one, p);
}

/** s and t with s f + t g = 1, for f and g without common divisor. */
export function bezout(f: Modular, g: Modular, p: number): [Modular, Modular] {
  let [a, b]: [Modular, Modular] = [f, g];
  let [s, sNext]: [Modular, Modular] = [[1], []];
  let [t, tNext]: [Modular, Modular] = [[], [1]];
  while (b.length > 0) {
    const { quotient, remainder } = divide(a, b, p);
    [a, b] = [b, remainder];
    [s, sNext] = [sNext, subtract(s, multiply(quotient, sNext, p), p)];
    [t, tNext] = [tNext, subtract(t, multiply(quotient, tNext, p), p)];
  }
  const unit = inverseOf(a[0] ?? 1, p);
  return [scale(s, unit, p), scale(t, unit, p)];
}

export function derivative(f: Modular, p: number): Modular {
  return cut(f.slice(1).map((coefficient, k) => (coefficient * ((k + 1) % p)) % p));
}

/** base^exponent modulo a polynomial. */
export function power(base: Modular, exponent: bigint, modulus: Modular, p: number): Modular {
  let result: Modular = remainder([1], modulus, p);
  for (const digit of exponent.toString(2)) {
    result = remainder(multiply(result, result, p), modulus, p);
    if (digit === "1") result = remainder(multiply(result, base, p), modulus, p);
  }
  return result;
}
