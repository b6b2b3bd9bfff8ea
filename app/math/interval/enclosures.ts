import type { FunctionName } from "../expression";
import { FUNCTIONS } from "../functions";
import type { AngleUnit } from "../numeric";
import { factorialOf, LEAST_AT } from "./gamma";
import { generalPower } from "./general-power";
import { type Bounds, IntervalSet, NEVER, SOMEWHERE } from "./interval-set";
import { applyMonotone, defineMonotone, type Monotone, slopeOfMonotone } from "./monotone";
import { absolute, climb, greater, lesser, remainder, signOf } from "./piecewise-functions";
import { pushRoot } from "./powers";
import { constantSet, pushQuotient, pushScaled, pushUnary, type Steps, type Unary } from "./steps";
import { COSINE, COTANGENT, SINE, TANGENT } from "./trigonometric";

const DEGREE = Math.PI / 180;

/** Adds the steps of a function of sets that are computed already; angles are in radians. */
type Enclosure = (values: [IntervalSet, ...IntervalSet[]], steps: Steps) => IntervalSet;

const flat: Unary[1] = (_u, out) => out.slope.assign(0, 0);
const unknown = (bounds: Bounds) => bounds.assign(-Infinity, Infinity);

const unary =
  (...functions: Unary): Enclosure =>
  ([u], steps) =>
    pushUnary(functions, u, steps);

const monotone =
  (f: Monotone): Enclosure =>
  ([u], steps) =>
    pushMonotone(f, u, steps);

const staircase = (step: (x: number) => number): Enclosure => unary((u, out) => climb(step, u, out), flat);

const reciprocal =
  (wave: Unary): Enclosure =>
  ([u], steps) =>
    pushQuotient(constantSet(1), pushUnary(wave, u, steps), steps);

/** The hyperbolic cosine, which rises to the right of zero. */
const COSH_RIGHT = defineMonotone("cosh", Math.cosh, Math.sinh);
const LN = defineMonotone("ln", Math.log, (x) => 1 / x);
const LOG = defineMonotone("log", Math.log10, (x) => Math.LOG10E / x);

const ENCLOSURES: Readonly<Record<FunctionName, Enclosure>> = {
  sin: unary(...SINE),
  cos: unary(...COSINE),
  tan: unary(...TANGENT),
  cot: unary(...COTANGENT),
  sec: reciprocal(COSINE),
  csc: reciprocal(SINE),
  asin: monotone(defineMonotone("asin", Math.asin, (x) => 1 / Math.sqrt(1 - x * x))),
  acos: monotone(defineMonotone("acos", Math.acos, (x) => -1 / Math.sqrt(1 - x * x), { falls: true })),
  atan: monotone(defineMonotone("atan", Math.atan, (x) => 1 / (1 + x * x))),
  sinh: monotone(defineMonotone("sinh", Math.sinh, Math.cosh)),
  cosh: unary(hyperbolicCosine, (u, out) => out.slope.assign(Math.sinh(u.lo), Math.sinh(u.hi))),
  tanh: monotone(defineMonotone("tanh", Math.tanh, (x) => Math.cosh(x) ** -2)),
  asinh: monotone(defineMonotone("asinh", Math.asinh, (x) => 1 / Math.sqrt(1 + x * x))),
  acosh: monotone(defineMonotone("acosh", Math.acosh, (x) => 1 / Math.sqrt(x * x - 1))),
  atanh: monotone(defineMonotone("atanh", Math.atanh, (x) => 1 / (1 - x * x))),
  exp: monotone(defineMonotone("exp", Math.exp, Math.exp)),
  ln: ([u], steps) => pushMonotone(LN, u, steps),
  log: ([u, base], steps) => pushLogarithm(u, base, steps),
  sqrt: monotone(defineMonotone("sqrt", Math.sqrt, (x) => 0.5 / Math.sqrt(x))),
  cbrt: monotone(defineMonotone("cbrt", Math.cbrt, (x) => 1 / (3 * Math.cbrt(x) ** 2))),
  root: ([u, degree = constantSet(NaN)], steps) => pushRootOf(u, degree, steps),
  abs: unary(absolute, (u, out) => out.slope.assign(u.lo >= 0 ? 1 : -1, u.hi <= 0 ? -1 : 1)),
  sign: unary(signOf, flat),
  floor: staircase(Math.floor),
  ceil: staircase(Math.ceil),
  round: staircase((x) => Math.floor(x + 0.5)),
  mod: ([x, y = constantSet(NaN)], steps) => pushRemainder(x, y, steps),
  min: (values, steps) => values.reduce((a, b) => pushChoice(true, a, b, steps)),
  max: (values, steps) => values.reduce((a, b) => pushChoice(false, a, b, steps)),
  factorial: unary(factorialOf, (u, out) =>
    out.slope.assign(u.lo >= LEAST_AT ? 0 : -Infinity, u.hi <= LEAST_AT && u.lo > -1 ? 0 : Infinity),
  ),
};

/** Adds the steps of a function, whose arguments are computed already. */
export function pushCall(name: FunctionName, values: IntervalSet[], unit: AngleUnit, steps: Steps): IntervalSet {
  const [u = constantSet(NaN), ...others] = values;
  const angle = unit === "deg" ? FUNCTIONS[name].angle : null;
  const first = angle === "argument" ? pushScaled(u, DEGREE, steps) : u;
  const value = ENCLOSURES[name]([first, ...others], steps);
  return angle === "value" ? pushScaled(value, 1 / DEGREE, steps) : value;
}

function pushLogarithm(u: IntervalSet, base: IntervalSet | undefined, steps: Steps): IntervalSet {
  if (!base || (base.lo === 10 && base.hi === 10)) return pushMonotone(LOG, u, steps);
  return pushQuotient(pushMonotone(LN, u, steps), pushMonotone(LN, base, steps), steps);
}

function pushMonotone(f: Monotone, u: IntervalSet, steps: Steps): IntervalSet {
  return pushUnary([(x, out) => applyMonotone(f, x, out), (x, out) => slopeOfMonotone(f, x, out.slope)], u, steps);
}

const size = new IntervalSet();

function hyperbolicCosine(u: IntervalSet, out: IntervalSet): void {
  absolute(u, size);
  applyMonotone(COSH_RIGHT, size, out);
}

function pushChoice(least: boolean, a: IntervalSet, b: IntervalSet, steps: Steps): IntervalSet {
  const out = new IntervalSet();
  const value = least ? lesser : greater;
  steps.push({
    value: () => value(a, b, out),
    slope: () => {
      const first = least ? a.hi < b.lo : a.lo > b.hi;
      const second = least ? b.hi < a.lo : b.lo > a.hi;
      const { slope } = first ? a : b;
      if (first || second) out.slope.assign(slope.lo, slope.hi);
      else out.slope.assign(Math.min(a.slope.lo, b.slope.lo), Math.max(a.slope.hi, b.slope.hi));
    },
  });
  return out;
}

function pushRemainder(x: IntervalSet, y: IntervalSet, steps: Steps): IntervalSet {
  const out = new IntervalSet();
  steps.push({
    value: () => remainder(x, y, out),
    slope: () => (y.slope.lo === 0 && y.slope.hi === 0 ? out.slope.assign(x.slope.lo, x.slope.hi) : unknown(out.slope)),
  });
  return out;
}

function pushRootOf(u: IntervalSet, degree: IntervalSet, steps: Steps): IntervalSet {
  // Constants are computed before anything is evaluated; variables have no values yet.
  if (degree.lo === degree.hi && Number.isSafeInteger(degree.lo) && degree.lo !== 0)
    return pushRoot(u, degree.lo, steps);
  const out = new IntervalSet();
  const inverse = pushQuotient(constantSet(1), degree, steps);
  steps.push({ value: () => varyingRoot(u, inverse, out), slope: () => unknown(out.slope) });
  return out;
}

const mirrored = new IntervalSet();

// A negative number has roots of odd degrees: minus those of its size.
function varyingRoot(u: IntervalSet, inverse: IntervalSet, out: IntervalSet): void {
  generalPower(u, inverse, false, out);
  if (u.defined === NEVER || inverse.defined === NEVER || u.lo >= 0) return;
  size.copy(u);
  size.split = false;
  size.assign(Math.max(0, -u.hi), -u.lo);
  generalPower(size, inverse, false, mirrored);
  if (mirrored.defined === NEVER) return;
  if (out.defined === NEVER) out.begin(SOMEWHERE, false, true);
  out.add(-mirrored.hi, -mirrored.lo);
  out.continuous = false;
}
