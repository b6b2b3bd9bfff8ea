import { Q } from "../exact";
import { contentOf, type Dense, exactQuotientOf, leadingOf, primitiveOf, times, trimmed } from "./dense";
import { TooLargeError } from "./limits";
import { gcd as modularGcd, reduced, scale } from "./modular";
import { primesBelow } from "./primes";
import { inverseModulo, symmetric } from "./residues";

/** Large, so that few of them are needed, and quickly found. */
const LARGEST_PRIME = 2 ** 20;

/** Primitive times the greatest common divisor of the contents, by images modulo primes (Brown, 1971). */
export function denseGcd(f: Dense, g: Dense): Dense {
  if (f.length === 0 || g.length === 0) return absolute(f.length === 0 ? g : f);
  const content = Q.gcd(contentOf(f), contentOf(g));
  return times(primitiveGcd(primitiveOf(f), primitiveOf(g)), content);
}

function absolute(f: Dense): Dense {
  return leadingOf(f) < 0n ? times(f, -1n) : f;
}

function primitiveGcd(f: Dense, g: Dense): Dense {
  const shared = Q.gcd(leadingOf(f), leadingOf(g));
  let [found, modulus]: [Dense, bigint] = [[], 1n];
  for (const p of primesBelow(LARGEST_PRIME)) {
    if (shared % BigInt(p) === 0n) continue;
    const image = scale(modularGcd(reduced(f, p), reduced(g, p), p), Number(shared % BigInt(p)), p);
    if (image.length === 1) return [1n];
    // A prime whose image has a higher degree than another's is unlucky.
    if (modulus > 1n && image.length > found.length) continue;
    const isNew = modulus === 1n || image.length < found.length;
    const next = isNew ? symmetric(image.map(BigInt), BigInt(p)) : combined(found, modulus, image, p);
    const isStable = !isNew && next.every((coefficient, k) => coefficient === found[k]);
    [found, modulus] = [next, isNew ? BigInt(p) : modulus * BigInt(p)];
    const candidate = isStable || isNew ? primitiveOf(trimmed(found)) : null;
    if (candidate && exactQuotientOf(f, candidate) && exactQuotientOf(g, candidate)) return candidate;
  }
  throw new TooLargeError("coefficients with too many digits");
}

// By the Chinese remainder theorem.
function combined(f: Dense, modulus: bigint, image: readonly number[], p: number): bigint[] {
  const prime = BigInt(p);
  const inverse = inverseModulo(modulus % prime, prime);
  const lifted = image.map((residue, k) => {
    const known = f[k] ?? 0n;
    return known + modulus * (((BigInt(residue) - known) * inverse) % prime);
  });
  return symmetric(lifted, modulus * prime);
}
