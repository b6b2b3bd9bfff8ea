import { evaluate, signOf } from "../../ball";
import {
  add,
  call,
  type Expression,
  freeVariables,
  isZero,
  keyOf,
  mul,
  neg,
  num,
  pow,
  type Relation,
  relation,
  variable,
} from "../../expression";
import type { Certificate } from "../../check";
import { Q } from "../../exact";
import * as P from "../../polynomial";
import { canonicalTree, rationalOf, rationalTree } from "../../rewrite";
import { equation } from "../equations/sides";
import type { Trail } from "../equations/trail";
import { without } from "./basics";
import { dependsOn, polynomialTree, quotientTree, rootIn, shapeOf } from "./shape";

/** u^n = c: the roots are taken. */
export function unwrapPower(trail: Trail, at: number): void {
  const [left, right] = trail.first(at)?.sides ?? [];
  if (left?.kind !== "binary" || left.operator !== "^" || !right || freeVariables(right).length > 0) return;
  const degree = left.right.kind === "number" ? Number(left.right.text) : NaN;
  const sign = signOfNumber(right);
  if (!Number.isInteger(degree) || degree < 2 || sign === null || freeVariables(left.left).length === 0) return;
  if (degree % 2 === 0 && sign < 0)
    return without(trail, at, "no-real-root", "An even power is never negative: there is no real solution");
  const exact = exactRoot(right, degree);
  const root = exact ?? canonicalTree(degree === 2 ? call("sqrt", right) : rootTree(right, degree));
  const values = degree % 2 === 1 || sign === 0 ? [root] : [root, canonicalTree(neg(root))];
  const by: Certificate | null = degree % 2 === 1 ? { kind: "injective", of: pow(variable("$t"), num(degree)) } : null;
  trail.replace(
    "take-root",
    ROOT_WORDS[degree] ?? "Take the {degree}th root of both sides",
    at,
    values.map((value) => equation(left.left, value)),
    { parts: { degree: num(degree) }, by },
  );
}

const ROOT_WORDS: Readonly<Record<number, string>> = {
  2: "Take the square root of both sides",
  3: "Take the cube root of both sides",
};

// 1^(1/100) is 1, however high the degree.
function exactRoot(value: Expression, degree: number): Expression | null {
  const number = rationalOf(value);
  const root = number && number.numerator >= 0n ? Q.rationalFromRoot(number, degree) : null;
  return root && rationalTree(root);
}

function rootTree(radicand: Expression, degree: number): Expression {
  return degree === 3 ? call("cbrt", radicand) : call("root", radicand, num(degree));
}

function signOfNumber(tree: Expression): -1 | 0 | 1 | null {
  const value = evaluate(tree, new Map());
  return typeof value === "object" ? signOf(value) : null;
}

/** The root alone on one side: both sides are raised to its degree, and what an even root says of the other side is kept. */
export function unwrapRoot(trail: Trail, at: number, unknown: string): void {
  const [one, other] = trail.first(at)?.sides ?? [];
  if (!one || !other) return;
  const rootOf = (side: Expression) => (freeVariables(side).includes(unknown) ? rootIn(side) : null);
  const isOnRight = rootOf(one) === null && rootOf(other) !== null;
  const [left, right] = isOnRight ? [other, one] : [one, other];
  const root = rootOf(left);
  if (!root) return;
  const { inner, degree } = root;
  const next = equation(inner, canonicalTree(pow(right, num(degree))));
  const parts = { degree: num(degree) };
  if (degree % 2 === 1) {
    const by: Certificate = { kind: "injective", of: pow(variable("$t"), num(degree)) };
    trail.replace("raise-to-power", "Raise both sides to the power {degree}", at, [next], { parts, by });
    return;
  }
  const sign = freeVariables(right).length === 0 ? signOfNumber(right) : null;
  if (sign === -1)
    return without(trail, at, "root-not-negative", "Such a root is never negative: there is no solution");
  const rest = trail.line.cases[at]?.slice(1) ?? [];
  const condition = sign === null ? [relation([right, num(0)], [">="])] : [];
  raised(trail, at, [next, ...rest, ...withoutKnown(condition, rest)], {
    degree,
    factor: cofactor(left, right, degree),
  });
}

function withoutKnown(conditions: Relation[], rest: readonly Relation[]): Relation[] {
  const known = new Set(rest.map(keyOf));
  return conditions.filter((one) => !known.has(keyOf(one)));
}

function raised(
  trail: Trail,
  at: number,
  next: readonly Relation[],
  { degree, factor }: { degree: number; factor: Expression },
): void {
  const cases = trail.line.cases.map((relations, k) => (k === at ? next : relations));
  const words =
    degree === 2
      ? "Square both sides; the side without the root must not be negative"
      : "Raise both sides to the power {degree}; the side without the root must not be negative";
  trail.write("raise-to-power", words, cases, {
    parts: { degree: num(degree) },
    by: { kind: "multiplied", factor },
  });
}

// aⁿ - bⁿ = (a - b)(aⁿ⁻¹ + aⁿ⁻² b + ... + bⁿ⁻¹)
function cofactor(a: Expression, b: Expression, degree: number): Expression {
  if (degree === 2) return isZero(b) ? a : add(a, b);
  const terms = Array.from({ length: degree }, (_, k) => mul(powerOf(a, degree - 1 - k), powerOf(b, k)));
  return terms.reduce((sum, term) => add(sum, term));
}

function powerOf(base: Expression, exponent: number): Expression {
  return exponent === 0 ? num(1) : exponent === 1 ? base : pow(base, num(exponent));
}

/** Brings a root, with its factor, to one side alone, so that both sides can be squared. */
export function isolateRoot(trail: Trail, at: number, unknown: string): void {
  const first = trail.first(at);
  const shape = first && shapeOf(first, unknown);
  if (!first || !shape) return;
  const { kernels, whole } = shape;
  const roots = shape.inner.filter((name) => rootIn(kernels.get(name)?.tree) && P.degreeIn(whole.above, name) === 1);
  const [name] = [...roots].sort((a, b) => sizeIn(whole.above, a) - sizeIn(whole.above, b));
  const root = name === undefined ? null : rootIn(kernels.get(name)?.tree);
  if (name === undefined || !root) return;
  const [rest = P.ZERO, factor = P.ONE] = P.coefficientsIn(whole.above, name);
  const tree = kernels.get(name)?.tree ?? variable(name);
  if (!factor.variables.some((one) => dependsOn(one, unknown, kernels))) {
    const next = equation(tree, quotientTree(P.negate(rest), factor, kernels));
    trail.replace("isolate-root", "Bring {part} to one side alone", at, [next], { parts: { part: tree } });
  } else product(trail, at, { tree, rest, factor, root: name }, unknown);

  function product(
    line: Trail,
    index: number,
    found: { tree: Expression; rest: P.Polynomial; factor: P.Polynomial; root: string },
    letter: string,
  ): void {
    const left = polynomialTree(P.multiply(found.factor, P.variable(found.root)), kernels);
    const right = polynomialTree(P.negate(found.rest), kernels);
    squaredProduct(line, index, { left, right, degree: root?.degree ?? 2, part: found.tree }, letter);
  }
}

// The sign of the factor is not known, so that solutions may come in: they are checked at the end.
function squaredProduct(
  trail: Trail,
  at: number,
  { left, right, degree, part }: { left: Expression; right: Expression; degree: number; part: Expression },
  unknown: string,
): void {
  const isolated = equation(left, right);
  if (keyOf(isolated) !== keyOf(trail.first(at)))
    trail.replace("isolate-root", "Bring the term with {part} to one side alone", at, [isolated], { parts: { part } });
  const next = equation(canonicalTree(pow(left, num(degree))), canonicalTree(pow(right, num(degree))));
  if (degree % 2 === 1 || freeVariables(next.sides[0] ?? left).length === 0 || unknown === "") return;
  trail.replace("square", "Square both sides; solutions may come in, and are checked at the end", at, [next], {
    parts: { degree: num(degree) },
    implies: true,
    by: { kind: "multiplied", factor: cofactor(left, right, degree) },
  });
}

function sizeIn(polynomial: P.Polynomial, name: string): number {
  return P.coefficientsIn(polynomial, name)[1]?.terms.length ?? 0;
}
