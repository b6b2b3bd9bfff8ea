import { compile } from "../numeric";
import { type Expression, type ExpressionOf, freeVariables, type FunctionName } from "../expression";
import { factorialOf, LEAST_AT } from "./gamma";
import { type Bounds, down, IntervalSet, NEVER, SOMEWHERE, up } from "./interval-set";
import { applyMonotone, MONOTONE, slopeOfMonotone } from "./monotone";
import { COSINE, SINE } from "./periodic";
import { cotangent, tangent } from "./poles";
import { generalPower } from "./power";
import { pushRoot } from "./powers";
import { buildPart, constantSet, type Program, pushQuotient } from "./program";
import { absolute, greater, lesser, remainder, signOf, staircase } from "./steps";
import { DEGREE, pushScaled, pushUnary, type Unary } from "./unary";

type Call = ExpressionOf<"call">;

const flat: Unary[1] = (_u, out) => out.slope.assign(0, 0);
const unknown = (bounds: Bounds) => bounds.assign(-Infinity, Infinity);

const UNARY: Partial<Record<FunctionName, Unary>> = {
  sin: SINE,
  cos: COSINE,
  tan: [tangent, (_u, out) => slopeOfTangent(out, 1)],
  cot: [cotangent, (_u, out) => slopeOfTangent(out, -1)],
  cosh: [hyperbolicCosine, (u, out) => out.slope.assign(Math.sinh(u.lo), Math.sinh(u.hi))],
  abs: [absolute, (u, out) => out.slope.assign(u.lo >= 0 ? 1 : -1, u.hi <= 0 ? -1 : 1)],
  sign: [signOf, flat],
  floor: [(u, out) => staircase(Math.floor, u, out), flat],
  ceil: [(u, out) => staircase(Math.ceil, u, out), flat],
  round: [(u, out) => staircase((x) => Math.floor(x + 0.5), u, out), flat],
  factorial: [
    factorialOf,
    (u, out) => out.slope.assign(u.lo >= LEAST_AT ? 0 : -Infinity, u.hi <= LEAST_AT && u.lo > -1 ? 0 : Infinity),
  ],
};

// The slope of the tangent is 1 more than its square.
function slopeOfTangent({ lo, hi, slope }: IntervalSet, sign: 1 | -1): void {
  const least = lo > 0 ? lo : hi < 0 ? hi : 0;
  const [low, high] = [down(down(1 + least * least)), up(up(1 + Math.max(lo * lo, hi * hi)))];
  slope.assign(sign > 0 ? low : -high, sign > 0 ? high : -low);
}

const OF_ANGLES = new Set<FunctionName>(["sin", "cos", "tan", "cot", "sec", "csc"]);
const ANGLES = new Set<FunctionName>(["asin", "acos", "atan"]);

/** Adds the steps of a function's value. */
export function buildCall({ name, arguments: list }: Call, program: Program): IntervalSet {
  const [u = constantSet(NaN), ...others] = list.map((argument) => buildPart(argument, program));
  const degrees = program.angle === "deg";
  if (degrees && OF_ANGLES.has(name)) return pushFunction(name, pushScaled(u, DEGREE, program), program);
  if (degrees && ANGLES.has(name)) return pushScaled(pushFunction(name, u, program), 1 / DEGREE, program);
  const [v] = others;
  if (name === "min" || name === "max") return others.reduce((a, b) => pushChoice(name === "min", a, b, program), u);
  if (name === "mod" && v) return pushRemainder(u, v, program);
  if (name === "root" && v) return buildRoot(u, v, list[1], program);
  if (name === "log" && v && !(v.lo === 10 && v.hi === 10))
    return pushRatio(pushFunction("ln", u, program), pushFunction("ln", v, program), program);
  return pushFunction(name, u, program);
}

function pushFunction(name: FunctionName, u: IntervalSet, program: Program): IntervalSet {
  if (name === "sec") return pushRatio(constantSet(1), pushUnary(COSINE, u, program), program);
  if (name === "csc") return pushRatio(constantSet(1), pushUnary(SINE, u, program), program);
  return pushUnary(UNARY[name] ?? monotone(name), u, program);
}

function monotone(name: FunctionName): Unary {
  const f = Object.entries(MONOTONE).find(([key]) => key === name)?.[1];
  if (!f) throw new TypeError(`${name} has no intervals.`);
  return [(u, out) => applyMonotone(f, u, out), (u, out) => slopeOfMonotone(f, u, out.slope)];
}

const size = new IntervalSet();

function hyperbolicCosine(u: IntervalSet, out: IntervalSet): void {
  absolute(u, size);
  applyMonotone({ ...MONOTONE.sinh, value: Math.cosh, least: 1 }, size, out);
}

function pushRatio(a: IntervalSet, b: IntervalSet, program: Program): IntervalSet {
  const out = new IntervalSet();
  pushQuotient(a, b, out, program);
  return out;
}

function pushChoice(least: boolean, a: IntervalSet, b: IntervalSet, { steps }: Program): IntervalSet {
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

function pushRemainder(x: IntervalSet, y: IntervalSet, { steps }: Program): IntervalSet {
  const out = new IntervalSet();
  steps.push({
    value: () => remainder(x, y, out),
    slope: () => (y.slope.lo === 0 && y.slope.hi === 0 ? out.slope.assign(x.slope.lo, x.slope.hi) : unknown(out.slope)),
  });
  return out;
}

function buildRoot(u: IntervalSet, v: IntervalSet, written: Expression | undefined, program: Program): IntervalSet {
  const degree = written && freeVariables(written).length === 0 ? compile(written, [], program.angle)([]) : NaN;
  if (Number.isSafeInteger(degree) && degree !== 0) return pushRoot(u, degree, program);
  const out = new IntervalSet();
  const inverse = pushRatio(constantSet(1), v, program);
  program.steps.push({ value: () => varyingRoot(u, inverse, out), slope: () => unknown(out.slope) });
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
