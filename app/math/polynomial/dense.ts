import { Q } from "../exact";
import { pause } from "./limits";

/** The integer coefficients of a polynomial in one variable, the constant first; the last is not zero. */
export type Dense = readonly bigint[];

export function trimmed(coefficients: readonly bigint[]): Dense {
  let length = coefficients.length;
  while (length > 0 && coefficients[length - 1] === 0n) length--;
  return coefficients.slice(0, length);
}

export function degreeOf(f: Dense): number {
  return f.length - 1;
}

export function leadingOf(f: Dense): bigint {
  return f[f.length - 1] ?? 0n;
}

export function sum(f: Dense, g: Dense): Dense {
  const length = Math.max(f.length, g.length);
  return trimmed(Array.from({ length }, (_, k) => (f[k] ?? 0n) + (g[k] ?? 0n)));
}

export function times(f: Dense, by: bigint): Dense {
  return by === 0n ? [] : f.map((coefficient) => coefficient * by);
}

export function difference(f: Dense, g: Dense): Dense {
  return sum(f, times(g, -1n));
}

export function product(f: Dense, g: Dense): Dense {
  if (f.length === 0 || g.length === 0) return [];
  const result = Array.from({ length: f.length + g.length - 1 }, () => 0n);
  for (const [i, one] of f.entries()) {
    pause();
    for (const [j, other] of g.entries()) result[i + j] = (result[i + j] ?? 0n) + one * other;
  }
  return result;
}

/** Positive, zero for zero. */
export function contentOf(f: Dense): bigint {
  let content = 0n;
  for (const coefficient of f) if (content !== 1n) content = Q.gcd(coefficient, content);
  return content;
}

/** Without common divisors of the coefficients, the leading one positive. */
export function primitiveOf(f: Dense): Dense {
  const content = leadingOf(f) < 0n ? -contentOf(f) : contentOf(f);
  return content === 1n ? f : f.map((coefficient) => coefficient / content);
}

/** The quotient if it has integer coefficients and nothing remains, null otherwise. */
export function exactQuotientOf(f: Dense, g: Dense): Dense | null {
  const rest = [...f];
  const leading = leadingOf(g);
  const quotient: bigint[] = [];
  for (let shift = f.length - g.length; shift >= 0; shift--) {
    pause();
    const first = rest[shift + g.length - 1] ?? 0n;
    if (first % leading !== 0n) return null;
    const factor = (quotient[shift] = first / leading);
    if (factor === 0n) continue;
    for (const [k, coefficient] of g.entries()) rest[shift + k] = (rest[shift + k] ?? 0n) - factor * coefficient;
  }
  return rest.every((coefficient) => coefficient === 0n) ? quotient : null;
}

export function slopeOf(f: Dense): Dense {
  return f.slice(1).map((coefficient, k) => coefficient * BigInt(k + 1));
}

/** The remainder of l^k f for the leading coefficient l of g and some k, by which its sign is that of f's remainder. */
export function pseudoRemainder(f: Dense, g: Dense): Dense {
  const leading = leadingOf(g);
  const size = leading < 0n ? -leading : leading;
  let rest = f;
  while (rest.length >= g.length) {
    pause();
    const shift = rest.length - g.length;
    const factor = leading < 0n ? -leadingOf(rest) : leadingOf(rest);
    rest = trimmed(rest.map((coefficient, k) => coefficient * size - factor * (g[k - shift] ?? 0n)));
  }
  return rest;
}
