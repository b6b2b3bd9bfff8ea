import { type Condition } from "../../check";
import { childrenOf, constant, div, type Expression, freeVariables, mul, num, type Relation } from "../../expression";
import { canonicalTree } from "../../rewrite";
import { angleOf, commonMeasure, isTrigonometric } from "./angles";
import { familyIn, residuesOf } from "./families";

/** After what an equation repeats, if the unknown stands only in angles whose quotients are rational. */
export function periodIn({ sides }: Relation, unknown: string): Expression | null {
  const angles = sides.flatMap((side) => anglesIn(side, unknown));
  const slopes = angles.flatMap((angle) => (angle ? (angleOf(angle, unknown)?.slope ?? []) : []));
  const measure = slopes.length === angles.length ? commonMeasure(slopes) : null;
  return measure && canonicalTree(div(mul(num(2), constant("pi")), measure));
}

// With null for places outside of angles.
function anglesIn(tree: Expression, unknown: string): (Expression | null)[] {
  if (!freeVariables(tree).includes(unknown)) return [];
  if (tree.kind === "call" && isTrigonometric(tree.name)) return [tree.arguments[0] ?? null];
  const children = childrenOf(tree);
  return children.length === 0 ? [null] : children.flatMap((child) => anglesIn(child, unknown));
}

/** The members of the found families within one period. */
export function pointsIn(
  { cases }: Condition,
  unknown: string,
  parameter: string,
  period: Expression,
): readonly Expression[] {
  return cases.flatMap(([first]) => {
    const family = first ? familyIn(first, unknown, parameter) : null;
    return family ? (residuesOf(family, period) ?? []) : [];
  });
}
