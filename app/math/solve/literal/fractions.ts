import * as P from "../../polynomial";
import { formOf, Forms, termsOf, treeOf } from "../../rewrite";
import { polynomialTree, shapeOf } from "../algebraic/shape";
import { equation } from "../equations/sides";
import type { Trail } from "../equations/trail";

/** Multiplies by what all fractions have below: the conditions say that it is not zero. */
export function clearFractions(trail: Trail, at: number, unknown: string): void {
  const first = trail.first(at);
  const shape = first && shapeOf(first, unknown);
  if (!first || !shape) return;
  const { kernels } = shape;
  const terms = first.sides.flatMap((side) => termsOf(side)).map(({ tree }) => formOf(tree, kernels).below);
  const factor = [shape.left.below, shape.right.below, ...terms].reduce(P.lcm);
  if (P.isConstant(factor)) return;
  const tree = polynomialTree(factor, kernels);
  const [left, right] = [shape.left, shape.right].map((side) =>
    treeOf(Forms.multiply(side, { above: factor, below: P.ONE }, kernels), kernels),
  );
  if (!left || !right) return;
  trail.replace("multiply-by-denominator", "Multiply both sides by {factor}", at, [equation(left, right)], {
    parts: { factor: tree },
    by: { kind: "multiplied", factor: tree },
  });
}
