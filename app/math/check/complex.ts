import {
  add,
  areEqual,
  divide,
  type Evaluated,
  evaluate,
  exactly,
  integer,
  multiply,
  ONE,
  type Real,
  signOf,
  subtract,
  ZERO,
} from "../ball";
import { Q } from "../exact";
import { call, childrenOf, type Expression, type ExpressionOf, freeVariables, variable } from "../expression";
import type { Verdict } from "./claim";
import type { Value } from "./formula";
import { samplePoints } from "./points";
import { refusal } from "./values";

interface Complex {
  re: Real;
  im: Real;
}

type Result = Complex | "undefined" | "unknown";
type Letters = ReadonlyMap<string, Complex>;

const SAMPLES = 8;
const LARGEST_EXPONENT = 10_000n;

/** Whether two values agree, i being the imaginary unit; other letters may only be added and multiplied. */
export function checkComplexEqual(before: Value, after: Value): Verdict {
  const letters = [...new Set([before, after].flatMap(({ value }) => freeVariables(value)))].filter(
    (name) => name !== "i",
  );
  if (before.given.length + after.given.length > 0) return refusal("Conditions are not known among complex numbers.");
  if (letters.length > 0 && ![before, after].every(({ value }) => isPolynomial(value)))
    return refusal("Letters stand in a divisor, or in a function.");
  const points = letters.length > 0 ? pointsFor(letters) : [new Map<string, Complex>()];
  for (const point of points) {
    const [a, b] = [complexValue(before.value, point), complexValue(after.value, point)];
    if (a === "unknown" || b === "unknown") return refusal("The values cannot be computed.");
    if (a === "undefined" || b === "undefined") {
      if (a !== b) return refusal("Only one of the lines has a value.");
    } else if (areEqual(a.re, b.re) !== true || areEqual(a.im, b.im) !== true)
      return refusal("The two lines have different values.");
  }
  return { accepted: true };
}

function isPolynomial(expression: Expression): boolean {
  const isNumeric = (one: Expression) => freeVariables(one).every((name) => name === "i");
  if (isNumeric(expression)) return true;
  if (expression.kind === "call" || expression.kind === "sum" || expression.kind === "piecewise") return false;
  if (expression.kind === "binary" && (expression.operator === "/" || expression.operator === "^"))
    return isNumeric(expression.right) && isPolynomial(expression.left) && expression.right.kind === "number";
  return childrenOf(expression).every(isPolynomial);
}

function pointsFor(letters: readonly string[]): Letters[] {
  const names = letters.flatMap((name) => [name, `${name} im`]);
  return samplePoints(names, SAMPLES).map(
    (point) =>
      new Map(letters.map((name) => [name, { re: point.get(name) ?? ZERO, im: point.get(`${name} im`) ?? ZERO }])),
  );
}

function complexValue(expression: Expression, letters: Letters): Result {
  switch (expression.kind) {
    case "number":
    case "constant":
      return real(evaluate(expression, new Map()));
    case "variable":
      return expression.name === "i" ? { re: ZERO, im: ONE } : (letters.get(expression.name) ?? "unknown");
    case "negate":
      return mapped(complexValue(expression.argument, letters), (one) => times({ re: integer(-1), im: ZERO }, one));
    case "binary":
      return mapped(complexValue(expression.left, letters), (left) =>
        mapped(complexValue(expression.right, letters), (right) => combined(expression, left, right)),
      );
    case "call": {
      const [first, second] = expression.arguments;
      if (!first || second) return "unknown";
      return mapped(complexValue(first, letters), (argument) => applied(expression.name, argument));
    }
    default:
      return "unknown";
  }
}

function mapped(value: Result, change: (value: Complex) => Result): Result {
  return typeof value === "string" ? value : change(value);
}

function real(value: Evaluated): Result {
  return typeof value === "string" ? "unknown" : { re: value, im: ZERO };
}

function combined({ operator, left }: ExpressionOf<"binary">, a: Complex, b: Complex): Result {
  switch (operator) {
    case "+":
      return { re: add(a.re, b.re), im: add(a.im, b.im) };
    case "-":
      return { re: subtract(a.re, b.re), im: subtract(a.im, b.im) };
    case "*":
      return times(a, b);
    case "/":
      return quotient(a, b);
    case "^":
      return left.kind === "constant" && left.name === "e" ? exponential(b) : power(a, b);
  }
}

function times(a: Complex, b: Complex): Complex {
  return {
    re: subtract(multiply(a.re, b.re), multiply(a.im, b.im)),
    im: add(multiply(a.re, b.im), multiply(a.im, b.re)),
  };
}

function squareOf({ re, im }: Complex): Real {
  return add(multiply(re, re), multiply(im, im));
}

function quotient(a: Complex, b: Complex): Result {
  const factor = divide(ONE, squareOf(b));
  if (typeof factor === "string") return factor;
  const product = times(a, { re: b.re, im: subtract(ZERO, b.im) });
  return { re: multiply(product.re, factor), im: multiply(product.im, factor) };
}

// Whole powers, and real ones of positive numbers.
function power(base: Complex, exponent: Complex): Result {
  if (signOf(exponent.im) !== 0) return "unknown";
  const value = exponent.re.kind === "rational" ? exponent.re.value : null;
  if (value?.denominator === 1n) return wholePower(base, value.numerator);
  if (signOf(base.im) !== 0 || signOf(base.re) !== 1) return "unknown";
  return real(ofReals({ kind: "binary", operator: "^", ...OPERANDS }, base.re, exponent.re));
}

const OPERANDS = { left: variable("$a"), right: variable("$b"), span: { start: 0, end: 0 } };

function wholePower(base: Complex, exponent: bigint): Result {
  const size = exponent < 0n ? -exponent : exponent;
  const sign = signOf(squareOf(base));
  if (sign === null || size > LARGEST_EXPONENT) return "unknown";
  if (sign === 0 && exponent <= 0n) return "undefined";
  let result: Complex = { re: ONE, im: ZERO };
  for (const digit of size.toString(2)) {
    result = times(result, result);
    if (digit === "1") result = times(result, base);
  }
  return exponent < 0n ? quotient({ re: ONE, im: ZERO }, result) : result;
}

function ofReals(expression: Expression, a: Real, b: Real = ZERO): Evaluated {
  return evaluate(
    expression,
    new Map([
      ["$a", a],
      ["$b", b],
    ]),
  );
}

function exponential({ re, im }: Complex): Result {
  const [size, cos, sin] = [
    ofReals(call("exp", variable("$a")), re),
    ofReals(call("cos", variable("$a")), im),
    ofReals(call("sin", variable("$a")), im),
  ];
  if (typeof size !== "object" || typeof cos !== "object" || typeof sin !== "object") return "unknown";
  return { re: multiply(size, cos), im: multiply(size, sin) };
}

function applied(name: ExpressionOf<"call">["name"], argument: Complex): Result {
  if (name === "exp") return exponential(argument);
  if (name === "abs") return real(ofReals(call("sqrt", variable("$a")), squareOf(argument)));
  if (name === "sqrt") return squareRoot(argument);
  // Where the real function has a value, and is no root, it is that of the principal branch.
  if (signOf(argument.im) !== 0 || name === "cbrt" || name === "root") return "unknown";
  return real(ofReals(call(name, variable("$a")), argument.re));
}

// The one with a positive real part, or on the upper half of the imaginary axis.
function squareRoot(argument: Complex): Result {
  const size = ofReals(call("sqrt", variable("$a")), squareOf(argument));
  const sign = signOf(argument.im);
  if (typeof size !== "object" || sign === null) return "unknown";
  const half = exactly(Q.rational(1, 2));
  const halves = [add(size, argument.re), subtract(size, argument.re)].map((sum) => multiply(half, sum));
  const [re, im] = halves.map((one) => (signOf(one) === 0 ? ZERO : ofReals(call("sqrt", variable("$a")), one)));
  if (typeof re !== "object" || typeof im !== "object") return "unknown";
  return { re, im: sign < 0 ? subtract(ZERO, im) : im };
}
