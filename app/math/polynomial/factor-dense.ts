import { type Dense, degreeOf, exactQuotientOf, leadingOf, primitiveOf, product } from "./dense";
import { countFactors, factorsByDegree, isSquareFree, type Share, splitShare } from "./factor-modular";
import { lifted } from "./hensel";
import { limitDegree, pause, TooLargeError } from "./limits";
import { reduced } from "./modular";
import { oddPrimes } from "./primes";
import { recombine } from "./recombination";
import { symmetric } from "./residues";
import { integerSquareRoot } from "./square-root";

const HIGHEST_DEGREE = 105;
/** The more primes, the fewer factors have to be combined. */
const PRIMES = 5;

/**
 * The irreducible factors of a primitive square-free polynomial with integer coefficients (Zassenhaus, 1969): they are
 * products of its factors modulo a power of a prime.
 *
 * @throws TooLargeError
 */
export function irreducibleFactorsOf(f: Dense): Dense[] {
  if (degreeOf(f) < 1) return [];
  if (f[0] === 0n) return [[0n, 1n], ...irreducibleFactorsOf(f.slice(1))];
  const step = stepOf(f);
  if (step === 1) return zassenhaus(f);
  // f(x) = g(x^step): the factors of g are more quickly found.
  const inner = f.filter((_, k) => k % step === 0);
  return irreducibleFactorsOf(inner).flatMap((found) => zassenhaus(stretched(found, step)));
}

// A prime divisor of all exponents, or 1.
function stepOf(f: Dense): number {
  for (let step = 2; step <= degreeOf(f); step++)
    if (f.every((coefficient, k) => coefficient === 0n || k % step === 0)) return step;
  return 1;
}

function stretched(f: Dense, step: number): Dense {
  return Array.from({ length: degreeOf(f) * step + 1 }, (_, k) => (k % step === 0 ? (f[k / step] ?? 0n) : 0n));
}

function zassenhaus(f: Dense): Dense[] {
  limitDegree(degreeOf(f), HIGHEST_DEGREE);
  if (degreeOf(f) === 1) return [f];
  if (degreeOf(f) === 2) return factorsOfQuadratic(f);
  const { p, shares, degrees } = bestPrime(f);
  if (degrees === onlyTrivial(f)) return [f];
  const factors = shares.flatMap((share) => splitShare(share, p));
  const whole = lifted(f, factors, p, 2n * largestCoefficient(f) * leadingOf(f));
  return recombined(f, whole.factors, whole.modulus, degrees);
}

function factorsOfQuadratic([c = 0n, b = 0n, a = 0n]: Dense): Dense[] {
  const root = integerSquareRoot(b * b - 4n * a * c);
  return root === null ? [[c, b, a]] : [b - root, b + root].map((constant) => primitiveOf([constant, 2n * a]));
}

interface Choice {
  p: number;
  shares: Share[];
  /** Bit d is set where a factor may have the degree d. */
  degrees: bigint;
}

function bestPrime(f: Dense): Choice {
  const choices: Choice[] = [];
  let degrees = -1n;
  for (const p of oddPrimes()) {
    const shares = sharesModulo(f, p);
    if (!shares) continue;
    degrees &= possibleDegrees(shares);
    choices.push({ p, shares, degrees });
    if (choices.length === PRIMES || degrees === onlyTrivial(f)) break;
  }
  const [best] = choices.sort((a, b) => countFactors(a.shares) - countFactors(b.shares));
  if (!best) throw new TooLargeError("no factors modulo a prime");
  return { ...best, degrees };
}

function sharesModulo(f: Dense, p: number): Share[] | null {
  pause();
  const image = reduced(f, p);
  return image.length === f.length && isSquareFree(image, p) ? factorsByDegree(image, p) : null;
}

function onlyTrivial(f: Dense): bigint {
  return 1n | (1n << BigInt(degreeOf(f)));
}

function possibleDegrees(shares: readonly Share[]): bigint {
  let degrees = 1n;
  for (const { product, degree } of shares)
    for (let length = product.length - 1; length > 0; length -= degree) degrees |= degrees << BigInt(degree);
  return degrees;
}

// Of any factor (Mignotte, 1974).
function largestCoefficient(f: Dense): bigint {
  return f.reduce((sum, coefficient) => sum + (coefficient < 0n ? -coefficient : coefficient), 0n) << BigInt(f.length);
}

function recombined(f: Dense, parts: readonly Dense[], modulus: bigint, degrees: bigint): Dense[] {
  const found: Dense[] = [];
  let rest = f;
  recombine(parts, (chosen) => {
    if (!mayDivide(rest, chosen, modulus, degrees)) return false;
    const whole = chosen.reduce<Dense>((result, part) => symmetric(product(result, part), modulus), [leadingOf(rest)]);
    const factor = primitiveOf(whole);
    const quotient = exactQuotientOf(rest, factor);
    if (!quotient) return false;
    found.push(factor);
    rest = quotient;
    return true;
  });
  return [...found, rest];
}

// By its degree, and as its constant coefficient has to divide the constant coefficient.
function mayDivide(f: Dense, parts: readonly Dense[], modulus: bigint, degrees: bigint): boolean {
  const degree = parts.reduce((sum, part) => sum + degreeOf(part), 0);
  if (((degrees >> BigInt(degree)) & 1n) === 0n) return false;
  const constants = parts.reduce((result, [first = 0n]) => (result * first) % modulus, leadingOf(f));
  const [constant = 0n] = symmetric([constants], modulus);
  return constant !== 0n && (leadingOf(f) * (f[0] ?? 0n)) % constant === 0n;
}
