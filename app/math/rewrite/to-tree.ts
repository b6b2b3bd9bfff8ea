import { Q } from "../exact";
import { add, call, div, type Expression, freeVariables, keyOf, mul, neg, num, pow, sub } from "../expression";
import * as P from "../polynomial";
import { integerTree } from "./exact-tree";
import type { Form } from "./form";
import type { Kernel, Kernels } from "./kernels";

interface Power {
  base: Expression;
  exponent: number;
}

/** The form as it is written in school: 3x^2 - 5x + 2, and fractions with whole numbers inside. */
export function treeOf({ above, below }: Form, kernels: Kernels): Expression {
  if (P.isConstant(below)) return sumTree(above, kernels);
  const content = P.contentOf(above);
  const [top, bottom] = [
    P.scale(P.primitivePart(above), Q.rational(content.numerator)),
    P.scale(below, Q.rational(content.denominator)),
  ];
  const isNegative = top.terms[0] !== undefined && top.terms.every(({ coefficient }) => coefficient.numerator < 0n);
  const fraction = div(sumTree(isNegative ? P.negate(top) : top, kernels), sumTree(bottom, kernels));
  return isNegative ? negated(fraction) : fraction;
}

/** A polynomial in kernels, the highest powers first. */
export function sumTree(polynomial: P.Polynomial, kernels: Kernels): Expression {
  const terms = polynomial.terms.map((term) => written(term, polynomial.variables, kernels));
  terms.sort((a, b) => b.degree - a.degree || compareTexts(a.key, b.key));
  const first = terms.findIndex(({ negative }) => !negative);
  // 3 - x rather than -x + 3, but no other order is changed.
  const [start, ...others] = terms.length === 2 && first === 1 ? [...terms].reverse() : terms;
  if (!start) return num(0);
  return others.reduce<Expression>(
    (sum, { tree, negative }) => (negative ? sub(sum, tree) : add(sum, tree)),
    start.negative ? negated(start.tree) : start.tree,
  );
}

interface Written {
  tree: Expression;
  negative: boolean;
  degree: number;
  key: string;
}

function written({ exponents, coefficient }: P.Term, names: readonly string[], kernels: Kernels): Written {
  const used = names.flatMap((name, k) => ((exponents[k] ?? 0) > 0 ? [{ name, exponent: exponents[k] ?? 0 }] : []));
  const variables = used.filter(({ name }) => !isFunction(name, kernels));
  const factors = factorsOf(used, kernels);
  const size = coefficient.numerator < 0n ? -coefficient.numerator : coefficient.numerator;
  const product = productTree(size === 1n && factors.length > 0 ? factors : [integerTree(size), ...factors]);
  const key = variables.map(({ name, exponent }) => `${name} ${String(999 - exponent)}`).join(" ");
  return {
    tree: coefficient.denominator === 1n ? product : div(product, integerTree(coefficient.denominator)),
    negative: coefficient.numerator < 0n,
    degree:
      variables.reduce((sum, { exponent }) => sum + exponent, 0) +
      (used.length > 0 && variables.length === 0 ? rank(used, kernels) : 0),
    key: `${key}~${factors.map(keyOf).join()}`,
  };
}

// Functions of variables stand before numbers, roots of numbers after.
function rank(used: readonly { name: string }[], kernels: Kernels): number {
  return used.some(({ name }) => freeVariables(kernels.get(name)?.tree ?? num(0)).length > 0) ? 0.5 : -0.5;
}

function isFunction(name: string, kernels: Kernels): boolean {
  return kernels.get(name)?.tree.kind !== "variable" && kernels.has(name);
}

// Numbers first, then roots, letters, and functions of them.
function factorsOf(used: readonly { name: string; exponent: number }[], kernels: Kernels): Expression[] {
  const known = used.map(({ name, exponent }) => ({ kernel: kernels.get(name), name, exponent }));
  const roots = known.filter(({ kernel }) => kernel && isNumericRoot(kernel));
  const exponentials = known.filter(({ kernel }) => kernel?.exponential);
  const others = known.filter(({ kernel }) => !kernel || (!isNumericRoot(kernel) && !kernel.exponential));
  const powers = others.map(({ kernel, name, exponent }): Power => ({
    base: kernel?.tree ?? variableTree(name),
    exponent,
  }));
  powers.sort((a, b) => order(a.base) - order(b.base) || compareTexts(keyOf(a.base), keyOf(b.base)));
  return [...rootFactor(roots), ...powers.map(powerTree), ...exponentialFactors(exponentials, kernels)];
}

function order(base: Expression): number {
  if (freeVariables(base).length === 0) return base.kind === "constant" ? 1 : 0;
  return base.kind === "variable" ? 2 : 3;
}

function isNumericRoot({ isNumeric, tree }: Kernel): boolean {
  return isNumeric && tree.kind === "call" && tree.name === "sqrt" && tree.arguments[0]?.kind === "number";
}

// √2 · √3 is written √6.
function rootFactor(roots: readonly { kernel: Kernel | undefined }[]): Expression[] {
  const radicand = roots.reduce((product, { kernel }) => {
    const inner = kernel?.tree.kind === "call" ? kernel.tree.arguments[0] : undefined;
    return inner?.kind === "number" ? product * BigInt(inner.text) : product;
  }, 1n);
  return roots.length === 0 ? [] : [call("sqrt", integerTree(radicand))];
}

// e^x · e is written e^(x + 1).
function exponentialFactors(
  list: readonly { kernel: Kernel | undefined; exponent: number }[],
  kernels: Kernels,
): Expression[] {
  const byBase = new Map<string, { base: Expression; exponent: P.Polynomial }>();
  const factors: Expression[] = [];
  for (const { kernel, exponent } of list) {
    const parts = kernel?.exponential;
    if (!parts || !kernel) continue;
    if (!P.isConstant(parts.exponent.below)) factors.push(powerTree({ base: kernel.tree, exponent }));
    else {
      const key = keyOf(parts.base);
      const before = byBase.get(key)?.exponent ?? P.ZERO;
      byBase.set(key, {
        base: parts.base,
        exponent: P.add(before, P.scale(parts.exponent.above, Q.rational(exponent))),
      });
    }
  }
  const merged = [...byBase.values()].map(({ base, exponent }) => {
    const tree = sumTree(exponent, kernels);
    return tree.kind === "number" && tree.text === "1" ? base : pow(base, tree);
  });
  return [...merged, ...factors];
}

/** With the sign before the first factor: -2x, not -(2x). */
export function negated(tree: Expression): Expression {
  const isProduct = tree.kind === "binary" && (tree.operator === "*" || tree.operator === "/");
  return isProduct ? { ...tree, left: negated(tree.left) } : neg(tree);
}

function powerTree({ base, exponent }: Power): Expression {
  return exponent === 1 ? base : pow(base, num(exponent));
}

export function productTree(factors: readonly Expression[]): Expression {
  return factors.length === 0 ? num(1) : factors.reduce((a, b) => mul(a, b));
}

function variableTree(name: string): Expression {
  return { kind: "variable", name, span: { start: 0, end: 0 } };
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
