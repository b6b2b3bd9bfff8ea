import type { FunctionName } from "../expression";
import * as X from "./exact-number";
import type { ExactNumber } from "./exact-number";
import * as Q from "./rational";
import { cosine, inverseOf, sine } from "./trigonometry";

const LARGEST_FACTORIAL = 100;

const LARGEST_LOGARITHM = 60;

/** @param isWritten whether the exponent is written as a fraction: then a negative base has odd roots */
export function exactPower(base: ExactNumber, exponent: ExactNumber, isWritten: boolean): ExactNumber | null {
  const value = X.asRational(exponent);
  if (!value) return X.isEqual(base, X.ONE) ? X.ONE : null;
  if (X.isZero(base) && value.numerator <= 0n) return null;
  const [above, below] = [Number(value.numerator), Number(value.denominator)];
  if (!Number.isSafeInteger(above) || !Number.isSafeInteger(below)) return null;
  if (below % 2 === 1 && below > 1 && !isWritten && X.signOf(base) === -1) return null;
  const root = exactRoot(base, below);
  return root && X.power(root, above);
}

function exactRoot(number: ExactNumber, degree: number): ExactNumber | null {
  if (degree === 1) return number;
  if (degree === 2) return X.squareRoot(number);
  const value = X.asRational(number);
  const isNegative = value !== null && value.numerator < 0n;
  if (!value || degree < 1 || (isNegative && degree % 2 === 0)) return null;
  const candidate = Q.rationalFromRoot(isNegative ? Q.negate(value) : value, degree);
  return candidate && X.fromRational(isNegative ? Q.negate(candidate) : candidate);
}

type Rule = (x: ExactNumber, y: ExactNumber | undefined, angle: "rad" | "deg") => ExactNumber | null;

const RULES: Partial<Record<FunctionName, Rule>> = {
  sin: (x, _, angle) => sine(x, angle),
  cos: (x, _, angle) => cosine(x, angle),
  tan: (x, _, angle) => quotient(sine(x, angle), cosine(x, angle)),
  cot: (x, _, angle) => quotient(cosine(x, angle), sine(x, angle)),
  sec: (x, _, angle) => quotient(X.ONE, cosine(x, angle)),
  csc: (x, _, angle) => quotient(X.ONE, sine(x, angle)),
  asin: (x, _, angle) => inverseOf("asin", x, angle),
  acos: (x, _, angle) => inverseOf("acos", x, angle),
  atan: (x, _, angle) => inverseOf("atan", x, angle),
  sinh: (x) => at(x, X.ZERO, X.ZERO),
  cosh: (x) => at(x, X.ZERO, X.ONE),
  tanh: (x) => at(x, X.ZERO, X.ZERO),
  asinh: (x) => at(x, X.ZERO, X.ZERO),
  acosh: (x) => at(x, X.ONE, X.ZERO),
  atanh: (x) => at(x, X.ZERO, X.ZERO),
  exp: (x) => {
    const exponent = X.asInteger(x);
    return exponent === null ? null : X.power(X.E, exponent);
  },
  ln: (x) => logarithm(x, X.E),
  log: (x, base) => logarithm(x, base ?? X.fromInteger(10)),
  sqrt: (x) => X.squareRoot(x),
  cbrt: (x) => exactRoot(x, 3),
  root: (x, degree) => {
    const times = degree ? X.asInteger(degree) : null;
    return times !== null && times > 0 ? exactRoot(x, times) : null;
  },
  abs: (x) => X.absolute(x),
  sign: (x) => {
    const sign = X.signOf(x);
    return sign === null ? null : X.fromInteger(sign);
  },
  floor: (x) => floor(x),
  ceil: (x) => {
    const below = floor(X.negate(x));
    return below && X.negate(below);
  },
  round: (x) => floor(X.add(x, X.fromRational(Q.rational(1, 2)))),
  mod: (x, y) => {
    const times = y ? quotient(x, y) : null;
    const whole = times && floor(times);
    return y && whole ? X.subtract(x, X.multiply(y, whole)) : null;
  },
  factorial: (x) => {
    const n = X.asInteger(x);
    if (n === null || n < 0 || n > LARGEST_FACTORIAL) return null;
    return X.fromInteger(Array.from({ length: n }, (_, k) => BigInt(k + 1)).reduce((a, b) => a * b, 1n));
  },
};

export function exactCall(name: FunctionName, values: ExactNumber[], angle: "rad" | "deg"): ExactNumber | null {
  const [x, y] = values;
  if (!x) return null;
  if (name === "min" || name === "max") return extreme(values, name === "min" ? -1 : 1);
  return RULES[name]?.(x, y, angle) ?? null;
}

function extreme(values: ExactNumber[], sign: 1 | -1): ExactNumber | null {
  return values.reduce<ExactNumber | null>((best, value) => {
    const difference = best && X.signOf(X.subtract(value, best));
    return difference === null ? null : difference === sign ? value : best;
  }, values[0] ?? null);
}

function quotient(a: ExactNumber | null, b: ExactNumber | null): ExactNumber | null {
  return a && b && X.divide(a, b);
}

function at(x: ExactNumber, place: ExactNumber, value: ExactNumber): ExactNumber | null {
  return X.isEqual(x, place) ? value : null;
}

function floor(x: ExactNumber): ExactNumber | null {
  const value = X.asRational(x);
  if (value) return X.fromInteger(Q.floor(value));
  const below = Math.floor(X.toNumber(x));
  const isClear = [below, below + 1].every(
    (whole) => Math.abs(X.toNumber(x) - whole) > 1e-9 * Math.max(1, Math.abs(whole)),
  );
  return isClear ? X.fromInteger(below) : null;
}

function logarithm(x: ExactNumber, base: ExactNumber): ExactNumber | null {
  const exponent = Math.round(Math.log(X.toNumber(x)) / Math.log(X.toNumber(base)));
  if (!(Math.abs(exponent) <= LARGEST_LOGARITHM)) return null;
  const value = X.power(base, exponent);
  return value && X.isEqual(value, x) ? X.fromInteger(exponent) : null;
}
