import { type AngleUnit, power } from "./evaluator";
import type { FunctionName } from "../expression";

type RealFunction = (...values: number[]) => number;

const DEGREE = Math.PI / 180;

/** Functions of an angle, and those whose value is one. */
const OF_ANGLES = new Set<FunctionName>(["sin", "cos", "tan", "cot", "sec", "csc"]);
const ANGLES = new Set<FunctionName>(["asin", "acos", "atan"]);

const one =
  (f: (x: number) => number): RealFunction =>
  (x = NaN) =>
    f(x);
const two =
  (f: (x: number, y: number) => number): RealFunction =>
  (x = NaN, y = NaN) =>
    f(x, y);

const REAL: Record<FunctionName, RealFunction> = {
  sin: one(Math.sin),
  cos: one(Math.cos),
  tan: one(Math.tan),
  cot: one((x) => reciprocal(Math.tan(x))),
  sec: one((x) => reciprocal(Math.cos(x))),
  csc: one((x) => reciprocal(Math.sin(x))),
  asin: one(Math.asin),
  acos: one(Math.acos),
  atan: one(Math.atan),
  sinh: one(Math.sinh),
  cosh: one(Math.cosh),
  tanh: one(Math.tanh),
  asinh: one(Math.asinh),
  acosh: one(Math.acosh),
  atanh: one((x) => (Math.abs(x) === 1 ? NaN : Math.atanh(x))),
  exp: one(Math.exp),
  ln: one(logarithm),
  log: (x = NaN, base = 10) => (base === 10 ? (x > 0 ? Math.log10(x) : NaN) : divided(logarithm(x), logarithm(base))),
  sqrt: one(Math.sqrt),
  cbrt: one(Math.cbrt),
  root: two(realRoot),
  abs: one(Math.abs),
  sign: one(Math.sign),
  floor: one(Math.floor),
  ceil: one(Math.ceil),
  round: one((x) => Math.floor(x + 0.5)),
  mod: two((x, y) => (y === 0 ? NaN : x - y * Math.floor(x / y))),
  min: Math.min,
  max: Math.max,
  factorial: one(factorial),
};

/** The function of this name on real numbers, NaN where it is undefined. In degrees, where angles are. */
export function applyFunction(name: FunctionName, angle: AngleUnit): RealFunction {
  const f = REAL[name];
  if (angle === "deg" && OF_ANGLES.has(name)) return (x = NaN) => f(x * DEGREE);
  if (angle === "deg" && ANGLES.has(name)) return (x = NaN) => f(x) / DEGREE;
  return f;
}

/** The real root: of a negative number where the degree is odd, NaN where it is even. */
export function realRoot(x: number, degree: number): number {
  if (degree === 3) return Math.cbrt(x);
  if (x < 0 && Math.abs(degree % 2) === 1) return -power(-x, 1 / degree);
  return degree === 0 ? NaN : power(x, 1 / degree);
}

const FACTORIALS = Array.from({ length: 171 }, (_, n) =>
  Array.from({ length: n }, (__, k) => k + 1).reduce((a, b) => a * b, 1),
);

/** The factorial, continued to real numbers by the gamma function; NaN at its poles. */
export function factorial(x: number): number {
  if (Number.isInteger(x)) return x < 0 ? NaN : (FACTORIALS[x] ?? Infinity);
  // Euler's reflection formula.
  if (x < -0.5) return Math.PI / (Math.sin(Math.PI * (x + 1)) * factorial(-x - 1));
  return x > 171 ? Infinity : gammaOfSuccessor(x);
}

// Lanczos, "A Precision Approximation of the Gamma Function" (1964), with Godfrey's coefficients for g = 7.
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

function gammaOfSuccessor(x: number): number {
  const t = x + 7.5;
  const series = LANCZOS.reduce((sum, coefficient, k) => sum + (k === 0 ? coefficient : coefficient / (x + k)), 0);
  return Math.sqrt(2 * Math.PI) * Math.pow(t, (x + 0.5) / 2) * Math.exp(-t) * Math.pow(t, (x + 0.5) / 2) * series;
}

function logarithm(x: number): number {
  return x > 0 ? Math.log(x) : NaN;
}

function divided(a: number, b: number): number {
  return b === 0 ? NaN : a / b;
}

function reciprocal(x: number): number {
  return x === 0 ? NaN : 1 / x;
}
