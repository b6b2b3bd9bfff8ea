import {
  add,
  asInteger,
  asRational,
  type ExactContext,
  type ExactNumber,
  exactValue,
  expansionAt,
  fromInteger,
  fromRational,
  isEqual,
  isZero,
  multiply,
  ONE,
  PI,
  Q,
  signOf,
  divide,
} from "../exact";
import { childrenOf, type Expression, type ExpressionOf, freeVariables, expandSum } from "../expression";
import type { AngleUnit } from "../numeric";

/** What can be said without rounding; null and false mean "not known". */
export interface ExactFunction {
  valueAt: (at: ExactNumber) => ExactNumber | null;
  isZeroAt: (at: ExactNumber) => boolean;
  isIndeterminateAt: (at: ExactNumber) => boolean;
  /** Whether some part of the formula may break or have a corner there. */
  isSingularAt: (at: ExactNumber) => boolean;
  limitAt: (to: ExactNumber, side: -1 | 1) => ExactNumber | null;
  /** The asymptote slope · x + offset. */
  lineAt: (side: -1 | 1) => { slope: ExactNumber; offset: ExactNumber } | null;
}

const MOST_TERMS = 40;

export function exactFunction(expression: Expression, variable: string, angle: AngleUnit): ExactFunction {
  const contextAt = (at: ExactNumber): ExactContext => ({ angle, values: new Map([[variable, at]]) });
  return {
    valueAt: (at) => exactValue(expression, contextAt(at)),
    isZeroAt: (at) => isExactlyZero(expression, contextAt(at)),
    isIndeterminateAt: (at) => hasZeroToZero(expression, contextAt(at)),
    isSingularAt: (at) => isSingular(expression, variable, contextAt(at)),
    limitAt: (to, side) => {
      const found = expansionAt(expression, { variable, to, side, angle });
      if (!found || found.order <= 0 || found.start < 0) return null;
      return found.start === 0 ? (found.coefficients[0] ?? null) : [];
    },
    lineAt: (side) => {
      const found = expansionAt(expression, { variable, to: "infinity", side, angle });
      if (!found || found.order <= 0 || found.start < -1) return null;
      const at = (exponent: number) => found.coefficients[exponent - found.start] ?? [];
      return { slope: multiply(at(-1), fromInteger(side)), offset: at(0) };
    },
  };
}

function isExactlyZero(expression: Expression, context: ExactContext): boolean {
  const value = exactValue(expression, context);
  if (value) return isZero(value);
  if (expression.kind === "negate") return isExactlyZero(expression.argument, context);
  if (expression.kind !== "binary") return false;
  const { operator, left, right } = expression;
  if (operator === "*") return isExactlyZero(left, context) || isExactlyZero(right, context);
  if (operator === "/") return isExactlyZero(left, context) && !isExactlyZero(right, context);
  return (operator === "+" || operator === "-") && isExactlyZero(left, context) && isExactlyZero(right, context);
}

function isSingular(expression: Expression, variable: string, context: ExactContext): boolean {
  if (!freeVariables(expression).includes(variable)) return false;
  const parts = expression.kind === "sum" ? (expandSum(expression, MOST_TERMS) ?? []) : childrenOf(expression);
  return breaksItself(expression, context) || parts.some((part) => isSingular(part, variable, context));
}

function breaksItself(expression: Expression, context: ExactContext): boolean {
  const is = (part: Expression | undefined, number: ExactNumber) => {
    const value = part && exactValue(part, context);
    return !!value && isEqual(value, number);
  };
  if (expression.kind === "binary")
    return (
      (expression.operator === "/" && isExactlyZero(expression.right, context)) ||
      (expression.operator === "^" && (is(expression.left, []) || isLonePower(expression, context)))
    );
  if (expression.kind === "piecewise")
    return expression.cases.some(({ condition: { sides } }) =>
      sides.some((side, k) => k > 0 && areEqual(side, sides[k - 1], context)),
    );
  if (expression.kind !== "call") return false;
  const [first, second] = expression.arguments;
  const value = first && exactValue(first, context);
  if (!value) return false;
  switch (expression.name) {
    case "abs":
    case "sign":
    case "ln":
    case "log":
    case "sqrt":
    case "cbrt":
    case "root":
      return isZero(value) || (expression.name === "log" && is(second, ONE));
    case "asin":
    case "acos":
    case "acosh":
    case "atanh":
      return isEqual(multiply(value, value), ONE);
    case "floor":
    case "ceil":
      return isWhole(value);
    case "round":
      return isWhole(add(value, fromRational(Q.rational(1, 2))));
    case "mod": {
      const divisor = second && exactValue(second, context);
      const quotient = divisor && divide(value, divisor);
      return !!quotient && isWhole(quotient);
    }
    case "tan":
    case "sec":
      return isWhole(add(halfTurns(value, context), fromRational(Q.rational(1, 2))));
    case "cot":
    case "csc":
      return isWhole(halfTurns(value, context));
    case "min":
    case "max":
      return expression.arguments.some((part, k) =>
        expression.arguments.some((other, j) => j < k && areEqual(part, other, context)),
      );
    case "factorial":
      return (asInteger(value) ?? 0) < 0;
    default:
      return false;
  }
}

// x^x has a value at -3, and none beside it.
function isLonePower({ left, right }: ExpressionOf<"binary">, context: ExactContext): boolean {
  if (freeVariables(right).length === 0) return false;
  const [base, exponent] = [exactValue(left, context), exactValue(right, context)];
  return !!base && !!exponent && signOf(base) === -1 && isWhole(exponent);
}

/** 0^0 with a variable exponent is undefined, whatever Math.pow returns. */
function hasZeroToZero(expression: Expression, context: ExactContext): boolean {
  if (expression.kind === "binary" && expression.operator === "^" && freeVariables(expression.right).length > 0) {
    const isNought = [expression.left, expression.right].every((part) => isExactlyZero(part, context));
    if (isNought) return true;
  }
  return childrenOf(expression).some((part) => hasZeroToZero(part, context));
}

function areEqual(one: Expression, other: Expression | undefined, context: ExactContext): boolean {
  const [a, b] = [exactValue(one, context), other && exactValue(other, context)];
  return !!a && !!b && isEqual(a, b);
}

function isWhole(number: ExactNumber): boolean {
  const value = asRational(number);
  return value !== null && Q.isInteger(value);
}

function halfTurns(angle: ExactNumber, { angle: unit }: ExactContext): ExactNumber {
  return divide(angle, unit === "deg" ? fromInteger(180) : PI) ?? angle;
}
