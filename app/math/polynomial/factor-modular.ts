import { derivative, divide, gcd, type Modular, monic, multiply, power, remainder, subtract } from "./modular";

const X: Modular = [0, 1];

/** Products of irreducible factors of the same degree. */
export interface Share {
  readonly product: Modular;
  readonly degree: number;
}

export function isSquareFree(f: Modular, p: number): boolean {
  return gcd(f, derivative(f, p), p).length === 1;
}

/** Of a square-free polynomial: x^(p^d) − x is the product of all irreducible ones whose degree divides d. */
export function factorsByDegree(f: Modular, p: number): Share[] {
  const shares: Share[] = [];
  let rest = monic(f, p);
  let frobenius = remainder(X, rest, p);
  for (let degree = 1; 2 * degree <= rest.length - 1; degree++) {
    frobenius = power(frobenius, BigInt(p), rest, p);
    const product = gcd(rest, subtract(frobenius, X, p), p);
    if (product.length === 1) continue;
    shares.push({ product, degree });
    rest = divide(rest, product, p).quotient;
    frobenius = remainder(frobenius, rest, p);
  }
  return rest.length > 1 ? [...shares, { product: rest, degree: rest.length - 1 }] : shares;
}

/** How many irreducible factors there are. */
export function countFactors(shares: readonly Share[]): number {
  return shares.reduce((count, { product, degree }) => count + (product.length - 1) / degree, 0);
}

/** The monic irreducible factors for an odd prime (Cantor and Zassenhaus, 1981). */
export function splitShare({ product, degree }: Share, p: number): Modular[] {
  if (product.length - 1 === degree) return [product];
  const half = (BigInt(p) ** BigInt(degree) - 1n) / 2n;
  for (let seed = 1; ; seed++) {
    const candidate = power(anyPolynomial(product.length - 1, seed, p), half, product, p);
    const divisor = gcd(product, subtract(candidate, [1], p), p);
    if (divisor.length === 1 || divisor.length === product.length) continue;
    const other = divide(product, divisor, p).quotient;
    return [divisor, other].flatMap((part) => splitShare({ product: part, degree }, p));
  }
}

// Different for each seed, and the same on every machine.
function anyPolynomial(length: number, seed: number, p: number): Modular {
  let state = seed;
  const coefficients = Array.from({ length: length - 1 }, () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % p;
  });
  return [...coefficients, 1];
}

/** The product of some factors, 1 for none. */
export function productOf(factors: readonly Modular[], p: number): Modular {
  return factors.reduce((result, factor) => multiply(result, factor, p), [1]);
}
