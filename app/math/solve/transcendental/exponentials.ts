import type { Certificate } from "../../check";
import { Q } from "../../exact";
import { call, constant, div, type Expression, pow, variable } from "../../expression";
import type * as P from "../../polynomial";
import { canonicalTree, formOf, Forms, type Kernels, treeOf } from "../../rewrite";
import { equation } from "../equations/sides";
import { contains, type Method, replace } from "./task";

/** Powers with the unknown in the exponent on both sides, and only products: the exponents are compared. */
export const comparedExponents: Method = (task, at, sides) =>
  contains(sides.left, task.unknown) && contains(sides.right, task.unknown) && takenLogarithms(task, at, sides);

/** The same with a number on one side. */
export const takenLogarithms: Method = (task, at, { left, right }) => {
  const logarithms = [left, right].map((side) => logarithmOf(side, task.unknown));
  const [a, b] = logarithms;
  if (!a || !b) return false;
  const base = commonBase(a, b);
  const divisor = call("ln", base ?? constant("e"));
  const [first, second] = [a, b].map((tree) => canonicalTree(div(tree, divisor)));
  if (!first || !second) return false;
  const t = variable("$t");
  const by: Certificate = { kind: "injective", of: base ? pow(base, t) : call("ln", t) };
  const rule = base
    ? (["compare-exponents", "Write both sides as powers of {base}: the exponents are equal"] as const)
    : (["take-logarithm", "Take the natural logarithm of both sides"] as const);
  replace(task, at, rule, [equation(first, second)], { by, parts: base ? { base } : {} });
  return true;
};

// Of a product of powers of numbers; null for other sides.
function logarithmOf(side: Expression, unknown: string): Expression | null {
  const kernels: Kernels = new Map();
  const { above, below } = formOf(side, kernels);
  const parts = [above, below].map((polynomial) => ofMonomial(polynomial, kernels, unknown));
  const [top, bottom] = parts;
  return top && bottom ? treeOf(Forms.add(top, Forms.negate(bottom), kernels), kernels) : null;
}

function ofMonomial(polynomial: P.Polynomial, kernels: Kernels, unknown: string): Forms.Form | null {
  const [term, more] = polynomial.terms;
  if (!term || more || term.coefficient.numerator <= 0n) return null;
  let sum = formOf(call("ln", treeOf(Forms.fromRational(term.coefficient), kernels)), kernels);
  for (const [k, name] of polynomial.variables.entries()) {
    const times = term.exponents[k] ?? 0;
    if (times === 0) continue;
    const kernel = kernels.get(name);
    const exponential = kernel?.exponential;
    if (!exponential || contains(exponential.base, unknown)) return null;
    const logarithm = formOf(call("ln", exponential.base), kernels);
    const exponent = Forms.multiply(exponential.exponent, Forms.fromRational(Q.rational(times)), kernels);
    sum = Forms.add(sum, Forms.multiply(exponent, logarithm, kernels), kernels);
  }
  return sum;
}

// Where only the logarithm of one prime number stands in both, or none.
function commonBase(a: Expression, b: Expression): Expression | null {
  const kernels: Kernels = new Map();
  const names = [a, b].flatMap((tree) => formOf(tree, kernels).above.variables);
  const trees = new Set(names.flatMap((name) => kernels.get(name)?.tree ?? []));
  const logarithms = [...trees].filter((tree) => tree.kind === "call" && tree.name === "ln");
  const [only, more] = logarithms;
  if (more || [...trees].some((tree) => tree.kind === "constant")) return null;
  if (!only) return constant("e");
  const [base] = only.kind === "call" ? only.arguments : [];
  const without = base && [a, b].every((tree) => isFreeOfLogarithms(canonicalTree(div(tree, call("ln", base)))));
  return base && without && base.kind === "number" ? base : null;
}

function isFreeOfLogarithms(tree: Expression): boolean {
  const kernels: Kernels = new Map();
  const { above, below } = formOf(tree, kernels);
  return [...above.variables, ...below.variables].every((name) => kernels.get(name)?.tree.kind !== "call");
}
