import { evaluate, toNumber } from "../../../ball";
import { Q } from "../../../exact";
import { div, type Expression, mul } from "../../../expression";
import * as P from "../../../polynomial";
import { formOf, Forms, type Kernels, rationalTree, treeOf } from "../../../rewrite";

const NAMES = new Set(["sin", "cos", "tan", "cot", "sec", "csc"]);

/** slope · unknown + start */
export interface Angle {
  slope: Expression;
  start: Expression;
}

export function isTrigonometric(name: string): boolean {
  return NAMES.has(name);
}

/** Null where an expression is not linear in the unknown, or does not contain it. */
export function angleOf(tree: Expression, unknown: string): Angle | null {
  const kernels: Kernels = new Map();
  const { above, below } = formOf(tree, kernels);
  if (!isNumeric(below, kernels)) return null;
  const [start = P.ZERO, slope, more] = P.coefficientsIn(above, unknown);
  if (!slope || more || ![start, slope].every((one) => isNumeric(one, kernels))) return null;
  const part = (one: P.Polynomial) => treeOf(Forms.normal(one, below, kernels), kernels);
  return { slope: part(slope), start: part(start) };
}

function isNumeric(polynomial: P.Polynomial, kernels: Kernels): boolean {
  return polynomial.variables.every((name) => kernels.get(name)?.isNumeric);
}

/** The quotient of two numbers, where it is rational. */
export function ratioOf(a: Expression, b: Expression): Q.Rational | null {
  return Forms.asRational(formOf(div(a, b), new Map()));
}

/** The largest positive number of which all are integer multiples; null where their quotients are not rational. */
export function commonMeasure(numbers: readonly Expression[]): Expression | null {
  const [first] = numbers;
  if (!first) return null;
  const ratios = numbers.map((one) => ratioOf(one, first));
  if (!ratios.every((one) => one !== null && !Q.isZero(one))) return null;
  const below = ratios.reduce((all, one) => lcm(all, one?.denominator ?? 1n), 1n);
  const above = ratios.reduce((all, one) => gcd(all, ((one?.numerator ?? 0n) * below) / (one?.denominator ?? 1n)), 0n);
  const value = evaluate(first, new Map());
  const sign = typeof value === "object" && toNumber(value) < 0 ? -1n : 1n;
  const factor = rationalTree(Q.divide(Q.rational(sign * above), Q.rational(below)));
  const kernels: Kernels = new Map();
  return treeOf(formOf(mul(factor, first), kernels), kernels);
}

function lcm(a: bigint, b: bigint): bigint {
  return (a * b) / gcd(a, b);
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b);
}
