import { compile } from "../numeric";
import { type Expression, type ExpressionOf, freeVariables, type FunctionName } from "../expression";
import { factorialOf, LEAST_AT } from "./gamma";
import { type Bounds, down, IntervalSet, NEVER, SOMEWHERE, up } from "./interval-set";
import { applyMonotone, type Monotone, MONOTONE, slopeOfMonotone } from "./monotone";
import { FUNCTIONS } from "../functions";
import { COSINE, SINE } from "./periodic";
import { cotangent, tangent } from "./poles";
import { generalPower } from "./power";
import { pushRoot } from "./powers";
import { buildPart, constantSet, type Program, pushQuotient } from "./program";
import { absolute, greater, lesser, remainder, signOf, staircase as climb } from "./steps";
import { DEGREE, pushScaled, pushUnary, type Unary } from "./unary";

type Call = ExpressionOf<"call">;

/** Adds the steps of a function of sets that are computed already; angles are in radians. */
type Enclosure = (values: [IntervalSet, ...IntervalSet[]], program: Program, written: Call) => IntervalSet;

const flat: Unary[1] = (_u, out) => out.slope.assign(0, 0);
const unknown = (bounds: Bounds) => bounds.assign(-Infinity, Infinity);

const unary =
  (...functions: Unary): Enclosure =>
  ([u], program) =>
    pushUnary(functions, u, program);

const monotone =
  (f: Monotone): Enclosure =>
  ([u], program) =>
    pushMonotone(f, u, program);

const staircase = (step: (x: number) => number): Enclosure => unary((u, out) => climb(step, u, out), flat);

const reciprocal =
  (wave: Unary): Enclosure =>
  ([u], program) =>
    pushRatio(constantSet(1), pushUnary(wave, u, program), program);

const ENCLOSURES: Readonly<Record<FunctionName, Enclosure>> = {
  sin: unary(...SINE),
  cos: unary(...COSINE),
  tan: unary(tangent, (_u, out) => slopeOfTangent(out, 1)),
  cot: unary(cotangent, (_u, out) => slopeOfTangent(out, -1)),
  sec: reciprocal(COSINE),
  csc: reciprocal(SINE),
  asin: monotone(MONOTONE.asin),
  acos: monotone(MONOTONE.acos),
  atan: monotone(MONOTONE.atan),
  sinh: monotone(MONOTONE.sinh),
  cosh: unary(hyperbolicCosine, (u, out) => out.slope.assign(Math.sinh(u.lo), Math.sinh(u.hi))),
  tanh: monotone(MONOTONE.tanh),
  asinh: monotone(MONOTONE.asinh),
  acosh: monotone(MONOTONE.acosh),
  atanh: monotone(MONOTONE.atanh),
  exp: monotone(MONOTONE.exp),
  ln: monotone(MONOTONE.ln),
  log: ([u, base], program) => pushLogarithm(u, base, program),
  sqrt: monotone(MONOTONE.sqrt),
  cbrt: monotone(MONOTONE.cbrt),
  root: ([u, degree = constantSet(NaN)], program, { arguments: [, written] }) => buildRoot(u, degree, written, program),
  abs: unary(absolute, (u, out) => out.slope.assign(u.lo >= 0 ? 1 : -1, u.hi <= 0 ? -1 : 1)),
  sign: unary(signOf, flat),
  floor: staircase(Math.floor),
  ceil: staircase(Math.ceil),
  round: staircase((x) => Math.floor(x + 0.5)),
  mod: ([x, y = constantSet(NaN)], program) => pushRemainder(x, y, program),
  min: (values, program) => values.reduce((a, b) => pushChoice(true, a, b, program)),
  max: (values, program) => values.reduce((a, b) => pushChoice(false, a, b, program)),
  factorial: unary(factorialOf, (u, out) =>
    out.slope.assign(u.lo >= LEAST_AT ? 0 : -Infinity, u.hi <= LEAST_AT && u.lo > -1 ? 0 : Infinity),
  ),
};

// The slope of the tangent is 1 more than its square.
function slopeOfTangent({ lo, hi, slope }: IntervalSet, sign: 1 | -1): void {
  const least = lo > 0 ? lo : hi < 0 ? hi : 0;
  const [low, high] = [down(down(1 + least * least)), up(up(1 + Math.max(lo * lo, hi * hi)))];
  slope.assign(sign > 0 ? low : -high, sign > 0 ? high : -low);
}

/** Adds the steps of a function's value. */
export function buildCall(written: Call, program: Program): IntervalSet {
  const { name, arguments: list } = written;
  const [u = constantSet(NaN), ...others] = list.map((argument) => buildPart(argument, program));
  const role = program.angle === "deg" ? FUNCTIONS[name].angle : null;
  const first = role === "argument" ? pushScaled(u, DEGREE, program) : u;
  const value = ENCLOSURES[name]([first, ...others], program, written);
  return role === "value" ? pushScaled(value, 1 / DEGREE, program) : value;
}

function pushLogarithm(u: IntervalSet, base: IntervalSet | undefined, program: Program): IntervalSet {
  if (!base || (base.lo === 10 && base.hi === 10)) return pushMonotone(MONOTONE.log, u, program);
  return pushRatio(pushMonotone(MONOTONE.ln, u, program), pushMonotone(MONOTONE.ln, base, program), program);
}

function pushMonotone(f: Monotone, u: IntervalSet, program: Program): IntervalSet {
  return pushUnary([(x, out) => applyMonotone(f, x, out), (x, out) => slopeOfMonotone(f, x, out.slope)], u, program);
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
