import { add, binary, type Expression, freeVariables, mul, neg, num, type Relation, sub } from "../expression";
import * as Q from "./rational";
import { isSameProduct, productOf } from "./product";

/** Simplifies an equation of squares or a perfect square: a² + 2ab + b² = 0 becomes a + b = 0. */
export function withoutSquares(relation: Relation): Relation {
  const [left, right] = relation.sides;
  if (!left || !right || relation.operators.join() !== "=") return relation;
  const [one, other] = [rootOf(left), rootOf(right)];
  const product = one && other ? mul(withoutSquare(sub(one, other)), withoutSquare(add(one, other))) : null;
  const zero = num(0);
  if (product) return { ...relation, sides: [product, zero] };
  const base = baseOf(right.kind === "number" && Number(right.text) === 0 ? left : sub(left, right));
  return base ? { ...relation, sides: [base, zero] } : relation;
}

function withoutSquare(expression: Expression): Expression {
  return baseOf(expression) ?? expression;
}

function rootOf(expression: Expression): Expression | null {
  if (expression.kind !== "binary") return null;
  const { operator, left, right } = expression;
  if (operator === "^" && right.kind === "number" && Number(right.text) % 2 === 0)
    return Number(right.text) === 2 ? left : { ...expression, right: num(Number(right.text) / 2) };
  const [above, below] = [rootOf(left) ?? squareRoot(left), rootOf(right) ?? squareRoot(right)];
  return (operator === "*" || operator === "/") && above && below && !isConstant(expression)
    ? { ...expression, left: above, right: below }
    : null;
}

/**
 * a + b for a² + 2ab + b². Compares forms, not values: x² + 2 min(x, 5) y + y² is no square although it often equals
 * one.
 */
export function baseOf(expression: Expression): Expression | null {
  const terms = termsOf(expression);
  if (terms.length !== 3 || isConstant(expression)) return null;
  const squares = terms.map((term) => rootOf(term) ?? squareRoot(term));
  for (const [k, middle] of terms.entries()) {
    const [one, other] = squares.filter((_, at) => at !== k);
    const operator = one && other && operatorBy(middle, one, other);
    if (operator) return binary(operator, one, other);
  }
  return null;
}

function operatorBy(middle: Expression, one: Expression, other: Expression): "+" | "-" | null {
  const found = productOf(middle);
  const { number, powers } = productOf(mul(one, other));
  if (isSameProduct(found, { number: Q.multiply(number, Q.rational(2)), powers })) return "+";
  return isSameProduct(found, { number: Q.multiply(number, Q.rational(-2)), powers }) ? "-" : null;
}

function squareRoot(expression: Expression): Expression | null {
  const root = expression.kind === "number" ? Math.sqrt(Number(expression.text)) : NaN;
  return Number.isInteger(root) ? num(root) : null;
}

function termsOf(expression: Expression): Expression[] {
  if (expression.kind === "negate") return termsOf(expression.argument).map(negated);
  if (expression.kind !== "binary" || (expression.operator !== "+" && expression.operator !== "-")) return [expression];
  const right = termsOf(expression.right);
  return [...termsOf(expression.left), ...(expression.operator === "-" ? right.map(negated) : right)];
}

function negated(term: Expression): Expression {
  return term.kind === "negate" ? term.argument : neg(term);
}

function isConstant(expression: Expression): boolean {
  return freeVariables(expression).length === 0;
}
