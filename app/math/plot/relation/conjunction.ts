import type { Expression, Relation } from "../../expression";

/**
 * What an inequality and the conditions of its sides say, one by one, each of which has edges: y > 2 {x < 1} is y > 2 and x < 1. An
 * equation stays as it is: conditions only cut its curve.
 */
export function conjunctionOf(relation: Relation): Relation[] {
  const { sides, conditions } = withoutConditions(relation);
  const all = [{ ...relation, sides }, ...conditions.flatMap(conjunctionOf)];
  return all.every(({ operators }) => !operators.includes("=")) ? all : [relation];
}

function withoutConditions({ sides }: Relation): { sides: Expression[]; conditions: Relation[] } {
  const apart = sides.map(restrictionOf);
  return { sides: apart.map(({ value }) => value), conditions: apart.flatMap(({ conditions }) => conditions) };
}

function restrictionOf(value: Expression): { value: Expression; conditions: Relation[] } {
  const [only] = value.kind === "piecewise" ? value.cases : [];
  if (value.kind !== "piecewise" || !only || value.cases.length !== 1 || value.otherwise)
    return { value, conditions: [] };
  const inner = restrictionOf(only.value);
  return { value: inner.value, conditions: [only.condition, ...inner.conditions] };
}
