import { evaluate, signOf } from "../../ball";
import {
  type Expression,
  freeVariables,
  isZero,
  keyOf,
  neg,
  num,
  type Relation,
  relation,
  withChildren,
} from "../../expression";
import { canonicalTree } from "../../rewrite";
import { equation } from "../equations/sides";
import type { Trail } from "../equations/trail";
import { without } from "./basics";
import { absoluteIn, shapeOf } from "./shape";

/** |a| = b, and |a| = |b|. */
export function unwrapAbsolute(trail: Trail, at: number, unknown: string): void {
  const [one, other] = trail.first(at)?.sides ?? [];
  if (!one || !other) return;
  const insideOf = (side: Expression) => (freeVariables(side).includes(unknown) ? absoluteIn(side) : null);
  const [left, right] = insideOf(one) ? [one, other] : [other, one];
  const inner = insideOf(left);
  if (!inner) return;
  const second = absoluteIn(right);
  const isNumber = freeVariables(right).length === 0;
  const value = isNumber ? evaluate(right, new Map()) : "unknown";
  const sign = typeof value === "object" ? signOf(value) : null;
  if (isNumber && sign === null) return;
  if (sign === -1)
    return without(
      trail,
      at,
      "absolute-value-not-negative",
      "An absolute value is never negative: there is no solution",
    );
  const size = second ?? right;
  const ends = isZero(size) ? [size] : [size, canonicalTree(neg(size))];
  const rest = trail.line.cases[at]?.slice(1) ?? [];
  const conditions = second || isNumber ? [] : [relation([right, num(0)], [">="])];
  const opened = ends.map((end) => [equation(inner, end), ...rest, ...conditions]);
  const words = second
    ? "Two absolute values are equal where the numbers are equal or opposite"
    : isNumber
      ? "Resolve the absolute value: its inside is {end} or the opposite"
      : "Resolve the absolute value: its inside is {end} or the opposite, and {end} is not negative";
  const cases = trail.line.cases.flatMap((relations, k) => (k === at ? opened : [relations]));
  trail.write("resolve-absolute-value", words, cases, { parts: { end: size } });
}

/** Distinguishes by the sign inside of one absolute value. */
export function splitAbsolute(trail: Trail, at: number, unknown: string): void {
  const first = trail.first(at);
  const shape = first && shapeOf(first, unknown);
  if (!first || !shape) return;
  const name = shape.inner.find((one) => absoluteIn(shape.kernels.get(one)?.tree));
  const tree = name === undefined ? undefined : shape.kernels.get(name)?.tree;
  const inner = absoluteIn(tree);
  if (!tree || !inner) return;
  const rest = trail.line.cases[at]?.slice(1) ?? [];
  const versions = ([">=", "<"] as const).map((operator): Relation[] => {
    const by = operator === "<" ? canonicalTree(neg(inner)) : inner;
    const sides = first.sides.map((side) => canonicalTree(replaced(canonicalTree(side), tree, by)));
    return [{ ...first, sides }, ...rest, relation([inner, num(0)], [operator])];
  });
  const cases = trail.line.cases.flatMap((relations, k) => (k === at ? versions : [relations]));
  trail.write("distinguish-signs", "Distinguish whether {inner} is negative", cases, { parts: { inner } });
}

function replaced(side: Expression, tree: Expression, by: Expression): Expression {
  return keyOf(side) === keyOf(tree) ? by : withChildren(side, (child) => replaced(child, tree, by));
}
