import { type Value, valueLine } from "../../check";
import { Q } from "../../exact";
import { mul } from "../../expression";
import { integerTree, rationalOf } from "../../rewrite";
import { isPlain } from "../line";
import { found, type Plan, type Solution } from "../plan";
import { type Step, step } from "../step";
import { primeFactors, primesTree } from "./divisors";

const LARGEST = 10n ** 12n;

/** A natural number as a product of primes. */
export const primes: Plan = {
  name: "prime factors",
  solve: ({ ask }, line) => (ask === "prime factors" && isPlain(line) ? factored(line) : null),
};

function factored(line: Value): Solution | null {
  const value = rationalOf(line.value);
  if (!value || !Q.isInteger(value) || value.numerator < 2n) return null;
  const number = value.numerator;
  const smooth = withoutSmallPrimes(number);
  if (smooth > LARGEST) return { kind: "refused", code: "limit", reason: "The factors of this number are too large." };
  const factors = primeFactors(number);
  const product = valueLine(primesTree(factors));
  const steps: Step[] = [];
  let current = line;
  if (line.value.kind !== "number") {
    const after = valueLine(integerTree(number));
    steps.push(step("calculate", "Calculate", { before: current, after, claim: { kind: "equal" } }));
    current = after;
  }
  const list = factors.flatMap(({ prime, exponent }) => Array.from({ length: exponent }, () => prime));
  steps.push(
    step(
      ...wordsFor(list),
      { before: current, after: product, claim: { kind: "prime-factors" } },
      {
        substeps: list.length > 2 && list.length <= 20 ? divisions(current, list) : [],
      },
    ),
  );
  return found({ kind: "expression", form: "factored", value: product.value, given: [] }, steps);
}

function wordsFor(list: readonly bigint[]): [string, string] {
  if (list.length === 1) return ["prime", "No prime up to its square root divides this number: it is a prime itself"];
  return ["prime-factors", "Divide by the smallest prime again and again, and write equal factors as powers"];
}

function withoutSmallPrimes(number: bigint): bigint {
  return [2n, 3n, 5n, 7n, 11n, 13n].reduce((rest, prime) => {
    let left = rest;
    while (left % prime === 0n) left /= prime;
    return left;
  }, number);
}

// 360 = 2 · 180 = 2 · 2 · 90 = ...
function divisions(start: Value, list: readonly bigint[]): Step[] {
  const steps: Step[] = [];
  let before = start;
  for (let k = 1; k < list.length; k++) {
    const rest = list.slice(k).reduce((a, b) => a * b, 1n);
    const factors = [...list.slice(0, k), rest].map(integerTree);
    const after = valueLine(factors.reduce((a, b) => mul(a, b)));
    const parts = { prime: integerTree(list[k - 1] ?? 1n), rest: integerTree(rest) };
    steps.push(
      step(
        "divide-by-prime",
        "Divide by {prime}: {rest} is left",
        { before, after, claim: { kind: "equal" } },
        { parts },
      ),
    );
    before = after;
  }
  return steps;
}
