import { evaluate, signOf, toNumber } from "../../ball";
import { Q } from "../../exact";
import {
  add,
  call,
  constant,
  div,
  type Expression,
  freeVariables,
  mul,
  neg,
  num,
  pow,
  sub,
  withChildren,
} from "../../expression";
import * as P from "../../polynomial";
import { canonicalTree, formOf, type Kernels, rationalTree, sumTree, treeOf } from "../../rewrite";

/** Solves value = 0 by the plans for equations; null where they find no way or infinitely many solutions. */
export type EquationSolver = (value: Expression, name: string) => Expression[] | null;

/** All real zeros of an expression in one variable, as exact numbers; null where not all are found. */
export function zerosOf(value: Expression, name: string, solve: EquationSolver): Expression[] | null {
  const found = hasAbsolute(value) ? zerosOfBranches(value, name, solve) : zerosOfPlain(value, name, solve);
  return found && distinct(found.filter((zero) => isZeroAt(value, name, zero)));
}

/** In increasing order, each once; null where a place is no number. */
export function inOrder(values: readonly Expression[]): Expression[] {
  return distinct(values).sort((a, b) => compare(a, b));
}

export function compare(a: Expression, b: Expression): number {
  const difference = evaluate(sub(a, b), new Map());
  return typeof difference === "object" ? (signOf(difference) ?? 0) : 0;
}

function distinct(values: readonly Expression[]): Expression[] {
  return values.filter((value, k) => values.findIndex((other) => compare(value, other) === 0) === k);
}

function isZeroAt(value: Expression, name: string, zero: Expression): boolean {
  const at = evaluate(zero, new Map());
  const result = typeof at === "object" ? evaluate(value, new Map([[name, at]])) : at;
  return typeof result === "object" && signOf(result) === 0;
}

// With u and with -u for each |u|; what is zero everywhere on a branch ends at a zero of some u.
function zerosOfBranches(value: Expression, name: string, solve: EquationSolver): Expression[] | null {
  const branches = branchesOf(value);
  return branches.length > 16 ? null : collected(branches.map((branch) => zerosOfPlain(branch, name, solve)));
}

function branchesOf(value: Expression): Expression[] {
  const first = innermostAbsolute(value);
  if (first?.kind !== "call") return [value];
  const [argument = num(0)] = first.arguments;
  return [argument, neg(argument)].flatMap((branch) => {
    const change = (part: Expression): Expression => (part === first ? branch : withChildren(part, change));
    return branchesOf(change(value));
  });
}

function innermostAbsolute(value: Expression): Expression | null {
  let found: Expression | null = null;
  withChildren(value, (child) => {
    found ??= innermostAbsolute(child);
    return child;
  });
  return found ?? (value.kind === "call" && value.name === "abs" ? value : null);
}

function hasAbsolute(value: Expression): boolean {
  return innermostAbsolute(value) !== null;
}

function zerosOfPlain(value: Expression, name: string, solve: EquationSolver): Expression[] | null {
  const kernels: Kernels = new Map();
  const { above } = formOf(value, kernels);
  if (P.isZero(above)) return [];
  return collected(
    P.factor(above).factors.map(({ base }) => {
      const moving = base.variables.filter((own) => isMoving(kernels, own, name));
      if (moving.length === 0) return [];
      const [own = name, more] = moving;
      const inner = more === undefined ? zerosInKernel(base, own, kernels) : null;
      if (own === name && inner) return inner;
      const inverted = inner && collected(inner.map((zero) => inverse(own, zero, { kernels, name, solve })));
      return (
        inverted ??
        zerosOfLogarithms(base, name, kernels, solve) ??
        zerosOfRatio(base, name, kernels, solve) ??
        zerosOfRoots(base, name, kernels, solve) ??
        solve(sumTree(base, kernels), name)
      );
    }),
  );
}

function isMoving(kernels: Kernels, own: string, name: string): boolean {
  const kernel = kernels.get(own);
  return own === name || (kernel !== undefined && freeVariables(kernel.tree).includes(name));
}

function collected(lists: readonly (readonly Expression[] | null)[]): Expression[] | null {
  return lists.every((list) => list !== null) ? lists.flat() : null;
}

// Zeros of a polynomial in one moving name: of degree two at most, or in its square.
function zerosInKernel(base: P.Polynomial, own: string, kernels: Kernels): Expression[] | null {
  const coefficients = P.coefficientsIn(base, own).map((one) => sumTree(one, kernels));
  const [c, b, a, d, e, more] = coefficients;
  if (!c || !b || more) return null;
  if (!a) return [canonicalTree(neg(div(c, b)))];
  if (!d) return quadraticZeros(a, b, c);
  if (!e || signOfTree(b) !== 0 || signOfTree(d) !== 0) return base.variables.length === 1 ? noneOrNull(base) : null;
  const squares = quadraticZeros(e, a, c);
  return squares && collected(squares.map((square) => quadraticZeros(num(1), num(0), neg(square))));
}

function noneOrNull(base: P.Polynomial): Expression[] | null {
  return P.realRoots(base).length === 0 ? [] : null;
}

function quadraticZeros(a: Expression, b: Expression, c: Expression): Expression[] | null {
  const discriminant = canonicalTree(sub(mul(b, b), mul(num(4), mul(a, c))));
  const sign = signOfTree(discriminant);
  if (sign === null) return null;
  if (sign < 0) return [];
  const root = call("sqrt", discriminant);
  const below = mul(num(2), a);
  if (sign === 0) return [canonicalTree(div(neg(b), below))];
  return [sub(neg(b), root), add(neg(b), root)].map((above) => canonicalTree(div(above, below)));
}

function signOfTree(value: Expression): -1 | 0 | 1 | null {
  const number = evaluate(value, new Map());
  return typeof number === "object" ? signOf(number) : null;
}

interface Context {
  kernels: Kernels;
  name: string;
  solve: EquationSolver;
}

// Where a kernel has a value: b^u = t, ln u = t, root of u = t.
function inverse(own: string, value: Expression, { kernels, name, solve }: Context): Expression[] | null {
  const kernel = kernels.get(own);
  if (kernel?.exponential) {
    if (signOfTree(value) !== 1) return [];
    const exponent = canonicalTree(div(call("ln", value), call("ln", kernel.exponential.base)));
    return zerosOf(sub(treeOf(kernel.exponential.exponent, kernels), exponent), name, solve);
  }
  if (kernel?.relation && kernel.tree.kind === "call" && kernel.tree.name !== "abs") {
    const power = pow(value, num(kernel.relation.degree));
    return zerosOf(sub(treeOf(kernel.relation.value, kernels), power), name, solve);
  }
  const logarithm = kernel && logarithmIn(kernel.tree);
  if (!logarithm || !rationalLike(value)) return null;
  return zerosOf(sub(logarithm.of, canonicalTree(pow(logarithm.base, value))), name, solve);
}

function rationalLike(value: Expression): boolean {
  return P.asRational(formOf(value, new Map()).above) !== null;
}

// c₁ ln u + c₂ ln v + ... = 0 where u^c₁ v^c₂ ... = 1.
function zerosOfLogarithms(
  base: P.Polynomial,
  name: string,
  kernels: Kernels,
  solve: EquationSolver,
): Expression[] | null {
  if (P.totalDegree(base) !== 1) return null;
  const terms = base.terms.map(({ coefficient, exponents }) => {
    const at = exponents.findIndex((exponent) => exponent > 0);
    const kernel = at < 0 ? undefined : kernels.get(base.variables[at] ?? "");
    return { times: coefficient, at, logarithm: kernel ? logarithmIn(kernel.tree) : null };
  });
  const first = terms.find(({ logarithm }) => logarithm !== null)?.logarithm;
  if (!first || terms.some(({ at, logarithm }) => at >= 0 && logarithm?.key !== first.key)) return null;
  if (terms.some(({ times }) => times.denominator !== 1n || Math.abs(Number(times.numerator)) > 12)) return null;
  const product = (sign: number) =>
    terms
      .filter(({ times }) => Number(times.numerator) * sign > 0)
      .map(({ times, logarithm }) => pow(logarithm?.of ?? first.base, num(Number(times.numerator) * sign)))
      .reduce<Expression>((a, b) => mul(a, b), num(1));
  const zeros = zerosOf(sub(product(1), product(-1)), name, solve);
  return zeros && zeros.filter((zero) => isZeroAt(sumTree(base, kernels), name, zero));
}

function logarithmIn(tree: Expression): { of: Expression; base: Expression; key: string } | null {
  if (tree.kind !== "call" || (tree.name !== "ln" && tree.name !== "log")) return null;
  const [of, written] = tree.arguments;
  const base = tree.name === "ln" ? constant("e") : (written ?? num(10));
  if (!of || (base.kind !== "number" && base.kind !== "constant")) return null;
  return { of, base, key: base.kind === "number" ? base.text : base.name };
}

// a · b^u = c · d^v where ln(a/c) + u ln b = v ln d.
function zerosOfRatio(base: P.Polynomial, name: string, kernels: Kernels, solve: EquationSolver): Expression[] | null {
  const [one, other, more] = base.terms;
  if (!one || !other || more) return null;
  const parts = [one, other].map(({ coefficient, exponents }) => {
    let exponent: Expression = num(0);
    for (const [k, times] of exponents.entries()) {
      const kernel = kernels.get(base.variables[k] ?? "");
      if (times === 0) continue;
      if (!kernel?.exponential) return null;
      const { exponential } = kernel;
      const part = mul(treeOf(exponential.exponent, kernels), call("ln", exponential.base));
      exponent = add(exponent, mul(num(times), part));
    }
    return { coefficient, exponent };
  });
  const [a, b] = parts;
  if (!a || !b) return null;
  const ratio = Q.negate(Q.divide(b.coefficient, a.coefficient));
  if (ratio.numerator <= 0n) return [];
  return zerosOf(sub(sub(a.exponent, b.exponent), call("ln", rationalTree(ratio))), name, solve);
}

// Roots are eliminated; what comes in is sorted out by putting in.
function zerosOfRoots(base: P.Polynomial, name: string, kernels: Kernels, solve: EquationSolver): Expression[] | null {
  let norm = base;
  for (let round = 0; round < 6; round++) {
    const [own] = norm.variables.filter((one) => one !== name).sort((a, b) => b.length - a.length);
    if (own === undefined) break;
    const relation = kernels.get(own)?.relation;
    if (!relation || P.totalDegree(norm) > 12) return null;
    const power = P.power(P.variable(own), relation.degree);
    norm = P.resultant(norm, P.subtract(P.multiply(power, relation.value.below), relation.value.above), own);
  }
  if (norm.variables.join() !== name) return null;
  const value = sumTree(base, kernels);
  const lists = P.factor(norm).factors.map(({ base: factor }) => {
    const zeros = zerosInKernel(factor, name, kernels);
    return zeros ?? (hasNoZeroNear(factor, value, name) ? [] : solve(value, name));
  });
  return collected(lists)?.filter((zero) => isZeroAt(value, name, zero)) ?? null;
}

// No root of the factor is one of the value.
function hasNoZeroNear(factor: P.Polynomial, value: Expression, name: string): boolean {
  return P.realRoots(factor).every((root) => {
    const { from, to } = P.refinedRoot(root, Q.rational(1n, 1n << 40n));
    const middle = Q.multiply(Q.add(from, to), Q.rational(1, 2));
    const near = evaluate(value, new Map([[name, { kind: "rational", value: middle }]]));
    return near === "undefined" || (typeof near === "object" && Math.abs(toNumber(near)) > 1e-6);
  });
}
