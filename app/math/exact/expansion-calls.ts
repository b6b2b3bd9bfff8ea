import type { Expression, FunctionName } from "../expression";
import * as X from "./exact-number";
import {
  exponential,
  inverse,
  logarithm,
  overFactorial,
  product,
  rationalPower,
  scaled,
  signOfDifference,
  split,
} from "./expansion-arithmetic";
import * as Q from "./rational";
import * as S from "./series";
import type { Expansion, Series } from "./series";
import { cosine, sine } from "./trigonometry";

export function expansionOfCall(
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

// At an integer the next coefficient tells on which side of it the values lie.
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
