import { throwIfInterrupted } from "../budget";
import { Q } from "../exact";
import {
  childrenOf,
  expandSum,
  type Expression,
  type ExpressionOf,
  literalFraction,
  type Relation,
} from "../expression";
import { evaluateCall } from "./calls";
import * as R from "./real";
import type { Evaluated, Real } from "./real";

export type Point = ReadonlyMap<string, Real>;

const MOST_TERMS = 200;

/**
 * The value at a point, with proof: a number without error, or a ball of about 75 digits that holds it. In algebra 0^0 is
 * undefined. A number that agrees with zero in 48 digits is taken for zero where something hangs on it, as in a divisor.
 */
export function evaluate(expression: Expression, point: Point): Evaluated {
  if (expression.kind === "variable" || !isClosed(expression)) return evaluateNow(expression, point);
  const value = constants.get(expression) ?? evaluateNow(expression, point);
  constants.set(expression, value);
  return value;
}

const constants = new WeakMap<Expression, Evaluated>();
const closed = new WeakMap<Expression, boolean>();

// Trees never change, so what has no letters is computed once.
function isClosed(expression: Expression): boolean {
  if (expression.kind === "variable") return false;
  if (expression.kind !== "call" && expression.kind !== "binary" && expression.kind !== "negate") {
    return expression.kind === "number" || expression.kind === "constant";
  }
  const known = closed.get(expression) ?? childrenOf(expression).every(isClosed);
  closed.set(expression, known);
  return known;
}

function evaluateNow(expression: Expression, point: Point): Evaluated {
  if (expression.kind === "binary" || expression.kind === "call") throwIfInterrupted();
  switch (expression.kind) {
    case "number": {
      const value = Q.parseRational(expression.text);
      return value ? R.exactly(value) : "unknown";
    }
    case "constant":
      return expression.name === "pi" ? R.PI : R.E;
    case "variable":
      return point.get(expression.name) ?? "unknown";
    case "negate":
      return R.mapped(evaluate(expression.argument, point), R.negate);
    case "binary":
      return ofBinary(expression, point);
    case "call":
      return withAll(expression.arguments, point, (values) => evaluateCall(expression.name, values));
    case "sum": {
      const terms = expandSum(expression, MOST_TERMS);
      return terms ? withAll(terms, point, (values) => values.reduce(R.add, R.ZERO)) : "unknown";
    }
    case "piecewise":
      return ofPiecewise(expression, point);
    case "tuple":
      return "unknown";
  }
}

/** Whether a relation holds: never where a side is undefined. Null where it cannot be told. */
export function holds({ sides, operators }: Relation, point: Point): boolean | null {
  const values = sides.map((side) => evaluate(side, point));
  if (values.includes("undefined")) return false;
  let certain = true;
  for (const [k, operator] of operators.entries()) {
    const [a, b] = [values[k], values[k + 1]];
    const sign = typeof a === "object" && typeof b === "object" ? R.signOf(R.subtract(a, b)) : null;
    if (sign !== null && !compares(sign, operator)) return false;
    certain &&= sign !== null;
  }
  return certain ? true : null;
}

function compares(sign: -1 | 0 | 1, operator: Relation["operators"][number]): boolean {
  switch (operator) {
    case "=":
      return sign === 0;
    case "!=":
      return sign !== 0;
    case "<":
      return sign < 0;
    case "<=":
      return sign <= 0;
    case ">":
      return sign > 0;
    case ">=":
      return sign >= 0;
  }
}

function withAll(parts: readonly Expression[], point: Point, compute: (values: Real[]) => Evaluated): Evaluated {
  const values: Real[] = [];
  let unknown = false;
  for (const part of parts) {
    const value = evaluate(part, point);
    if (value === "undefined") return value;
    if (value === "unknown") unknown = true;
    else values.push(value);
  }
  return unknown ? "unknown" : compute(values);
}

function ofBinary({ operator, left, right }: ExpressionOf<"binary">, point: Point): Evaluated {
  return withAll([left, right], point, ([a = R.ZERO, b = R.ZERO]) => {
    switch (operator) {
      case "+":
        return R.add(a, b);
      case "-":
        return R.subtract(a, b);
      case "*":
        return R.multiply(a, b);
      case "/":
        return R.divide(a, b);
      case "^":
        return ofPower(a, b, right);
    }
  });
}

// A written fraction with an odd denominator means the real root.
function ofPower(base: Real, exponent: Real, written: Expression): Evaluated {
  const fraction = literalFraction(written);
  if (!fraction || fraction.denominator % 2 === 0 || R.signOf(base) !== -1) return R.power(base, exponent);
  return R.mapped(R.root(base, fraction.denominator), (root) => R.power(root, R.integer(fraction.numerator)));
}

function ofPiecewise({ cases, otherwise }: ExpressionOf<"piecewise">, point: Point): Evaluated {
  for (const { condition, value } of cases) {
    const holding = holds(condition, point);
    if (holding === null) return "unknown";
    if (holding) return evaluate(value, point);
  }
  return otherwise ? evaluate(otherwise, point) : "undefined";
}
