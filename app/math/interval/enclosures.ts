import type { FunctionName } from "../expression";
import { FUNCTIONS } from "../functions";
import type { AngleUnit } from "../numeric";
import { factorialOf, LEAST_AT } from "./gamma";
import { generalPower } from "./general-power";
import { IntervalSet, NEVER, SOMEWHERE } from "./interval-set";
import { applyMonotone, defineMonotone, enclosed, monotone } from "./monotone";
import { absolute, piecewise } from "./piecewise-functions";
import { pushRoot } from "./powers";
import { constantSet, type EmitEnclosure, pushQuotient, pushScaled, type Steps, unary } from "./steps";
import { trigonometric } from "./trigonometric";

const DEGREE = Math.PI / 180;

const COSH_RIGHT = defineMonotone("cosh", Math.cosh, Math.sinh);
const commonLogarithm = enclosed(defineMonotone("log", Math.log10, (x) => Math.LOG10E / x));

const ENCLOSURES: Readonly<Record<FunctionName, EmitEnclosure>> = {
  ...trigonometric,
  ...monotone,
  ...piecewise,
  cosh: unary(hyperbolicCosine, (u, out) => out.slope.assign(Math.sinh(u.lo), Math.sinh(u.hi))),
  log: ([u, base], steps) => pushLogarithm(u, base, steps),
  root: ([u, degree = constantSet(NaN)], steps) => pushRootOf(u, degree, steps),
  factorial: unary(factorialOf, (u, out) =>
    out.slope.assign(u.lo >= LEAST_AT ? 0 : -Infinity, u.hi <= LEAST_AT && u.lo > -1 ? 0 : Infinity),
  ),
};

export function pushCall(name: FunctionName, values: IntervalSet[], unit: AngleUnit, steps: Steps): IntervalSet {
  const [u = constantSet(NaN), ...others] = values;
  const angle = unit === "deg" ? FUNCTIONS[name].angle : null;
  const first = angle === "argument" ? pushScaled(u, DEGREE, steps) : u;
  const value = ENCLOSURES[name]([first, ...others], steps);
  return angle === "value" ? pushScaled(value, 1 / DEGREE, steps) : value;
}

function pushLogarithm(u: IntervalSet, base: IntervalSet | undefined, steps: Steps): IntervalSet {
  if (!base || (base.lo === 10 && base.hi === 10)) return commonLogarithm([u], steps);
  return pushQuotient(monotone.ln([u], steps), monotone.ln([base], steps), steps);
}

const size = new IntervalSet();

function hyperbolicCosine(u: IntervalSet, out: IntervalSet): void {
  absolute(u, size);
  applyMonotone(COSH_RIGHT, size, out);
}

function pushRootOf(u: IntervalSet, degree: IntervalSet, steps: Steps): IntervalSet {
  // Constants are computed before anything is evaluated, when variables have no values yet.
  if (degree.lo === degree.hi && Number.isSafeInteger(degree.lo) && degree.lo !== 0)
    return pushRoot(u, degree.lo, steps);
  const out = new IntervalSet();
  const inverse = pushQuotient(constantSet(1), degree, steps);
  steps.push({ value: () => varyingRoot(u, inverse, out), slope: () => out.slope.assign(-Infinity, Infinity) });
  return out;
}

const mirrored = new IntervalSet();

// Roots of odd degree: root(-u) = -root(u).
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
