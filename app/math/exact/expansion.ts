import { type Expression, freeVariables, type FunctionName, writtenFraction, writtenTerms } from "../expression";
import { exactValue } from "./exact-value";
import * as X from "./exact-number";
import type { ExactNumber } from "./exact-number";
import * as Q from "./rational";
import * as S from "./series";
import type { Expansion, Series } from "./series";
import { cosine, sine } from "./trigonometry";

/** Where the variable goes: to a number from one side, or to infinity. */
export interface Approach {
  variable: string;
  to: ExactNumber | "infinity";
  /** From below or to minus infinity: -1; from above or to plus infinity: 1. */
  side: -1 | 1;
  angle: "rad" | "deg";
}

const MOST_TERMS = 20;

/** The first terms of an expression's Laurent series as its variable goes somewhere, as far as they are known exactly. */
export function expansionAt(expression: Expression, approach: Approach): Series | null {
  const found = expansionOf(expression, approach);
  return found === "huge" ? null : found;
}

/**
 * How an expression behaves as its variable goes somewhere, with x = to + side · h or x = side / h: found by computing with Laurent
 * series, so that what it says is proven. Null where there is no rule.
 */
function expansionOf(expression: Expression, approach: Approach): Expansion | null {
  const { variable, to, side, angle } = approach;
  if (expression.kind !== "variable" && !freeVariables(expression).includes(variable)) {
    const value = exactValue(expression, { angle, values: new Map() });
    // A number that is not known exactly is bounded all the same.
    return value ? S.constant(value) : S.bound(0);
  }
  const of = (part: Expression) => expansionOf(part, approach);
  switch (expression.kind) {
    case "variable": {
      const step = X.fromInteger(side);
      return to === "infinity" ? S.monomial(step, -1) : S.add(S.constant(to), S.monomial(step, 1));
    }
    case "negate":
      return scaled(of(expression.argument), -1);
    case "binary":
      return ofBinary(expression, of);
    case "call":
      return ofCall(expression, of, angle);
    case "sum": {
      const terms = writtenTerms(expression, MOST_TERMS)?.map(of);
      return terms ? terms.reduce(sum, S.constant(X.ZERO)) : null;
    }
    case "piecewise": {
      for (const { condition, value } of expression.cases) {
        const holds = condition.operators.map((operator, k) => {
          const sign = signOfDifference(of(condition.sides[k] ?? expression), of(condition.sides[k + 1] ?? expression));
          return (
            sign && { "=": false, "!=": true, "<": sign < 0, "<=": sign < 0, ">": sign > 0, ">=": sign > 0 }[operator]
          );
        });
        if (holds.includes(null)) return null;
        if (holds.every((one) => one === true)) return of(value);
      }
      return expression.otherwise && of(expression.otherwise);
    }
    default:
      return null;
  }
}

function ofBinary(
  { operator, left, right }: Extract<Expression, { kind: "binary" }>,
  of: (part: Expression) => Expansion | null,
): Expansion | null {
  const [a, b] = [of(left), of(right)];
  switch (operator) {
    case "+":
      return sum(a, b);
    case "-":
      return sum(a, scaled(b, -1));
    case "*":
      return product(a, b);
    case "/":
      return product(a, inverse(b));
    case "^":
      return power(a, b, right);
  }
}

function sum(a: Expansion | null, b: Expansion | null): Expansion | null {
  if (!a || !b) return null;
  if (a === "huge" || b === "huge") return a === b ? null : "huge";
  return S.add(a, b);
}

function scaled(a: Expansion | null, by: number): Expansion | null {
  return a && a !== "huge" ? S.scale(a, X.fromInteger(by)) : a;
}

function product(a: Expansion | null, b: Expansion | null): Expansion | null {
  if (!a || !b) return null;
  if (a === "huge") return b === "huge" || b.coefficients.length > 0 ? "huge" : null;
  return b === "huge" ? product(b, a) : S.multiply(a, b);
}

function inverse(a: Expansion | null): Expansion | null {
  if (a === "huge") return S.tiny;
  return a && S.reciprocal(a);
}

function power(base: Expansion | null, exponent: Expansion | null, written: Expression): Expansion | null {
  if (!base || base === "huge" || !exponent || exponent === "huge") return null;
  const fixed = writtenFraction(written);
  const number = freeVariables(written).length === 0 ? exponent.coefficients[0] : undefined;
  const value = fixed ? Q.rational(fixed.above, fixed.below) : number ? X.asRational(number) : null;
  if (value) return rationalPower(base, value);
  const constant = S.limitOf(base);
  const isNumber = constant !== null && base.start === 0 && base.coefficients.slice(1).every(X.isZero);
  if (isNumber && exponent.start < 0) {
    const grows = (S.signOf(exponent) ?? 0) * Math.sign(X.toNumber(constant) - 1);
    if (X.signOf(constant) !== 1) return null;
    return grows > 0 ? "huge" : grows < 0 ? S.tiny : null;
  }
  const log = logarithm(base);
  return log && exponential(S.multiply(exponent, log));
}

// (c h^n (1 + u))^r = c^r h^(nr) (1 + r u + ...).
function rationalPower(base: Series, exponent: Q.Rational): Series | null {
  const r = Q.toNumber(exponent);
  const [first] = base.coefficients;
  if (!first) return r > 0 ? S.bound(base.order * r) : null;
  const isRoot = exponent.denominator !== 1n;
  const isNegative = isRoot && X.signOf(first) !== 1;
  const root = !isRoot ? first : exponent.denominator === 2n && !isNegative ? X.squareRoot(first) : null;
  const factor = root && X.power(root, Number(exponent.numerator));
  const start = base.start * r;
  // A root of h, or of a number that has none here: only its size is known.
  if (!factor || !Number.isInteger(start))
    return isNegative && exponent.denominator % 2n === 0n ? null : S.bound(start);
  const inverted = S.reciprocal(S.monomial(first, base.start));
  if (!inverted) return null;
  const u = S.add(S.multiply(base, inverted), S.constant(X.fromInteger(-1)));
  const powers = S.powerSeries(u, binomials(exponent));
  return powers && S.multiply(powers, S.monomial(factor, start));
}

function binomials(exponent: Q.Rational): (k: number) => ExactNumber {
  return (k) => {
    let coefficient = Q.ONE;
    for (let j = 0; j < k; j++)
      coefficient = Q.multiply(coefficient, Q.divide(Q.subtract(exponent, Q.rational(j)), Q.rational(j + 1)));
    return X.fromRational(coefficient);
  };
}

function exponential(of: Expansion | null): Expansion | null {
  if (!of || of === "huge") return null;
  if (of.start < 0 && of.coefficients.length > 0) {
    const sign = S.signOf(of);
    return sign === null ? null : sign > 0 ? "huge" : S.tiny;
  }
  const { limit, rest } = split(of);
  if (!limit || !rest) return of.order >= 0 && of.start >= 0 ? S.bound(0) : null;
  const at = X.asInteger(limit);
  const factor = at === null ? null : X.power(X.E, at);
  const series = S.powerSeries(rest, (k) => overFactorial(k, X.ONE));
  return series && (factor ? S.scale(series, factor) : S.bound(0));
}

// ln(c h^n (1 + u)) = ln c + n ln h + u - u²/2 + ...; where n is not zero, it is less than any power of 1/h.
function logarithm(of: Series): Series | null {
  const [first] = of.coefficients;
  if (!first || X.signOf(first) !== 1) return null;
  if (of.start !== 0) return S.bound(-1e-3);
  const inverted = X.divide(X.ONE, first);
  const u = inverted && S.add(S.scale(of, inverted), S.constant(X.fromInteger(-1)));
  const series = u && S.powerSeries(u, (k) => (k === 0 ? X.ZERO : X.fromRational(Q.rational(k % 2 === 0 ? -1 : 1, k))));
  if (!series) return null;
  return X.isEqual(first, X.ONE) ? series : X.isEqual(first, X.E) ? S.add(series, S.constant(X.ONE)) : S.bound(0);
}

function split(of: Series): { limit: ExactNumber | null; rest: Series | null } {
  const limit = S.limitOf(of);
  return { limit, rest: limit && S.add(of, S.constant(X.negate(limit))) };
}

function overFactorial(k: number, sign: ExactNumber): ExactNumber {
  const factorial = Array.from({ length: k }, (_, j) => BigInt(j + 1)).reduce((a, b) => a * b, 1n);
  return X.multiply(sign, X.fromRational(Q.rational(1n, factorial)));
}

function ofCall(
  call: Extract<Expression, { kind: "call" }>,
  of: (part: Expression) => Expansion | null,
  angle: "rad" | "deg",
): Expansion | null {
  const [first, second] = call.arguments;
  const x = first ? of(first) : null;
  if (!first || !x) return null;
  if (x === "huge") return BOUNDED.has(call.name) ? S.bound(0) : null;
  if (call.name === "min" || call.name === "max") return extreme(call, of);
  if (second && call.name !== "log") return null;
  switch (call.name) {
    case "sin":
    case "cos":
      return wave(call.name, x, angle);
    case "tan":
      return product(wave("sin", x, angle), inverse(wave("cos", x, angle)));
    case "cot":
      return product(wave("cos", x, angle), inverse(wave("sin", x, angle)));
    case "sec":
      return inverse(wave("cos", x, angle));
    case "csc":
      return inverse(wave("sin", x, angle));
    case "atan":
      return arctangent(x, angle);
    case "exp":
      return exponential(x);
    case "ln":
      return logarithm(x);
    case "log":
      return second || x.start === 0 ? null : logarithm(x);
    case "sinh":
    case "cosh":
    case "tanh":
      return hyperbolic(call.name, x);
    case "sqrt":
      return rationalPower(x, Q.rational(1, 2));
    case "cbrt":
      return x.coefficients.length > 0 ? S.bound(x.start / 3) : null;
    case "abs": {
      const sign = S.signOf(x);
      return sign === null ? (x.coefficients.length === 0 ? x : null) : S.scale(x, X.fromInteger(sign));
    }
    case "sign": {
      const sign = S.signOf(x);
      return sign && S.constant(X.fromInteger(sign));
    }
    case "floor":
      return floor(x);
    case "ceil":
      return scaled(floor(S.scale(x, X.fromInteger(-1))), -1);
    case "round":
      return floor(S.add(x, S.constant(X.fromRational(Q.rational(1, 2)))));
    default:
      return null;
  }
}

const BOUNDED: ReadonlySet<FunctionName> = new Set<FunctionName>(["sin", "cos"]);

// sin(c + u) = sin c cos u + cos c sin u.
function wave(name: "sin" | "cos", x: Expansion | null, angle: "rad" | "deg"): Series | null {
  if (!x || x === "huge") return null;
  const { limit, rest } = split(x);
  if (!limit || !rest) return S.bound(0);
  const [sin, cos] = [sine(limit, angle), cosine(limit, angle)];
  const degree = X.divide(X.PI, X.fromInteger(180));
  const u = angle === "deg" && degree ? S.scale(rest, degree) : rest;
  const series = (parity: 0 | 1) =>
    S.powerSeries(u, (k) => (k % 2 === parity ? overFactorial(k, X.fromInteger(k % 4 < 2 ? 1 : -1)) : X.ZERO));
  const [even, odd] = [series(0), series(1)];
  if (!even || !odd) return null;
  if (!sin || !cos) return S.bound(0);
  return name === "sin"
    ? S.add(S.scale(even, sin), S.scale(odd, cos))
    : S.add(S.scale(even, cos), S.scale(odd, X.negate(sin)));
}

// atan x = ±π/2 - atan(1/x); atan(c + u) = atan c + atan(u / (1 + c² + c u)).
function arctangent(x: Series, angle: "rad" | "deg"): Series | null {
  const unit = angle === "deg" ? X.divide(X.fromInteger(180), X.PI) : X.ONE;
  const small = (u: Series) =>
    S.powerSeries(u, (k) => (k % 2 === 0 ? X.ZERO : X.fromRational(Q.rational(k % 4 === 1 ? 1 : -1, k))));
  if (x.start < 0 && x.coefficients.length > 0) {
    const [sign, inner] = [S.signOf(x), S.reciprocal(x)];
    const rest = inner && small(inner);
    const right = X.fromRational(Q.rational(sign ?? 0, 2));
    return sign && rest && unit
      ? S.scale(S.add(S.constant(X.multiply(X.PI, right)), S.scale(rest, X.fromInteger(-1))), unit)
      : null;
  }
  const { limit, rest } = split(x);
  const series = limit && X.isZero(limit) && rest ? small(rest) : null;
  return series && unit ? S.scale(series, unit) : S.bound(0);
}

function hyperbolic(name: "sinh" | "cosh" | "tanh", x: Series): Expansion | null {
  if (x.start < 0) {
    const sign = S.signOf(x);
    if (sign === null) return null;
    return name === "tanh" ? S.add(S.constant(X.fromInteger(sign)), S.tiny) : "huge";
  }
  const [up, down] = [exponential(x), exponential(S.scale(x, X.fromInteger(-1)))];
  if (!up || !down || up === "huge" || down === "huge") return null;
  const half = X.fromRational(Q.rational(1, 2));
  const [sinh, cosh] = [S.add(up, S.scale(down, X.fromInteger(-1))), S.add(up, down)];
  if (name === "tanh") return product(sinh, inverse(cosh));
  return S.scale(name === "sinh" ? sinh : cosh, half);
}

// At an integer the values before and after it are told by the next coefficient.
function floor(x: Series): Series | null {
  const { limit, rest } = split(x);
  if (!limit || !rest) return null;
  const value = X.asRational(limit);
  if (!value) return null;
  if (!Q.isInteger(value)) return S.constant(X.fromInteger(Q.floor(value)));
  const sign = S.signOf(rest);
  return sign && S.constant(X.fromInteger(value.numerator - (sign < 0 ? 1n : 0n)));
}

function extreme(
  { name, arguments: parts }: Extract<Expression, { kind: "call" }>,
  of: (part: Expression) => Expansion | null,
): Expansion | null {
  return parts.map(of).reduce((best, next) => {
    const sign = signOfDifference(next, best);
    if (sign === null) return null;
    return sign > 0 === (name === "max") ? next : best;
  });
}

function signOfDifference(a: Expansion | null, b: Expansion | null): -1 | 1 | null {
  const difference = sum(a, scaled(b, -1));
  return difference && difference !== "huge" ? S.signOf(difference) : null;
}
