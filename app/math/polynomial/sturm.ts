import { Q } from "../exact";
import { type Dense, degreeOf, primitiveOf, pseudoRemainder, slopeOf, times } from "./dense";
import { pause } from "./limits";

/** f, f′ and the negated remainders, each without common divisors of its coefficients (Sturm, 1829). */
export function sturmSequence(f: Dense): Dense[] {
  const sequence: Dense[] = [f, positivePrimitive(slopeOf(f))];
  for (;;) {
    const [before, last] = sequence.slice(-2);
    if (!before || !last || degreeOf(last) < 1) return sequence.filter(({ length }) => length > 0);
    sequence.push(positivePrimitive(times(pseudoRemainder(before, last), -1n)));
  }
}

// Divided by a positive number: signs matter.
function positivePrimitive(f: Dense): Dense {
  const primitive = primitiveOf(f);
  return (f.at(-1) ?? 0n) < 0n ? times(primitive, -1n) : primitive;
}

/** How many roots a square-free polynomial has above one number, and up to another. */
export function countRoots(sequence: readonly Dense[], from: Q.Rational, to: Q.Rational): number {
  return signChanges(sequence, from) - signChanges(sequence, to);
}

function signChanges(sequence: readonly Dense[], x: Q.Rational): number {
  const signs = sequence.map((f) => signAtRational(f, x)).filter((sign) => sign !== 0);
  return signs.filter((sign, k) => k > 0 && sign !== signs[k - 1]).length;
}

export function signAtRational(f: Dense, { numerator, denominator }: Q.Rational): number {
  pause();
  let [value, scale] = [0n, 1n];
  for (let k = f.length - 1; k >= 0; k--) {
    value = value * numerator + (f[k] ?? 0n) * scale;
    scale *= denominator;
  }
  return value > 0n ? 1 : value < 0n ? -1 : 0;
}

/** A power of two above the sizes of all roots (Cauchy's bound). */
export function boundOfRoots(f: Dense): Q.Rational {
  const size = (value: bigint) => (value < 0n ? -value : value);
  const leading = size(f.at(-1) ?? 1n);
  const largest = f.reduce((most, coefficient) => (size(coefficient) > most ? size(coefficient) : most), 0n);
  return Q.rational(1n << BigInt((1n + largest / leading).toString(2).length));
}
