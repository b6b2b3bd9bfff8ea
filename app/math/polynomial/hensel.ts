import { type Dense, difference, leadingOf, product, sum, trimmed } from "./dense";
import { productOf } from "./factor-modular";
import { pause } from "./limits";
import { bezout, type Modular, scale } from "./modular";
import { inverseModulo } from "./residues";

/**
 * The monic factors of a polynomial modulo a prime, lifted to factors modulo p^(2^n) above a bound (von zur Gathen and
 * Gerhard, Modern Computer Algebra, algorithms 15.10 and 15.17). Their product times the leading coefficient is f.
 */
export function lifted(
  f: Dense,
  factors: readonly Modular[],
  p: number,
  bound: bigint,
): { factors: Dense[]; modulus: bigint } {
  let modulus = BigInt(p);
  while (modulus <= bound) modulus *= modulus;
  return { factors: liftedTree(f, factors, p, modulus), modulus };
}

function liftedTree(f: Dense, factors: readonly Modular[], p: number, modulus: bigint): Dense[] {
  if (factors.length === 1) return [monicModulo(f, modulus)];
  const middle = factors.length >> 1;
  const [left, right] = [factors.slice(0, middle), factors.slice(middle)];
  const leading = Number(((leadingOf(f) % BigInt(p)) + BigInt(p)) % BigInt(p));
  const first = scale(productOf(left, p), leading, p);
  const [g, h] = liftedPair(f, first, productOf(right, p), p, modulus);
  return [...liftedTree(g, left, p, modulus), ...liftedTree(h, right, p, modulus)];
}

function liftedPair(f: Dense, first: Modular, second: Modular, p: number, end: bigint): [Dense, Dense] {
  let [g, h]: [Dense, Dense] = [first.map(BigInt), second.map(BigInt)];
  let [s, t]: Dense[] = bezout(first, second, p).map((part) => part.map(BigInt));
  for (let modulus = BigInt(p); modulus < end && s && t;) {
    modulus *= modulus;
    const modulo = (polynomial: Dense) => reducedModulo(polynomial, modulus);
    const error = modulo(difference(f, product(g, h)));
    const [quotient, remainder] = divideByMonic(modulo(product(s, error)), h, modulus);
    g = modulo(sum(g, sum(product(t, error), product(quotient, g))));
    h = modulo(sum(h, remainder));
    const rest = modulo(difference(sum(product(s, g), product(t, h)), [1n]));
    const [c, d] = divideByMonic(modulo(product(s, rest)), h, modulus);
    s = modulo(difference(s, d));
    t = modulo(difference(t, sum(product(t, rest), product(c, g))));
  }
  return [g, h];
}

function reducedModulo(f: Dense, modulus: bigint): Dense {
  return trimmed(
    f.map((coefficient) => {
      const rest = coefficient % modulus;
      return rest < 0n ? rest + modulus : rest;
    }),
  );
}

function divideByMonic(f: Dense, g: Dense, modulus: bigint): [Dense, Dense] {
  const rest = [...f];
  const quotient: bigint[] = [];
  for (let shift = f.length - g.length; shift >= 0; shift--) {
    pause();
    const factor = (rest[shift + g.length - 1] ?? 0n) % modulus;
    quotient[shift] = factor;
    for (const [k, coefficient] of g.entries())
      rest[shift + k] = ((rest[shift + k] ?? 0n) - factor * coefficient) % modulus;
  }
  return [reducedModulo(quotient, modulus), reducedModulo(rest, modulus)];
}

function monicModulo(f: Dense, modulus: bigint): Dense {
  const inverse = inverseModulo(leadingOf(f), modulus);
  return reducedModulo(
    f.map((coefficient) => coefficient * inverse),
    modulus,
  );
}
