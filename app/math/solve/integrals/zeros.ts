import { evaluate, toNumber } from "../../ball";
import { Q } from "../../exact";
import {
  add,
  call,
  childrenOf,
  constant,
  div,
  type Expression,
  freeVariables,
  isNumber,
  keyOf,
  mul,
  neg,
  num,
  pow,
  sub,
  substitute,
  variable,
} from "../../expression";
import { compileIntervals } from "../../interval";
import * as P from "../../polynomial";
import { canonicalTree, formOf, type Kernels, rationalTree, sumTree } from "../../rewrite";
import { has, slopeOfLinear } from "./forms";

/** Ends of an interval; infinite ones are allowed. */
export interface Range {
  from: number;
  to: number;
}

const PIECES = 256;
const MOST_TURNS = 40;

/** What may be undefined, or turn its sign, where one of these is zero. */
export function criticalParts(tree: Expression): Expression[] {
  return [...childrenOf(tree).flatMap(criticalParts), ...ownParts(tree)];
}

function ownParts(tree: Expression): Expression[] {
  if (tree.kind === "binary") {
    if (tree.operator === "/") return [tree.right];
    return tree.operator === "^" && (tree.right.kind !== "number" || tree.right.text.includes(".")) ? [tree.left] : [];
  }
  const [first] = tree.kind === "call" ? tree.arguments : [];
  if (tree.kind !== "call" || !first) return [];
  if (["tan", "sec"].includes(tree.name)) return [call("cos", first)];
  if (["cot", "csc"].includes(tree.name)) return [call("sin", first)];
  if (["asin", "acos", "atanh"].includes(tree.name)) return [sub(num(1), pow(first, num(2)))];
  return ["ln", "log", "sqrt", "abs", "root", "cbrt"].includes(tree.name) ? [first] : [];
}

/** All zeros of the parts strictly inside the range, in order; null where some may be missed. */
export function zerosInside(parts: readonly Expression[], by: string, range: Range): Expression[] | null {
  const found: Expression[] = [];
  for (const part of parts.filter((one) => has(one, by))) {
    const zeros = zerosOf(part, by, range);
    if (!zeros) return null;
    found.push(...zeros);
  }
  const inside = found
    .map((tree) => ({ tree, value: numberOf(tree) }))
    .filter(({ value }) => value > range.from + 1e-12 && value < range.to - 1e-12);
  inside.sort((a, b) => a.value - b.value);
  return inside
    .filter(({ value }, k) => k === 0 || value - (inside[k - 1]?.value ?? 0) > 1e-12)
    .map(({ tree }) => tree);
}

/** NaN unless it is a number. */
export function numberOf(tree: Expression): number {
  const value = freeVariables(tree).length === 0 ? evaluate(tree, new Map()) : "unknown";
  return typeof value === "object" ? toNumber(value) : NaN;
}

function zerosOf(part: Expression, by: string, range: Range): Expression[] | null {
  if (freeVariables(part).some((name) => name !== by)) return null;
  if (isApart(part, by, range)) return [];
  const kernels: Kernels = new Map();
  const { above } = formOf(part, kernels);
  if (P.isZero(above)) return null;
  const lists = P.factor(above).factors.map(({ base }) => zerosOfFactor(base, kernels, by, range));
  return lists.every((list) => list !== null) ? lists.flat() : null;
}

// Seen by enclosures on pieces of the range.
function isApart(part: Expression, by: string, { from, to }: Range): boolean {
  const f = compileIntervals(part, [by]);
  const ends =
    Number.isFinite(from) && Number.isFinite(to)
      ? Array.from({ length: PIECES + 1 }, (_, k) => from + ((to - from) * k) / PIECES)
      : [from, to];
  return ends.slice(1).every((end, k) => {
    const set = f.evaluate([ends[k] ?? from, end]);
    return set.lo > 0 || set.hi < 0;
  });
}

function zerosOfFactor(base: P.Polynomial, kernels: Kernels, by: string, range: Range): Expression[] | null {
  const names = base.variables.filter((name) => has(kernels.get(name)?.tree ?? num(0), by));
  const [name, more] = names;
  if (name === undefined) return [];
  if (more !== undefined) return null;
  const kernel = kernels.get(name)?.tree ?? variable(name);
  const coefficients = P.coefficientsIn(base, name).map((one) => sumTree(one, kernels));
  const values = rootsOf(coefficients);
  if (!values) return isApart(sumTree(base, kernels), by, range) ? [] : null;
  const lists = values.map((value) => solvedKernel(kernel, value, by, range));
  return lists.every((list) => list !== null) ? lists.flat() : null;
}

function rootsOf([c = num(0), b = num(0), a, more]: readonly Expression[]): Expression[] | null {
  if (more) return null;
  if (!a) return [canonicalTree(neg(div(c, b)))];
  const discriminant = canonicalTree(sub(pow(b, num(2)), mul(num(4), mul(a, c))));
  const size = numberOf(discriminant);
  if (Number.isNaN(size)) return null;
  if (size < 0) return [];
  const root = call("sqrt", discriminant);
  return [add, sub].map((join) => canonicalTree(div(join(neg(b), root), mul(num(2), a))));
}

// x = value, sin(k x + c) = value, e^(k x) = value and their like
function solvedKernel(kernel: Expression, value: Expression, by: string, range: Range): Expression[] | null {
  if (kernel.kind === "variable") return [value];
  const size = numberOf(value);
  if (kernel.kind === "call") {
    const [inner] = kernel.arguments;
    if (!inner) return null;
    if (kernel.name === "sin" || kernel.name === "cos")
      return Math.abs(size) > 1 + 1e-12 ? [] : angles(kernel.name, inner, size, by, range);
    if (kernel.name === "ln") return zerosOf(sub(inner, pow(constant("e"), value)), by, range);
    if (kernel.name === "sqrt" || kernel.name === "abs") {
      if (size < -1e-12) return [];
      if (kernel.name === "abs" && Math.abs(size) < 1e-12) return zerosOf(inner, by, range);
      if (kernel.name === "sqrt") return zerosOf(sub(inner, pow(value, num(2))), by, range);
    }
    if (kernel.name === "tan" && isNumber(value, 0)) return angles("sin", inner, 0, by, range);
    return null;
  }
  const isPower = kernel.kind === "binary" && kernel.operator === "^" && kernel.left.kind === "constant";
  if (!isPower) return null;
  return size <= 0 ? [] : zerosOf(sub(kernel.right, call("ln", value)), by, range);
}

// Angles whose sine or cosine is 0 or ±1.
function angles(
  name: "sin" | "cos",
  inner: Expression,
  value: number,
  by: string,
  { from, to }: Range,
): Expression[] | null {
  const slope = slopeOfLinear(inner, by);
  if (!slope || !Number.isFinite(from) || !Number.isFinite(to)) return null;
  const quarters = quartersOf(name, value);
  if (!quarters) return null;
  const start = substitute(inner, new Map([[by, num(0)]]));
  const [k, c] = [numberOf(slope), numberOf(start)];
  const turns = [k * from + c, k * to + c].map((angle) => angle / (Math.PI / 2)).sort((a, b) => a - b);
  const [low = 0, high = 0] = turns;
  if (high - low > MOST_TURNS) return null;
  const wanted = Array.from({ length: Math.floor(high) - Math.ceil(low) + 1 }, (_, n) => Math.ceil(low) + n).filter(
    (n) => quarters.includes(((n % 4) + 4) % 4),
  );
  return wanted.map((n) => canonicalTree(div(sub(mul(rationalTree(Q.rational(n, 2)), constant("pi")), start), slope)));
}

function quartersOf(name: "sin" | "cos", value: number): number[] | null {
  const shift = name === "sin" ? 0 : 1;
  if (Math.abs(value) < 1e-12) return [0, 2].map((n) => (n + shift) % 4);
  if (Math.abs(Math.abs(value) - 1) > 1e-12) return null;
  const top = name === "sin" ? 1 : 0;
  return [value > 0 ? top : (top + 2) % 4];
}

/** The integrand with absolute values written by the sign that they have at a place. */
export function withoutBars(tree: Expression, by: string, at: number): Expression {
  const bars = barsIn(tree, by);
  return bars.reduce(
    (value, bar) => replaced(value, bar, signAt(bar, by, at) < 0 ? neg(inside(bar)) : inside(bar)),
    tree,
  );
}

function inside(bar: Expression): Expression {
  return (bar.kind === "call" ? bar.arguments[0] : undefined) ?? bar;
}

/** The absolute values in which the variable stands. */
export function barsIn(tree: Expression, by: string): Expression[] {
  const own = tree.kind === "call" && tree.name === "abs" && has(tree, by) ? [tree] : [];
  return [...own, ...childrenOf(tree).flatMap((child) => barsIn(child, by))];
}

function signAt(bar: Expression, by: string, at: number): number {
  const point = Q.rationalFromNumber(at);
  return point ? numberOf(substitute(inside(bar), new Map([[by, rationalTree(point)]]))) : NaN;
}

function replaced(tree: Expression, part: Expression, by: Expression): Expression {
  const key = keyOf(part);
  const put = (one: Expression): Expression =>
    keyOf(one) === key ? by : childrenOf(one).length === 0 ? one : mapped(one, put);
  return put(tree);
}

function mapped(tree: Expression, change: (part: Expression) => Expression): Expression {
  if (tree.kind === "binary") return { ...tree, left: change(tree.left), right: change(tree.right) };
  if (tree.kind === "negate") return { ...tree, argument: change(tree.argument) };
  return tree.kind === "call" ? { ...tree, arguments: tree.arguments.map(change) } : tree;
}
