import { Q } from "../../exact";
import {
  add,
  call,
  div,
  type Expression,
  isZero,
  mul,
  neg,
  num,
  pow,
  type Relation,
  sub,
  variable,
} from "../../expression";
import * as P from "../../polynomial";
import { canonicalTree, factoredTree, formOf, rationalTree, sumTree } from "../../rewrite";
import { isSameUpToOrder } from "../expressions/same";
import type { Method } from "../step";
import { linearSteps } from "./linear";
import { equation } from "./sides";
import { Trail } from "./trail";

interface Quadratic {
  a: Q.Rational;
  b: Q.Rational;
  c: Q.Rational;
}

/** Solves the first case, whose equation is quadratic in the unknown. */
export function quadraticSteps(trail: Trail, unknown: string): void {
  const quadratic = quadraticIn(trail, unknown);
  const ways = waysFor(quadratic);
  const [first, ...others] = ways.map((way) => methodFrom(trail, unknown, quadratic, way));
  const last = first?.trail.steps[0];
  if (!first || !last) return;
  const methods = others.map(({ method }) => method);
  // The other ways lead from the same line to the same, so they are offered at the first step.
  trail.steps.push(...first.trail.steps.map((one) => (one === last ? { ...one, others: methods } : one)));
  trail.line = first.trail.line;
}

type Way = "roots" | "factoring" | "formula" | "square";

const TITLES: Record<Way, string> = {
  roots: "Take the square root",
  factoring: "Factor",
  formula: "Use the quadratic formula",
  square: "Complete the square",
};

function waysFor(quadratic: Quadratic): Way[] {
  if (Q.isZero(quadratic.b)) return ["roots", "formula"];
  const root = P.rationalSquareRoot(discriminantOf(quadratic));
  return root ? ["factoring", "formula", "square"] : ["formula", "square"];
}

function methodFrom(trail: Trail, unknown: string, quadratic: Quadratic, way: Way): { trail: Trail; method: Method } {
  const own = new Trail(trail.line);
  WAYS[way](own, unknown, quadratic);
  return { trail: own, method: { name: way, title: { words: TITLES[way], parts: {} }, steps: own.steps } };
}

const WAYS: Record<Way, (trail: Trail, unknown: string, quadratic: Quadratic) => void> = {
  roots: byRoots,
  factoring: byFactoring,
  formula: byFormula,
  square: bySquare,
};

function quadraticIn(trail: Trail, unknown: string): Quadratic {
  const primitive = P.primitivePart(wholeOf(trail));
  const coefficients = P.coefficientsIn(primitive, unknown).map((one) => P.asRational(one) ?? Q.ZERO);
  const [c = Q.ZERO, b = Q.ZERO, a = Q.ONE] = coefficients;
  return { a, b, c };
}

function wholeOf(trail: Trail): P.Polynomial {
  const [left = P.ZERO, right = P.ZERO] = (trail.first(0)?.sides ?? []).map((side) => formOf(side, new Map()).above);
  return P.subtract(left, right);
}

function toStandardForm(trail: Trail): void {
  const whole = wholeOf(trail);
  const [, right = num(0)] = trail.first(0)?.sides ?? [];
  if (!isZero(right))
    trail.replace("bring-to-one-side", "Bring everything to one side", 0, [equation(tree(whole), num(0))]);
  const content = P.contentOf(whole);
  if (Q.isEqual(content, Q.ONE)) return;
  const standard = equation(tree(P.primitivePart(whole)), num(0));
  trail.replace("divide-both-sides", "Divide both sides by {factor}", 0, [standard], {
    parts: { factor: rationalTree(content) },
  });
}

function byRoots(trail: Trail, unknown: string, { a, c }: Quadratic): void {
  const square = Q.negate(Q.divide(c, a));
  trail.replace("isolate-square", "Bring the square to one side alone", 0, [
    equation(pow(variable(unknown), num(2)), rationalTree(square)),
  ]);
  if (square.numerator < 0n) trail.write("no-real-root", "A square is never negative: there is no real solution", []);
  else takeRoots(trail, variable(unknown), square);
}

// (x + p)² = q, with q not negative: x + p = √q or x + p = -√q.
function takeRoots(trail: Trail, base: Expression, square: Q.Rational): void {
  const root = canonicalTree(call("sqrt", rationalTree(square)));
  const sides = isZero(root) ? [root] : [root, canonicalTree(neg(root))];
  trail.replace(
    "take-square-root",
    "Take the square root of both sides",
    0,
    sides.map((side) => equation(base, side)),
  );
}

function byFactoring(trail: Trail, unknown: string): void {
  toStandardForm(trail);
  const [left] = trail.first(0)?.sides ?? [];
  if (!left) return;
  const product = factoredTree(left);
  if (!isSameUpToOrder(product, left)) trail.replace("factor", "Factor", 0, [equation(product, num(0))]);
  const { factors } = P.factor(formOf(left, new Map()).above);
  const equations = factors.map(({ base }) => equation(tree(base), num(0)));
  const words = equations.length > 1 ? "A product is zero where a factor is" : "A square is zero where its base is";
  trail.replace("zero-product", words, 0, equations);
  equations.forEach((_, k) => linearSteps(trail, unknown, k));
}

function byFormula(trail: Trail, unknown: string, quadratic: Quadratic): void {
  toStandardForm(trail);
  const discriminant = discriminantOf(quadratic);
  const parts = {
    ...{ a: rationalTree(quadratic.a), b: rationalTree(quadratic.b), c: rationalTree(quadratic.c) },
    discriminant: rationalTree(discriminant),
  };
  if (discriminant.numerator < 0n) {
    trail.write(
      "negative-discriminant",
      "The discriminant b^2 - 4ac = {discriminant} is negative: there is no real solution",
      [],
      { parts },
    );
    return;
  }
  const written = formulaRoots(quadratic, unknown);
  trail.replace("quadratic-formula", "Use the quadratic formula with a = {a}, b = {b}, c = {c}", 0, written, { parts });
  const cases = trail.line.cases.map(([solved, ...rest]) => (solved ? [withSimpleValue(solved), ...rest] : rest));
  trail.write("simplify-solutions", "Simplify", cases);
}

function formulaRoots({ a, b, c }: Quadratic, unknown: string): Relation[] {
  const root = call("sqrt", rationalTree(discriminantOf({ a, b, c })));
  const start = rationalTree(Q.negate(b));
  const under = mul(num(2), rationalTree(a));
  const above = isZero(rationalTree(discriminantOf({ a, b, c }))) ? [start] : [add(start, root), sub(start, root)];
  return above.map((top) => equation(variable(unknown), div(top, under)));
}

function withSimpleValue(solved: Relation): Relation {
  return { ...solved, sides: solved.sides.map(canonicalTree) };
}

// x² + bx/a = -c/a, and (b/2a)² added on both sides.
function bySquare(trail: Trail, unknown: string, { a, b, c }: Quadratic): void {
  const x = P.variable(unknown);
  const [p, q] = [Q.divide(b, a), Q.negate(Q.divide(c, a))];
  const start = P.add(P.multiply(x, x), P.scale(x, p));
  trail.replace("isolate-constant", "Bring the number to the other side, and divide by the first coefficient", 0, [
    equation(tree(start), rationalTree(q)),
  ]);
  const half = Q.divide(p, Q.rational(2));
  const square = Q.multiply(half, half);
  const total = Q.add(q, square);
  const base = tree(P.add(x, P.constant(half)));
  trail.replace(
    "complete-square",
    "Add {square} to both sides: the left side becomes a square",
    0,
    [equation(pow(base, num(2)), rationalTree(total))],
    { parts: { square: rationalTree(square) } },
  );
  if (total.numerator < 0n) {
    trail.write("no-real-root", "A square is never negative: there is no real solution", []);
    return;
  }
  takeRoots(trail, base, total);
  const shifted = trail.line.cases.map(([solved, ...rest]) => {
    const value = canonicalTree(sub(solved?.sides[1] ?? num(0), rationalTree(half)));
    return [equation(variable(unknown), value), ...rest];
  });
  trail.write("subtract-from-both-sides", "Subtract {term} from both sides", shifted, {
    parts: { term: rationalTree(half) },
  });
}

function discriminantOf({ a, b, c }: Quadratic): Q.Rational {
  return Q.subtract(Q.multiply(b, b), Q.multiply(Q.rational(4), Q.multiply(a, c)));
}

function tree(polynomial: P.Polynomial): Expression {
  return sumTree(polynomial, new Map());
}
