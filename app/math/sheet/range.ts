import { type Expression, freeVariables, type Relation } from "../expression";

/** From where to where a parameter runs; null where a turn is meant, the whole circle. */
export interface Range {
  from: Expression | null;
  to: Expression | null;
}

/** A value without the conditions behind it, and these. */
export function withoutConditions(value: Expression): { value: Expression; conditions: Relation[] } {
  const [only] = value.kind === "piecewise" ? value.cases : [];
  if (value.kind !== "piecewise" || !only || value.cases.length !== 1 || value.otherwise)
    return { value, conditions: [] };
  const inner = withoutConditions(only.value);
  return { value: inner.value, conditions: [...inner.conditions, only.condition] };
}

/** The range that conditions such as 0 <= t <= 2pi or t > 0 give a parameter; null where one of them says something else. */
export function rangeOf(parameter: string, conditions: Relation[]): Range | null {
  let range: Range = { from: null, to: null };
  for (const condition of conditions) {
    const bounds = boundsOf(parameter, condition);
    if (!bounds) return null;
    range = { from: bounds.from ?? range.from, to: bounds.to ?? range.to };
  }
  return range;
}

function boundsOf(parameter: string, { sides, operators }: Relation): Range | null {
  const at = sides.findIndex((side) => side.kind === "variable" && side.name === parameter);
  if (at < 0 || sides.some((side, index) => index !== at && freeVariables(side).includes(parameter))) return null;
  const ascending = operators.every((operator) => operator.startsWith("<"));
  if (!ascending && !operators.every((operator) => operator.startsWith(">"))) return null;
  const [before, behind] = [sides[at - 1] ?? null, sides[at + 1] ?? null];
  return ascending ? { from: before, to: behind } : { from: behind, to: before };
}
