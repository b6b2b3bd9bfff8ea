import { Q } from "../../exact";
import type { Certificate } from "../../check";
import {
  call,
  childrenOf,
  constant,
  div,
  type Expression,
  isNumber,
  keyOf,
  mul,
  num,
  pow,
  variable,
  withChildren,
} from "../../expression";
import * as P from "../../polynomial";
import { canonicalTree, formOf, type Kernels, rationalTree, sumTree } from "../../rewrite";
import { equation } from "../equations/sides";
import { contains, type Equation, type Method, replace } from "./task";

/** Several logarithms: each side becomes the logarithm of one product, and the logarithms are left out. */
export const combinedLogarithms: Method = (task, at, sides) => {
  const bases = basesIn(sides, task.unknown);
  if (bases.size === 0) return false;
  const isMixed = bases.size > 1 || [...bases.values()].some((base) => base && contains(base, task.unknown));
  if (isMixed) return toNaturalLogarithms(task, at, sides);
  const [base = null] = bases.values();
  const parts = [sides.left, sides.right].map((side) => linearParts(side, task.unknown, base));
  const [left, right] = parts;
  const count = (list: Linear["terms"]) => list.filter(({ of }) => contains(of, task.unknown)).length;
  if (!left || !right || count(left.terms) + count(right.terms) < 1) return false;
  if (left.terms.length + right.terms.length < 2) return false;
  const common = [...left.terms, ...right.terms].reduce((lcm, one) => lcmOf(lcm, one.times.denominator), 1n);
  const [a, b] = [left, right].map((part) => productOf(part, base, common));
  if (!a || !b) return false;
  const by: Certificate = { kind: "injective", of: scaledLogarithm(base, common) };
  const words = "Write each side as one logarithm, and compare what stands inside";
  replace(task, at, ["combine-logarithms", words], [equation(a, b)], { by });
  return true;
};

// With the base as a key; "" is that of the natural logarithm.
function basesIn({ left, right }: Equation, unknown: string): Map<string, Expression | null> {
  const found = new Map<string, Expression | null>();
  const visit = (tree: Expression): Expression => {
    if (tree.kind === "call" && contains(tree, unknown)) {
      if (tree.name === "ln") found.set("", null);
      if (tree.name === "log") found.set(keyOf(tree.arguments[1] ?? num(10)), tree.arguments[1] ?? num(10));
    }
    return withChildren(tree, visit);
  };
  [left, right].forEach(visit);
  return found;
}

const toNaturalLogarithms: Method = (task, at, { left, right }) => {
  const changed = (tree: Expression): Expression => {
    const inner = withChildren(tree, changed);
    if (inner.kind !== "call" || inner.name !== "log" || !contains(inner, task.unknown)) return inner;
    const [value = num(1), base = num(10)] = inner.arguments;
    return div(call("ln", value), call("ln", base));
  };
  const next = equation(changed(left), changed(right));
  replace(task, at, ["change-base", "Write all logarithms as natural ones"], [next]);
  return true;
};

/** ln(x^2) beside ln(x) is 2 ln(x): where ln(x) is defined, x is positive. */
export const logarithmsOfPowers: Method = (task, at, { left, right }) => {
  const plain = new Set([left, right].flatMap((side) => argumentsIn(side)).map(keyOf));
  const changed = (tree: Expression): Expression => {
    const inner = withChildren(tree, changed);
    const [value] = inner.kind === "call" && inner.name === "ln" ? inner.arguments : [];
    if (value?.kind !== "binary" || value.operator !== "^" || !plain.has(keyOf(value.left))) return inner;
    return value.right.kind === "number" ? mul(value.right, call("ln", value.left)) : inner;
  };
  const [a, b] = [changed(left), changed(right)];
  if (keyOf(a) === keyOf(left) && keyOf(b) === keyOf(right)) return false;
  replace(task, at, ["logarithm-of-power", "Bring the exponents before the logarithms"], [equation(a, b)]);
  return true;
};

function argumentsIn(tree: Expression): Expression[] {
  const own = tree.kind === "call" && tree.name === "ln" ? tree.arguments : [];
  return [...own, ...childrenOf(tree).flatMap(argumentsIn)];
}

interface Linear {
  terms: { of: Expression; times: Q.Rational }[];
  rest: Expression;
}

// A sum of rational multiples of logarithms and a number.
function linearParts(side: Expression, unknown: string, base: Expression | null): Linear | null {
  const kernels: Kernels = new Map();
  const { above, below } = formOf(side, kernels);
  if (!P.isConstant(below)) return null;
  const terms: Linear["terms"] = [];
  let rest = above;
  for (const name of above.variables) {
    const tree = kernels.get(name)?.tree;
    if (!tree || (!contains(tree, unknown) && !isLogarithm(tree, base))) continue;
    const [constantPart = P.ZERO, factor = P.ZERO, more] = P.coefficientsIn(rest, name);
    const times = P.asRational(factor);
    if (!isLogarithm(tree, base) || !times || more) return null;
    terms.push({ of: tree.kind === "call" ? (tree.arguments[0] ?? tree) : tree, times });
    rest = constantPart;
  }
  return { terms, rest: sumTree(rest, kernels) };
}

function isLogarithm(tree: Expression, base: Expression | null): boolean {
  if (tree.kind !== "call") return false;
  return base ? tree.name === "log" && keyOf(tree.arguments[1] ?? num(10)) === keyOf(base) : tree.name === "ln";
}

function productOf({ terms, rest }: Linear, base: Expression | null, common: bigint): Expression | null {
  const powers = terms.map(({ of, times }) => ({ of, times: Q.multiply(times, Q.rational(common)) }));
  if (powers.some(({ times }) => times.numerator > 12n || times.numerator < -12n)) return null;
  const number = canonicalTree(pow(base ?? constant("e"), mul(num(Number(common)), rest)));
  const above = powers.filter(({ times }) => times.numerator > 0n).map(({ of, times }) => powerOf(of, times));
  const below = powers.filter(({ times }) => times.numerator < 0n).map(({ of, times }) => powerOf(of, Q.negate(times)));
  const top = [...(isNumber(number, 1) && above.length > 0 ? [] : [number]), ...above].reduce((a, b) => mul(a, b));
  return below.length === 0
    ? top
    : div(
        top,
        below.reduce((a, b) => mul(a, b)),
      );
}

function powerOf(of: Expression, times: Q.Rational): Expression {
  return Q.isEqual(times, Q.ONE) ? of : pow(of, rationalTree(times));
}

function scaledLogarithm(base: Expression | null, common: bigint): Expression {
  const t = variable("$t");
  const logarithm = base ? call("log", t, base) : call("ln", t);
  return common === 1n ? logarithm : div(logarithm, num(Number(common)));
}

function lcmOf(a: bigint, b: bigint): bigint {
  return (a * b) / gcdOf(a, b);
}

function gcdOf(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcdOf(b, a % b);
}
