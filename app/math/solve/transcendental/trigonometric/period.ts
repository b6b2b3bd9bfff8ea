import { type Condition } from "../../../check";
import {
  childrenOf,
  constant,
  div,
  type Expression,
  freeVariables,
  isZero,
  mul,
  num,
  type Relation,
  sub,
} from "../../../expression";
import { canonicalTree } from "../../../rewrite";
import { angleOf, commonMeasure, isTrigonometric } from "./angles";
import { type Family, familyIn, residuesOf } from "./family";

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
  const families = cases.flatMap(([first, ...conditions]) => [
    ...(first ? [familyIn(first, unknown, parameter)] : []),
    ...conditions.map((one) => excludedBy(one, unknown)),
  ]);
  return families.flatMap((family) => (family ? (residuesOf(family, period) ?? []) : []));
}

// cos(u) != 0: where tangents have no value, their quotients of sines may be zero.
function excludedBy({ sides: [left, right] }: Relation, unknown: string): Family | null {
  const [inner] = left?.kind === "call" && (left.name === "sin" || left.name === "cos") ? left.arguments : [];
  const angle = inner && angleOf(inner, unknown);
  if (!angle || !right || !isZero(right) || left?.kind !== "call") return null;
  const first = left.name === "sin" ? num(0) : div(constant("pi"), num(2));
  const start = canonicalTree(div(sub(first, angle.start), angle.slope));
  return { start, step: canonicalTree(div(constant("pi"), angle.slope)) };
}
