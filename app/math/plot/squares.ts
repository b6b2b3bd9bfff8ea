import { type AngleUnit, compile } from "../evaluate";
import { type Expression, freeVariables } from "../expression";
import { numberExpression } from "../substitute";

/** Where the two sides of a supposed identity are compared. */
const PROBES = [[0.37, -1.61], [2.83, 1.19], [-1.27, 0.71]];

/** Something whose square this is, defined wherever the square is: x^4 is that of x^2; null where it is no square, or a number. */
export function rootOf(expression: Expression): Expression | null {
  if (expression.kind !== "binary") return null;
  const { operator, left, right } = expression;
  if (operator === "^" && right.kind === "number" && Number(right.text) % 2 === 0) return Number(right.text) === 2 ? left : { ...expression, right: numberExpression(Number(right.text) / 2) };
  const [above, below] = [rootOf(left) ?? squareRoot(left), rootOf(right) ?? squareRoot(right)];
  return (operator === "*" || operator === "/") && above && below && !isConstant(expression) ? { ...expression, left: above, right: below } : null;
}

/** The a + b of a² + 2ab + b², or the a - b of its like, in whatever order; null where it is no such sum. */
export function baseOf(expression: Expression, angle: AngleUnit): Expression | null {
  const terms = termsOf(expression);
  const squares = terms.map((term) => rootOf(term) ?? squareRoot(term));
  const at = squares.findIndex((square) => !square);
  const [one, other] = squares.filter((_, k) => k !== (at < 0 ? 1 : at));
  if (terms.length !== 3 || !one || !other || isConstant(expression)) return null;
  const sum = (operator: "+" | "-"): Expression => ({ kind: "binary", operator, left: one, right: other, place: expression.place });
  const f = compile(expression, ["x", "y"], angle);
  const isSquare = (base: Expression) => {
    const g = compile(base, ["x", "y"], angle);
    return PROBES.every((point) => Math.abs(f(point) - g(point) ** 2) < 1e-12 * g(point) ** 2);
  };
  return [sum("+"), sum("-")].find(isSquare) ?? null;
}

function squareRoot(expression: Expression): Expression | null {
  const root = expression.kind === "number" ? Math.sqrt(Number(expression.text)) : NaN;
  return Number.isInteger(root) ? numberExpression(root) : null;
}

function termsOf(expression: Expression): Expression[] {
  if (expression.kind !== "binary" || (expression.operator !== "+" && expression.operator !== "-")) return [expression];
  const negative = expression.operator === "-";
  return [...termsOf(expression.left), ...termsOf(expression.right).map((term): Expression => (negative ? { kind: "negate", argument: term, place: term.place } : term))];
}

/** Whether no variable is in an expression. */
export function isConstant(expression: Expression): boolean {
  return freeVariables(expression).length === 0;
}
