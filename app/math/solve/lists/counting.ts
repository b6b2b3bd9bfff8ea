import { Q } from "../../exact";
import { call, div, type Expression, mul, num, substitute } from "../../expression";
import type { Operation } from "../../problem";
import { integerTree, rationalOf, rationalTree } from "../../rewrite";
import type { Change } from "./change";

const LARGEST_CHOICE = 100;
const MOST_FACTORS = 60n;

/** n over k as a quotient of factorials; null where a number is not natural. */
export function afterChoice({ name, from, choose }: Operation & { kind: "choice" }): Change | null {
  const [n, k] = [naturalIn(from), naturalIn(choose)];
  if (n === null || k === null || n > LARGEST_CHOICE || k > LARGEST_CHOICE) return null;
  if (k > n)
    return {
      rule: "too-many",
      title: { words: "More cannot be chosen than there are", parts: {} },
      by: { value: num(0) },
    };
  const below = name === "combinations" ? mul(factorial(k), factorial(n - k)) : factorial(n - k);
  const words = name === "combinations" ? "Use n!/(k! (n - k)!)" : "Use n!/(n - k)!";
  return { rule: name, title: { words, parts: {} }, by: { value: div(factorial(n), below) } };
}

/** Written out, factor by factor; null where there are too many, or the bounds are no integers. */
export function afterProduct(operation: Operation & { kind: "product" | "series" }): Change | null {
  const { of, variable, from, to } = operation;
  const [first, last] = [from, to.kind === "finite" ? to.value : null].map((bound) => bound && integerIn(bound));
  if (typeof first !== "bigint" || typeof last !== "bigint" || last - first > MOST_FACTORS) return null;
  const count = last < first ? 0 : Number(last - first) + 1;
  const factors = Array.from({ length: count }, (_, k) => {
    const value = rationalTree(Q.rational(first + BigInt(k)));
    return substitute(of, new Map([[variable, value]]));
  });
  const value = factors.length === 0 ? num(1) : factors.reduce((a: Expression, b) => mul(a, b));
  return { rule: "write-factors", title: { words: "Write out the factors", parts: {} }, by: { value } };
}

function factorial(n: number): Expression {
  return call("factorial", integerTree(BigInt(n)));
}

function naturalIn(tree: Expression): number | null {
  const value = integerIn(tree);
  return value !== null && value >= 0n ? Number(value) : null;
}

function integerIn(tree: Expression): bigint | null {
  const value = rationalOf(tree);
  return value && Q.isInteger(value) ? value.numerator : null;
}
