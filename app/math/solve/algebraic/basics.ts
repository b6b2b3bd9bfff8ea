import { evaluate, signOf } from "../../ball";
import { keyOf, type Relation } from "../../expression";
import * as P from "../../polynomial";
import { canonicalTree, formOf, Forms, lostIn, termsOf, treeOf } from "../../rewrite";
import { equation } from "../equations/sides";
import type { Trail } from "../equations/trail";
import { isSameUpToOrder } from "../expressions/same";
import { hasUnknown, polynomialTree, shapeOf } from "./shape";

/** An equation that has lost its unknown holds always, or never. */
export function decide(trail: Trail, at: number, unknown: string): void {
  const first = trail.first(at);
  const shape = first && shapeOf(first, unknown);
  if (!shape || shape.inner.length > 0) return;
  if (Forms.isZero(shape.whole)) {
    const cases = trail.line.cases.map((relations, k) => (k === at ? relations.slice(1) : relations));
    trail.write("always-true", "Both sides are the same: this is always true", cases);
    return;
  }
  const value = evaluate(treeOf(shape.whole, shape.kernels), new Map());
  if (typeof value === "object" && signOf(value) !== 0)
    without(trail, at, "never-true", "The sides differ: this is never true");
}

/** A case that cannot hold is left out. */
export function without(trail: Trail, at: number, rule: string, words: string): void {
  const cases = trail.line.cases.filter((_, k) => k !== at);
  trail.write(rule, words, cases);
}

/** Multiplies by what all fractions have below, which the conditions say is not zero. */
export function clearDenominators(trail: Trail, at: number, unknown: string): void {
  const first = trail.first(at);
  const shape = first && shapeOf(first, unknown);
  if (!first || !shape) return;
  const { kernels } = shape;
  const terms = first.sides.flatMap((side) => termsOf(side)).map(({ tree }) => formOf(tree, kernels).below);
  const factor = [shape.left.below, shape.right.below, ...terms].reduce(P.lcm);
  if (!hasUnknown(factor, unknown, kernels)) return;
  const tree = polynomialTree(factor, kernels);
  const sides = [shape.left, shape.right].map((side) =>
    treeOf(Forms.multiply(side, { above: factor, below: P.ONE }, kernels), kernels),
  );
  const [left, right] = sides;
  if (!left || !right) return;
  trail.replace("multiply-by-denominator", "Multiply both sides by {factor}", at, [equation(left, right)], {
    parts: { factor: tree },
    by: { kind: "multiplied", factor: tree },
  });
}

/** Brings both sides to their canonical forms. */
export function simplify(trail: Trail, at: number): void {
  const [first, ...conditions] = trail.line.cases[at] ?? [];
  if (!first) return;
  const sides = first.sides.map((side) => {
    const result = canonicalTree(side);
    return isSameUpToOrder(result, side) ? side : result;
  });
  const known = new Set(conditions.map(keyOf));
  const lost = first.sides.flatMap((side, k) => lostIn(side, sides[k] ?? side)).filter((one) => !known.has(keyOf(one)));
  const next: Relation[] = [{ ...first, sides }, ...conditions, ...lost];
  trail.write(
    "simplify-sides",
    "Simplify both sides",
    trail.line.cases.map((relations, k) => (k === at ? next : relations)),
  );
}
