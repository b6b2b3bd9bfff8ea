import {
  call,
  type Expression,
  type ExpressionOf,
  freeVariables,
  MathSyntaxError,
  type Relation,
  substitute,
  variable,
} from "../../expression";
import { requireSingleValue } from "./single-value";
import type { PointExpression, Range, Statement } from "../statement";

type Tuple = ExpressionOf<"tuple">;

const PARAMETERS = ["t", "θ"];

/** True for points in brackets as well. */
export function isPoint(part: Expression | Relation): part is Tuple {
  return part.kind === "tuple";
}

export function isCurveOfPoints(part: Expression | Relation): boolean {
  return part.kind === "tuple" && freeVariables(part).some((letter) => PARAMETERS.includes(letter));
}

export function ofPoints(tuples: Tuple[]): Statement {
  const flat = tuples.flatMap((tuple) => (tuple.items.every(isPoint) ? tuple.items : [tuple]));
  return { kind: "points", points: flat.map(pointOf) };
}

export function parametricOf(whole: Expression): Statement | null {
  const { value, conditions } = withoutConditions(whole);
  if (value.kind !== "tuple") return null;
  const parameter =
    PARAMETERS.find((letter) => freeVariables(value).includes(letter)) ??
    conditions.flatMap(({ sides }) => sides.flatMap(freeVariables))[0] ??
    "t";
  const range = rangeOf(parameter, conditions);
  if (!range)
    throw new MathSyntaxError(
      `The range of ${parameter} was expected here, such as 0 <= ${parameter} <= 2pi.`,
      "relation",
      whole.span,
    );
  return { kind: "parametric", ...pointOf(value), parameter, range };
}

/** A radius over θ, or over t if there is no θ, perhaps with a range. */
export function polarOf(whole: Expression, parameter?: string): Statement {
  const letters = freeVariables(whole);
  const angle = parameter ?? (letters.includes("θ") || !letters.includes("t") ? "θ" : "t");
  const { value, conditions } = withoutConditions(whole);
  const range = rangeOf(angle, conditions);
  const radius = requireSingleValue(range ? value : whole);
  const renamed = angle === "θ" ? radius : substitute(radius, new Map([[angle, variable("θ", whole.span)]]));
  return { kind: "polar", radius: renamed, bothSigns: false, range: range ?? { from: null, to: null } };
}

/** A squared radius over an angle becomes its root with both signs. */
export function squaredPolarOf(whole: Expression): Statement {
  const polar = polarOf(whole);
  if (polar.kind !== "polar") return polar;
  return {
    ...polar,
    radius: call("sqrt", polar.radius),
    bothSigns: true,
  };
}

function pointOf({ items, span }: Tuple): PointExpression {
  const [x, y, ...more] = items;
  if (!x || !y || more.length > 0) throw new MathSyntaxError("A point has two coordinates: (x, y).", "arguments", span);
  const letter = items.flatMap(freeVariables).find((name) => ["x", "y", "z"].includes(name));
  if (letter) throw new MathSyntaxError(`A point moves with t, not with ${letter}: (cos t, sin t).`, "name", span);
  return { x: requireSingleValue(x), y: requireSingleValue(y) };
}

function withoutConditions(value: Expression): { value: Expression; conditions: Relation[] } {
  const [only] = value.kind === "piecewise" ? value.cases : [];
  if (value.kind !== "piecewise" || !only || value.cases.length !== 1 || value.otherwise)
    return { value, conditions: [] };
  const inner = withoutConditions(only.value);
  return { value: inner.value, conditions: [...inner.conditions, only.condition] };
}

/** Null unless all conditions bound the parameter, as 0 <= t <= 2pi or t > 0. */
function rangeOf(parameter: string, conditions: Relation[]): Range | null {
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
