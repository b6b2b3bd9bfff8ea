import {
  childrenOf,
  type Expression,
  type ExpressionOf,
  MathSyntaxError,
  type Relation,
  type Span,
  variable,
  withChildren,
  withSides,
} from "../../expression";
import type { Bound } from "../operation";
import type { Reading } from "./reading";

/** Stands in a tree while it is read; only a bound may be infinite. */
const INFINITY = "∞";

export function infinity(span: Span): Expression {
  return variable(INFINITY, span);
}

/**
 * Makes series of sums without end.
 * @throws MathSyntaxError for infinity elsewhere, and for 80 + 15%
 */
export function finish(expression: Expression, reading: Reading): Expression {
  if (expression.kind === "variable" && expression.name === INFINITY)
    throw new MathSyntaxError(
      "“∞” is no number: it stands in limits and at the ends of integrals and sums.",
      "value",
      expression.span,
    );
  if (expression.kind === "binary") requireClearPercentage(expression, reading);
  if (expression.kind === "sum") return finishSum(expression, reading);
  if (reading.percentages.has(expression)) {
    childrenOf(expression).forEach((child) => finish(child, reading));
    return expression;
  }
  return withChildren(expression, (child) => finish(child, reading));
}

/** @throws MathSyntaxError for a point or a list, too */
export function finishNumber(expression: Expression, reading: Reading): Expression {
  requireNumber(expression);
  return finish(expression, reading);
}

function requireNumber(expression: Expression): void {
  if (expression.kind === "tuple")
    throw new MathSyntaxError("A number was expected here, no point or list.", "value", expression.span);
  childrenOf(expression).forEach(requireNumber);
}

export function finishRelation(relation: Relation, reading: Reading): Relation {
  return withSides(relation, (side) => finish(side, reading));
}

/** @throws MathSyntaxError for infinity within a formula */
export function boundOf(expression: Expression, reading: Reading): Bound {
  if (expression.kind === "variable" && expression.name === INFINITY)
    return { kind: "infinite", sign: 1, span: expression.span };
  if (expression.kind === "negate") {
    const inner = boundOf(expression.argument, reading);
    if (inner.kind === "infinite") return { kind: "infinite", sign: inner.sign === 1 ? -1 : 1, span: expression.span };
  }
  return { kind: "finite", value: finish(expression, reading) };
}

function finishSum(sum: ExpressionOf<"sum">, reading: Reading): Expression {
  const [from, of] = [finish(sum.from, reading), finish(sum.term, reading)];
  const to = boundOf(sum.to, reading);
  if (to.kind === "finite") return { ...sum, from, to: to.value, term: of };
  return reading.add({ kind: "series", of, variable: sum.index, from, to, span: sum.span });
}

// Shops add 15 % of the 80, calculators 0.15.
function requireClearPercentage({ operator, left, right, span }: ExpressionOf<"binary">, reading: Reading): void {
  if (operator !== "+" && operator !== "-") return;
  const [first, second] = [isPercentage(left, reading), isPercentage(right, reading)];
  if (first === second || (left.kind === "number" && Number(left.text) === 1)) return;
  throw new MathSyntaxError(
    "A percentage of what? Write 80 + 15% of 80, or 80*(1 + 15/100), or 80 + 0.15.",
    "value",
    span,
  );
}

function isPercentage(expression: Expression, reading: Reading): boolean {
  if (reading.percentages.has(expression)) return true;
  const children = childrenOf(expression);
  const isSum = expression.kind === "negate" || (expression.kind === "binary" && /[+-]/.test(expression.operator));
  return isSum && children.every((child) => isPercentage(child, reading));
}
