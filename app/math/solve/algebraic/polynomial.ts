import { anyOf } from "../../check";
import { type Expression, freeVariables, isZero, keyOf, num, pow, variable } from "../../expression";
import * as P from "../../polynomial";
import { factoredTree } from "../../rewrite";
import { linearSteps } from "../equations/linear";
import { quadraticSteps } from "../equations/quadratic";
import { equation } from "../equations/sides";
import { Trail } from "../equations/trail";
import { isSameUpToOrder } from "../expressions/same";
import { quadraticByFormula } from "./quadratic-formula";
import { hasUnknown, polynomialTree, quotientTree, type Shape, shapeOf } from "./shape";
import { type SolveCases, substituted } from "./substitution";

/** A product that is zero: one of its factors is. */
export function zeroProduct(trail: Trail, at: number, unknown: string): void {
  const [left, right] = trail.first(at)?.sides ?? [];
  if (!left || !right || !isZero(right)) return;
  const all = factorsOf(left);
  const hasLetters = (one: Expression) => freeVariables(one).length > 0 && !freeVariables(one).includes(unknown);
  if (all.some(hasLetters)) return;
  const factors = all.filter((one) => (shapeOf(equation(one, num(0)), unknown)?.inner.length ?? 0) > 0);
  const bases = [...new Map(factors.map((one) => [keyOf(one), one])).values()];
  if (bases.length === 0 || (all.length === 1 && bases[0] === left)) return;
  const words = factors.length > 1 ? "A product is zero where a factor is" : "This is zero where its base is";
  trail.replace(
    "zero-product",
    words,
    at,
    bases.map((base) => equation(base, num(0))),
  );
}

function factorsOf(tree: Expression): Expression[] {
  if (tree.kind === "negate") return factorsOf(tree.argument);
  if (tree.kind !== "binary") return [tree];
  if (tree.operator === "*") return [...factorsOf(tree.left), ...factorsOf(tree.right)];
  const isPower = tree.operator === "^" && tree.right.kind === "number" && /^[1-9]\d*$/.test(tree.right.text);
  return isPower ? factorsOf(tree.left) : [tree];
}

/** Equations that are polynomials in one kernel, perhaps the unknown itself, or products. */
export function polynomialIn(trail: Trail, at: number, unknown: string, solve: SolveCases): void {
  const first = trail.first(at);
  const shape = first && shapeOf(first, unknown);
  const [name, more] = shape?.inner ?? [];
  if (!shape || name === undefined || hasUnknown(shape.whole.below, unknown, shape.kernels)) return;
  if (more === undefined) {
    if (P.degreeIn(shape.whole.above, name) === 1) return linear(trail, at, shape, name);
    if (isPure(shape.whole.above, name)) return pure(trail, at, shape, name);
    if (name === unknown && P.degreeIn(shape.whole.above, name) === 2) return quadratic(trail, at, shape, unknown);
  }
  factored(trail, at, shape, unknown);
  if (trail.first(at) === first && more === undefined && name === unknown) decomposed(trail, at, shape, unknown, solve);
}

function linear(trail: Trail, at: number, { whole, kernels }: Shape, name: string): void {
  if (
    kernels.get(name)?.tree.kind === "variable" &&
    P.totalDegree(whole.above) === 1 &&
    whole.above.variables.length < 2
  )
    return linearSteps(trail, name, at);
  const [b = P.ZERO, a = P.ONE] = P.coefficientsIn(whole.above, name);
  const tree = kernels.get(name)?.tree ?? variable(name);
  const next = equation(tree, quotientTree(P.negate(b), a, kernels));
  if (keyOf(next) === keyOf(trail.first(at))) return;
  trail.replace("isolate", "Bring {part} to one side alone", at, [next], { parts: { part: tree } });
}

function isPure(above: P.Polynomial, name: string): boolean {
  const coefficients = P.coefficientsIn(above, name);
  return coefficients.slice(1, -1).every(P.isZero);
}

function pure(trail: Trail, at: number, { whole, kernels }: Shape, name: string): void {
  const coefficients = P.coefficientsIn(whole.above, name);
  const power = pow(kernels.get(name)?.tree ?? variable(name), num(coefficients.length - 1));
  const value = quotientTree(P.negate(coefficients[0] ?? P.ZERO), coefficients.at(-1) ?? P.ONE, kernels);
  trail.replace("isolate", "Bring {part} to one side alone", at, [equation(power, value)], { parts: { part: power } });
}

// With rational coefficients as elsewhere, in steps of its own.
function quadratic(trail: Trail, at: number, shape: Shape, unknown: string): void {
  if (shape.whole.above.variables.length > 1) return quadraticByFormula(trail, at, shape, unknown);
  const first = trail.first(at);
  if (!first) return;
  const own = new Trail(anyOf([[first]]));
  quadraticSteps(own, unknown);
  const solutions = own.line.cases.flatMap((relations) => relations.slice(0, 1));
  if (solutions.length === 0) {
    const cases = trail.line.cases.filter((_, k) => k !== at);
    trail.write("solve-quadratic", "The quadratic equation has no real solution", cases, { substeps: own.steps });
  } else trail.replace("solve-quadratic", "Solve the quadratic equation", at, solutions, { substeps: own.steps });
}

function factored(trail: Trail, at: number, { whole, kernels }: Shape, unknown: string): void {
  const { factors } = P.factor(whole.above);
  const parts = factors.filter(({ base }) => hasUnknown(base, unknown, kernels));
  if (parts.length < 2 && (parts[0]?.exponent ?? 1) < 2) return;
  const sum = polynomialTree(whole.above, kernels);
  toOneSide(trail, at, sum);
  const product = factoredTree(sum);
  if (!isSameUpToOrder(product, sum)) trail.replace("factor", "Factor", at, [equation(product, num(0))]);
}

/** Everything on the left side. */
export function toOneSide(trail: Trail, at: number, sum: Expression): void {
  const [left] = trail.first(at)?.sides ?? [];
  const [, right] = trail.first(at)?.sides ?? [];
  if (left && right && isZero(right) && isSameUpToOrder(left, sum)) return;
  trail.replace("bring-to-one-side", "Bring everything to one side", at, [equation(sum, num(0))]);
}

// x⁴ - 10x² + 1 is a quadratic in x².
function decomposed(trail: Trail, at: number, { whole, kernels }: Shape, unknown: string, solve: SolveCases): void {
  const found = whole.above.variables.length === 1 ? P.decomposed(whole.above, unknown) : null;
  if (found)
    substituted(trail, at, { outer: found.outer, name: unknown, of: polynomialTree(found.inner, kernels) }, solve);
}
