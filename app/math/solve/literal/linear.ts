import { evaluate, signOf } from "../../ball";
import {
  type Expression,
  freeVariables,
  isZero,
  keyOf,
  mul,
  num,
  type Relation,
  substitute,
  variable,
} from "../../expression";
import * as P from "../../polynomial";
import { canonicalTree } from "../../rewrite";
import { polynomialTree, quotientTree, type Shape, shapeOf } from "../algebraic/shape";
import { equation } from "../equations/sides";
import type { Trail } from "../equations/trail";
import { nonzero } from "./nonzero";

/** The polynomial in the unknown that an equation is, brought to one side; null where it is none. */
export function polynomialOf(trail: Trail, at: number, unknown: string): Shape | null {
  const first = trail.first(at);
  const shape = first && shapeOf(first, unknown);
  const [name, more] = shape?.inner ?? [];
  return shape && name === unknown && more === undefined && P.isConstant(shape.whole.below) ? shape : null;
}

/** Where the unknown falls out, the equation holds always or says something of the other letters. */
export function decideLetters(trail: Trail, at: number, unknown: string): void {
  const first = trail.first(at);
  const shape = first && shapeOf(first, unknown);
  if (!shape || shape.inner.length > 0) return;
  const rest = trail.line.cases[at]?.slice(1) ?? [];
  const whole = polynomialTree(shape.whole.above, shape.kernels);
  const next = isZero(whole) ? rest : [equation(whole, num(0)), ...rest];
  const cases = trail.line.cases.map((relations, k) => (k === at ? next : relations));
  trail.write("unknown-falls-out", "{unknown} falls out", cases, { parts: { unknown: variable(unknown) } });
}

/** Brings |u| or a root that stands with a number as its factor to one side alone. */
export function isolateKernel(trail: Trail, at: number, unknown: string): void {
  const first = trail.first(at);
  const shape = first && shapeOf(first, unknown);
  const [name, more] = shape?.inner ?? [];
  if (!shape || name === undefined || more !== undefined || name === unknown) return;
  const [b = P.ZERO, a = P.ZERO, higher] = P.coefficientsIn(shape.whole.above, name);
  if (higher || !P.isConstant(a)) return;
  const tree = shape.kernels.get(name)?.tree ?? variable(name);
  const next = equation(tree, quotientTree(P.negate(b), a, shape.kernels));
  trail.replace("isolate", "Bring {part} to one side alone", at, [next], { parts: { part: tree } });
}

/** A x = B: divided by A where that is not zero; where it is, B decides. */
export function solveLinear(trail: Trail, at: number, unknown: string): void {
  const shape = polynomialOf(trail, at, unknown);
  if (!shape || P.degreeIn(shape.whole.above, unknown) !== 1) return;
  const { kernels } = shape;
  const [start = P.ZERO, slope = P.ONE] = P.coefficientsIn(shape.whole.above, unknown);
  const isNegative = P.leadingCoefficient(slope).numerator < 0n;
  const [a, b] = isNegative ? [P.negate(slope), start] : [slope, P.negate(start)];
  const [factor, value] = [polynomialTree(a, kernels), polynomialTree(b, kernels)];
  const x = variable(unknown);
  trail.replace("collect", "Bring the terms with {unknown} to one side", at, [equation(times(factor, x), value)], {
    parts: { unknown: x },
  });
  if (keyOf(trail.first(at)) === keyOf(equation(x, value))) return;
  divide(trail, at, { x, factor, value, quotient: quotientTree(b, a, kernels), slope: a });
}

function times(factor: Expression, x: Expression): Expression {
  return factor.kind === "number" && factor.text === "1" ? x : mul(factor, x);
}

interface Division {
  x: Expression;
  factor: Expression;
  value: Expression;
  quotient: Expression;
  slope: P.Polynomial;
}

function divide(trail: Trail, at: number, { x, factor, value, quotient, slope }: Division): void {
  const rest = trail.line.cases[at]?.slice(1) ?? [];
  const known = new Set(rest.map(keyOf));
  const excluded = P.isConstant(slope) ? [] : nonzero(factor).filter((one) => !known.has(keyOf(one)));
  const usual = [equation(x, quotient), ...rest, ...excluded];
  const special = excluded.map((one): Relation[] => {
    const zero: Relation = { ...one, operators: ["="] };
    const [left, right = num(0)] = zero.sides;
    const other = left?.kind === "variable" ? canonicalTree(substitute(value, new Map([[left.name, right]]))) : value;
    return [equation(num(0), other), zero, ...rest];
  });
  const cases = trail.line.cases.flatMap((relations, k) => (k === at ? [usual, ...special] : [relations]));
  const words =
    excluded.length === 0 ? "Divide both sides by {factor}" : "Divide both sides by {factor}, where it is not zero";
  trail.write("divide-both-sides", words, cases, { parts: { factor } });
  decided(trail, unknownOf(x));
}

function unknownOf(x: Expression): string {
  return x.kind === "variable" ? x.name : "";
}

// 0 = 0 is always true, 0 = 2 never; 0 = b stays as a condition of the letters.
function decided(trail: Trail, unknown: string): void {
  const cases = trail.line.cases.flatMap((relations): Relation[][] => {
    const [first, ...rest] = relations;
    const [left, right] = first?.sides ?? [];
    if (!first || !left || !right || !isZero(left) || freeVariables(right).includes(unknown)) return [[...relations]];
    if (isZero(right)) return [rest];
    if (freeVariables(right).length === 0) return isNumberZero(right) ? [rest] : [];
    return conditionCases(right, rest);
  });
  trail.write("decide-zero", "Where the factor is zero, the other side decides", cases);
}

function isNumberZero(tree: Expression): boolean {
  const value = evaluate(tree, new Map());
  return typeof value === "object" && signOf(value) === 0;
}

// b = 0, unless the conditions say otherwise.
function conditionCases(right: Expression, rest: readonly Relation[]): Relation[][] {
  const zeros = nonzero(right).map((one): Relation => ({ ...one, operators: ["="] }));
  const excluded = new Set(rest.map((one) => (one.operators.join() === "!=" ? keyOf(one.sides) : "")));
  const open = zeros.filter((one) => !excluded.has(keyOf(one.sides)));
  // Several factors stay one condition, so that the cases do not overlap.
  return open.length > 1 ? [[equation(right, num(0)), ...rest]] : open.map((one) => [one, ...rest]);
}
