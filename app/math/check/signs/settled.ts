import { evaluate, signOf } from "../../ball";
import {
  add,
  call,
  num,
  sub,
  childrenOf,
  type Expression,
  type ExpressionOf,
  freeVariables,
  literalFraction,
  neg,
  withChildren,
} from "../../expression";
import { isNowhereZero } from "./nowhere-zero";
import type { Places, Stretch } from "./stretches";

const CONTINUOUS = new Set(["exp", "abs", "cbrt", "sin", "cos", "atan", "sinh", "cosh", "tanh", "asinh"]);

/** Whether an expression in one variable is defined, and has one sign, on all or nothing of each stretch. */
export function isSettled(expression: Expression, places: Places): boolean {
  return (
    isEvenlyDefined(expression, places) &&
    places.stretches.every((stretch) => hasOneSign(expression, places.name, stretch))
  );
}

/** Whether it is defined on all or nothing of each stretch, and continuous there. */
function isEvenlyDefined(expression: Expression, places: Places): boolean {
  switch (expression.kind) {
    case "number":
    case "constant":
    case "variable":
      return true;
    case "negate":
      return isEvenlyDefined(expression.argument, places);
    case "binary":
      return ofBinary(expression, places);
    case "call":
      return ofCall(expression, places);
    default:
      return false;
  }
}

function ofBinary({ operator, left, right }: ExpressionOf<"binary">, places: Places): boolean {
  if (operator === "/") return isEvenlyDefined(left, places) && isSettled(right, places);
  if (operator !== "^") return isEvenlyDefined(left, places) && isEvenlyDefined(right, places);
  if (!isClosed(right)) return isPositive(left) && isEvenlyDefined(right, places);
  const isNatural = right.kind === "number" && /^0*[1-9]\d*$/.test(right.text);
  if (isNatural) return isEvenlyDefined(left, places);
  const isLiteral = right.kind === "number" || right.kind === "negate" || literalFraction(right) !== null;
  return isLiteral && isSettled(left, places);
}

function ofCall({ name, arguments: [first, second] }: ExpressionOf<"call">, places: Places): boolean {
  if (!first) return false;
  if (name === "log" || name === "root") return (!second || isPositive(second)) && isSettled(first, places);
  if (second) return false;
  if (name === "ln" || name === "sqrt") return isSettled(first, places);
  if (name === "tan") return isEvenlyDefined(first, places) && isSettled(call("cos", first), places);
  if (name === "asin" || name === "acos")
    return isSettled(sub(first, num(1)), places) && isSettled(add(first, num(1)), places);
  return CONTINUOUS.has(name) && isEvenlyDefined(first, places);
}

// Continuous, so that it is enough to know that it is nowhere zero, or everywhere.
function hasOneSign(expression: Expression, name: string, stretch: Stretch): boolean {
  const value = evaluate(expression, new Map([[name, stretch.sample]]));
  if (value === "undefined") return true;
  if (value === "unknown") return false;
  const plain = withoutAbsolute(expression, name, stretch);
  return plain !== null && isNowhereZero(plain, name, stretch);
}

// |u| is u or -u, as u is at the sample.
function withoutAbsolute(expression: Expression, name: string, stretch: Stretch): Expression | null {
  if (!hasAbsolute(expression)) return expression;
  let failed = false;
  const change = (part: Expression): Expression => {
    const inner = withChildren(part, change);
    if (inner.kind !== "call" || inner.name !== "abs") return inner;
    const [argument] = inner.arguments;
    const value = argument && evaluate(argument, new Map([[name, stretch.sample]]));
    const sign = typeof value === "object" ? signOf(value) : null;
    if (!argument || sign === null || !hasOneSign(argument, name, stretch)) failed = true;
    return argument && sign === -1 ? neg(argument) : (argument ?? inner);
  };
  const result = change(expression);
  return failed ? null : result;
}

function hasAbsolute(expression: Expression): boolean {
  return (expression.kind === "call" && expression.name === "abs") || childrenOf(expression).some(hasAbsolute);
}

function isPositive(expression: Expression): boolean {
  const value = isClosed(expression) ? evaluate(expression, new Map()) : "unknown";
  return typeof value === "object" && signOf(value) === 1;
}

function isClosed(expression: Expression): boolean {
  return freeVariables(expression).length === 0;
}
