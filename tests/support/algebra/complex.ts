import type { Expression, FunctionName } from "~/math/expression";
import type { Point } from "./values";

type Letters = ReadonlyMap<string, Point>;

/** The principal value, or null where a function of it is not known here. */
export function complexValue(expression: Expression, letters: Letters): Point | null {
  switch (expression.kind) {
    case "number":
      return [Number(expression.text), 0];
    case "constant":
      return [expression.name === "pi" ? Math.PI : Math.E, 0];
    case "variable":
      return letters.get(expression.name) ?? null;
    case "negate":
      return times([-1, 0], complexValue(expression.argument, letters));
    case "binary":
      return binary(
        expression.operator,
        complexValue(expression.left, letters),
        complexValue(expression.right, letters),
      );
    case "call":
      return call(expression.name, complexValue(expression.arguments[0] ?? expression, letters));
    default:
      return null;
  }
}

function binary(operator: string, a: Point | null, b: Point | null): Point | null {
  if (!a || !b) return null;
  if (operator === "+") return [a[0] + b[0], a[1] + b[1]];
  if (operator === "-") return [a[0] - b[0], a[1] - b[1]];
  if (operator === "*") return times(a, b);
  return operator === "/" ? times(a, inverse(b)) : power(a, b);
}

function times(a: Point, b: Point | null): Point | null {
  return b && [a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]];
}

function inverse([x, y]: Point): Point | null {
  const square = x * x + y * y;
  return square === 0 ? null : [x / square, -y / square];
}

function power(a: Point, b: Point): Point | null {
  if (b[1] === 0 && Number.isInteger(b[0]) && Math.abs(b[0]) <= 64) return wholePower(a, b[0]);
  const exponent = times(b, logarithm(a));
  return exponent && exponential(exponent);
}

function wholePower(a: Point, exponent: number): Point | null {
  if (exponent < 0) {
    const reciprocal = inverse(a);
    return reciprocal && wholePower(reciprocal, -exponent);
  }
  let result: Point | null = [1, 0];
  for (let k = 0; k < exponent && result; k++) result = times(a, result);
  return result;
}

function exponential([x, y]: Point): Point {
  return [Math.exp(x) * Math.cos(y), Math.exp(x) * Math.sin(y)];
}

function logarithm([x, y]: Point): Point | null {
  return x === 0 && y === 0 ? null : [Math.log(Math.hypot(x, y)), Math.atan2(y, x)];
}

function call(name: FunctionName, a: Point | null): Point | null {
  if (!a) return null;
  if (name === "sqrt") return a[0] === 0 && a[1] === 0 ? a : power(a, [0.5, 0]);
  if (name === "abs") return [Math.hypot(...a), 0];
  if (name === "exp") return exponential(a);
  if (name === "ln") return logarithm(a);
  if (a[1] !== 0) return null;
  if (name === "sin") return [Math.sin(a[0]), 0];
  return name === "cos" ? [Math.cos(a[0]), 0] : name === "atan" ? [Math.atan(a[0]), 0] : null;
}
