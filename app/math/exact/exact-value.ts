import { type Expression, type Relation, literalFraction, expandSum } from "../expression";
import { exactCall, exactPower } from "./exact-calls";
import * as X from "./exact-number";
import type { ExactNumber } from "./exact-number";
import * as Q from "./rational";

export interface ExactContext {
  angle: "rad" | "deg";
  values: ReadonlyMap<string, ExactNumber>;
}

const MOST_TERMS = 40;

/**
 * The value without rounding: fractions, their roots, multiples of π and e, angles in multiples of 30° and 45°. Null
 * where that is impossible or the value undefined.
 */
export function exactValue(expression: Expression, context: ExactContext): ExactNumber | null {
  switch (expression.kind) {
    case "number": {
      const value = Q.parseRational(expression.text);
      return value && X.fromRational(value);
    }
    case "constant":
      return expression.name === "pi" ? X.PI : X.E;
    case "variable":
      return context.values.get(expression.name) ?? null;
    case "negate": {
      const value = exactValue(expression.argument, context);
      return value && X.negate(value);
    }
    case "binary":
      return ofBinary(expression, context);
    case "call": {
      const values = allOf(expression.arguments, context);
      return values && exactCall(expression.name, values, context.angle);
    }
    case "sum": {
      const terms = expandSum(expression, MOST_TERMS);
      return terms && (allOf(terms, context)?.reduce(X.add, X.ZERO) ?? null);
    }
    case "piecewise": {
      for (const { condition, value } of expression.cases) {
        const holds = exactlyHolds(condition, context);
        if (holds === null) return null;
        if (holds) return exactValue(value, context);
      }
      return expression.otherwise && exactValue(expression.otherwise, context);
    }
    case "tuple":
      return null;
  }
}

function allOf(expressions: readonly Expression[], context: ExactContext): ExactNumber[] | null {
  const values: ExactNumber[] = [];
  for (const expression of expressions) {
    const value = exactValue(expression, context);
    if (!value) return null;
    values.push(value);
  }
  return values;
}

function exactlyHolds({ sides, operators }: Relation, context: ExactContext): boolean | null {
  const values = allOf(sides, context);
  if (!values) return null;
  const held = operators.map((operator, k) => {
    const sign = X.signOf(X.subtract(values[k] ?? X.ZERO, values[k + 1] ?? X.ZERO));
    if (sign === null) return null;
    return { "=": sign === 0, "!=": sign !== 0, "<": sign < 0, "<=": sign <= 0, ">": sign > 0, ">=": sign >= 0 }[
      operator
    ];
  });
  return held.includes(null) ? null : held.every((one) => one === true);
}

function ofBinary(
  { operator, left, right }: Extract<Expression, { kind: "binary" }>,
  context: ExactContext,
): ExactNumber | null {
  const [a, b] = [exactValue(left, context), exactValue(right, context)];
  if (!a || !b) return null;
  switch (operator) {
    case "+":
      return X.add(a, b);
    case "-":
      return X.subtract(a, b);
    case "*":
      return X.multiply(a, b);
    case "/":
      return X.divide(a, b);
    case "^":
      return exactPower(a, b, literalFraction(right) !== null);
  }
}
