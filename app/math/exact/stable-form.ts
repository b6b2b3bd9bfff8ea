import {
  binary,
  type BinaryOperator,
  call,
  div,
  type Expression,
  type ExpressionOf,
  isNumber,
  keyOf,
  mul,
  neg,
  num,
  pow,
  sub,
  withChildren,
} from "../expression";
import { baseOf } from "./perfect-square";

type Binary = ExpressionOf<"binary">;

/** 1 - cos u loses its digits near 0, and both sides of e^x / (1 + e^x) soon overflow. */
export function stableForm(expression: Expression): Expression {
  const inner = withChildren(expression, stableForm);
  return (inner.kind === "binary" && better(inner)) || (inner.kind === "call" && rootOfSquare(inner)) || inner;
}

// sqrt(x^2 - 6x + 9) is |x - 3|: a sum that only touches zero is not known to be nonnegative.
function rootOfSquare({ name, arguments: [square] }: ExpressionOf<"call">): Expression | null {
  const base = name === "sqrt" && square ? baseOf(square) : null;
  return base && call("abs", base);
}

function better({ operator, left, right }: Binary): Expression | null {
  if (operator === "-" && isNumber(left, 1)) return complementOfCosine(right);
  if (operator === "-" && isNumber(right, 1)) return negated(complementOfCosine(left));
  if (operator !== "/" || right.kind !== "binary") return null;
  const below = squareOfWave(right);
  return below ? div(left, below) : quotient(left, right);
}

// In a denominator 1 + cos u is 2 cos²(u/2), and 1 - sin u is 2 sin²((v - u)/2) with the right angle v.
function squareOfWave({ operator, left, right }: Binary): Expression | null {
  const [one, wave] = operator === "+" && isNumber(right, 1) ? [right, left] : [left, right];
  const [u] = wave.kind === "call" ? wave.arguments : [];
  if (!isNumber(one, 1) || wave.kind !== "call" || !u) return null;
  const square = (root: Expression) => mul(num(2), pow(root, num(2)));
  if (wave.name === "cos" && operator === "+") return square(call("cos", div(u, num(2))));
  if (wave.name !== "sin" || (operator !== "+" && operator !== "-")) return null;
  return square(call("sin", div(binary(operator, call("acos", num(0)), u), num(2))));
}

function complementOfCosine(cosine: Expression): Expression | null {
  const [u] = cosine.kind === "call" && cosine.name === "cos" ? cosine.arguments : [];
  if (!u) return null;
  return mul(num(2), pow(call("sin", div(u, num(2))), num(2)));
}

// For an exponential E: E / (E + d) = 1 / (1 + d/E) and (E - d) / (E + d) = 1 - 2d / (E + d), or 2 / (1 + E/d) if d is
// one too.
function quotient(above: Expression, below: Binary): Expression | null {
  if (below.operator !== "+" && below.operator !== "-") return null;
  const { left, right, operator } = below;
  if (isSame(above, left) && reciprocal(left)) return share(left, operator, right);
  if (isSame(above, right) && operator === "+" && reciprocal(right)) return share(right, operator, left);
  if (above.kind !== "binary" || !reciprocal(left) || !isSame(above.left, left) || !isSame(above.right, right))
    return null;
  if (above.operator !== "-" || operator !== "+") return null;
  return sub(num(1), mul(num(2), share(right, "+", left) ?? div(right, below)));
}

function share(exponential: Expression, operator: BinaryOperator, other: Expression): Expression | null {
  const inverse = reciprocal(exponential);
  return inverse && div(num(1), binary(operator, num(1), mul(other, inverse)));
}

function reciprocal(expression: Expression): Expression | null {
  const [u] = expression.kind === "call" && expression.name === "exp" ? expression.arguments : [];
  if (u && expression.kind === "call") return { ...expression, arguments: [neg(u)] };
  if (expression.kind !== "binary" || expression.operator !== "^" || !isPositive(expression.left)) return null;
  return { ...expression, right: neg(expression.right, expression.span) };
}

function isPositive(expression: Expression): boolean {
  return expression.kind === "constant" || (expression.kind === "number" && Number(expression.text) > 0);
}

function isSame(a: Expression, b: Expression): boolean {
  return keyOf(a) === keyOf(b);
}

function negated(argument: Expression | null): Expression | null {
  return argument && neg(argument);
}
