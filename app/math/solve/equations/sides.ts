import { type Expression, keyOf, relation, type Relation } from "../../expression";
import { canonicalTree, lostIn } from "../../rewrite";
import { isSameUpToOrder } from "../expressions/same";
import type { Trail } from "./trail";

/** Simplifies both sides of the first equation; what they no longer say of their domain is written beside. */
export function simplifiedSides(trail: Trail): void {
  const [relations = []] = trail.line.cases;
  const [equation, ...conditions] = relations;
  if (!equation) return;
  const sides = equation.sides.map(simplified);
  const known = new Set(conditions.map(keyOf));
  const lost = equation.sides
    .flatMap((side, k) => lostIn(side, sides[k] ?? side))
    .filter((one) => !known.has(keyOf(one)));
  trail.write("simplify-sides", "Simplify both sides", [
    [{ ...equation, sides }, ...conditions, ...withoutRepeats(lost)],
  ]);
}

/** The equation left = right. */
export function equation(left: Expression, right: Expression): Relation {
  return relation([left, right], ["="]);
}

function simplified(side: Expression): Expression {
  const result = canonicalTree(side);
  return isSameUpToOrder(result, side) ? side : result;
}

function withoutRepeats(relations: readonly Relation[]): Relation[] {
  return [...new Map(relations.map((one) => [keyOf(one), one])).values()];
}
