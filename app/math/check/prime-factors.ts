import { evaluate } from "../ball";
import { Q } from "../exact";
import type { Expression } from "../expression";
import type { Verdict } from "./claim";
import type { Value } from "./formula";
import { checkEqual, refusal } from "./values";

/** The same number, as a product of powers of different primes, which is shown by trial division. */
export function checkPrimeFactors(before: Value, after: Value): Verdict {
  const bases = basesOf(after.value);
  if (!bases || new Set(bases).size < bases.length || !bases.every(isPrime))
    return refusal("Not all factors are primes.");
  return checkEqual(before, after);
}

function basesOf(tree: Expression): bigint[] | null {
  if (tree.kind === "binary" && tree.operator === "*") {
    const [left, right] = [basesOf(tree.left), basesOf(tree.right)];
    return left && right && [...left, ...right];
  }
  if (tree.kind === "binary" && tree.operator === "^") {
    const exponent = integerOf(tree.right);
    return exponent !== null && exponent > 1n ? basesOf(tree.left) : null;
  }
  const value = tree.kind === "number" ? integerOf(tree) : null;
  return value === null ? null : [value];
}

function integerOf(tree: Expression): bigint | null {
  const value = evaluate(tree, new Map());
  const isWhole = typeof value === "object" && value.kind === "rational" && Q.isInteger(value.value);
  return isWhole ? value.value.numerator : null;
}

const LARGEST = 10n ** 13n;

function isPrime(value: bigint): boolean {
  if (value < 2n || value > LARGEST) return false;
  if (value < 4n) return true;
  const root = Math.floor(Math.sqrt(Number(value))) + 1;
  const number = Number(value);
  if (number % 2 === 0) return false;
  for (let divisor = 3; divisor <= root && divisor < number; divisor += 2) if (number % divisor === 0) return false;
  return true;
}
