import { Q } from "../../exact";
import { div, type Expression, mul, num, pow } from "../../expression";
import type { Operation } from "../../problem";
import { integerTree, rationalOf } from "../../rewrite";
import type { Change } from "./change";

type Divisor = Operation & { kind: "divisor" };

const LARGEST_FACTORED = 1_000_000n;

/** By prime factors where they are quickly found, by Euclid's algorithm otherwise; null where a number is no integer. */
export function afterDivisor(operation: Divisor): Change | null {
  const { name, of } = operation;
  const values = of.map(integerIn);
  const known = values.flatMap((value) => (value === null ? [] : [value < 0n ? -value : value]));
  if (known.length < values.length || known.length < 2) return null;
  const isFactored = known.every((value) => value > 0n && value <= LARGEST_FACTORED);
  if (isFactored) return byPrimes(name, known);
  if (name === "gcd") return byEuclid(operation, known);
  const [a = 1n, b = 1n, ...others] = known;
  if (others.length > 0 || a === 0n || b === 0n) return null;
  const common = Q.gcd(a, b);
  const parts = { common: integerTree(common) };
  const words = "The least common multiple is the product divided by the greatest common divisor, {common}";
  const value = div(mul(integerTree(a), integerTree(b)), integerTree(common));
  return { rule: "lcm-by-gcd", title: { words, parts }, by: { value } };
}

/** A product of powers of primes; the number is at least 2. */
export function primeFactors(value: bigint): { prime: bigint; exponent: number }[] {
  const factors: { prime: bigint; exponent: number }[] = [];
  let rest = value;
  for (let prime = 2n; prime * prime <= rest; prime += prime === 2n ? 1n : 2n) {
    let exponent = 0;
    for (; rest % prime === 0n; rest /= prime) exponent++;
    if (exponent > 0) factors.push({ prime, exponent });
  }
  return rest > 1n ? [...factors, { prime: rest, exponent: 1 }] : factors;
}

/** 2^3 * 3^2 * 5 */
export function primesTree(factors: readonly { prime: bigint; exponent: number }[]): Expression {
  const powers = factors
    .filter(({ exponent }) => exponent > 0)
    .map(({ prime, exponent }) => (exponent === 1 ? integerTree(prime) : pow(integerTree(prime), num(exponent))));
  return powers.length === 0 ? num(1) : powers.reduce((a, b) => mul(a, b));
}

function integerIn(tree: Expression): bigint | null {
  const value = rationalOf(tree);
  return value && Q.isInteger(value) ? value.numerator : null;
}

function byPrimes(name: "gcd" | "lcm", values: readonly bigint[]): Change {
  const lists = values.map(primeFactors);
  const primes = [...new Set(lists.flatMap((list) => list.map(({ prime }) => prime)))].sort((a, b) => (a < b ? -1 : 1));
  const exponents = (prime: bigint) => lists.map((list) => list.find((one) => one.prime === prime)?.exponent ?? 0);
  const choose = name === "gcd" ? Math.min : Math.max;
  const value = primesTree(primes.map((prime) => ({ prime, exponent: choose(...exponents(prime)) })));
  const written = values.map((_, k) => `{n${k}} = {f${k}}`).join(", ");
  const rule =
    name === "gcd" ? "common prime factors, each to its lowest power" : "all prime factors, each to its highest power";
  const parts = Object.fromEntries(
    values.flatMap((one, k) => [
      [`n${k}`, integerTree(one)],
      [`f${k}`, primesTree(lists[k] ?? [])],
    ]),
  );
  return { rule: `${name}-by-primes`, title: { words: `With ${written}, take the ${rule}`, parts }, by: { value } };
}

// gcd(a, b) is gcd(b, a mod b), and gcd(a, 0) is a.
function byEuclid(operation: Divisor, values: readonly bigint[]): Change {
  const [a = 0n, b = 0n, ...others] = [...values].sort((x, y) => (x > y ? -1 : x < y ? 1 : 0));
  const smallest = [a, b, ...others].at(-1) ?? 0n;
  if (smallest === 0n) {
    const rest = [a, b, ...others].slice(0, -1);
    const words = "Zero is divided by every number: leave it out";
    const [only = 0n, more] = rest;
    const by =
      more === undefined ? { value: integerTree(only) } : { operation: { ...operation, of: rest.map(integerTree) } };
    return { rule: "gcd-with-zero", title: { words, parts: {} }, by };
  }
  const rest = [smallest, ...[a, b, ...others].slice(0, -1).map((value) => value % smallest)];
  const words = "Euclid's algorithm: replace the larger numbers by their remainders when divided by {divisor}";
  const parts = { divisor: integerTree(smallest) };
  return { rule: "euclid", title: { words, parts }, by: { operation: { ...operation, of: rest.map(integerTree) } } };
}
