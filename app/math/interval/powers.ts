import { FUNCTIONS, realRoot } from "../functions";
import { compile } from "../numeric";
import { type Expression, type ExpressionOf, freeVariables, writtenFraction } from "../expression";
import { multiplyBounds } from "./arithmetic";
import { Bounds, down, eachPiece, IntervalSet, NEVER, SOMEWHERE, up } from "./interval-set";
import { generalPower } from "./power";
import { buildPart, type Program } from "./program";
import { addSlopes, settle } from "./slopes";
import { chained, pushWhole } from "./whole-power";

/** Adds the steps of a power, by what its exponent is: a whole number, a written fraction, another constant, or anything. */
export function buildPower({ left: base, right: exponent }: ExpressionOf<"binary">, program: Program): IntervalSet {
  const u = buildPart(base, program);
  const fraction = writtenFraction(exponent);
  if (fraction && fraction.below % 2 !== 0)
    return pushWhole(pushRoot(u, fraction.below, program), fraction.above, program);
  const constant = freeVariables(exponent).length === 0 ? compile(exponent, [], program.angle)([]) : NaN;
  if (Number.isSafeInteger(constant)) return pushWhole(u, constant, program);
  return pushGeneral(u, buildPart(exponent, program), { constant, isWhole: isWhole(exponent) }, program);
}

/** Adds the step of a real root of a constant whole degree: of negative numbers too where the degree is odd. */
export function pushRoot(u: IntervalSet, degree: number, { steps }: Program): IntervalSet {
  if (degree === 1) return u;
  const out = new IntervalSet();
  const least = degree % 2 === 0 ? 0 : -Infinity;
  const slope = (x: number) => Math.pow(Math.abs(x), 1 / degree - 1) / degree;
  steps.push({ value: () => rootOf(u, degree, least, out), slope: () => chained(u, 1 / degree, slope, out) });
  return out;
}

function rootOf(u: IntervalSet, degree: number, least: number, out: IntervalSet): void {
  out.follow(u, u);
  if (out.defined === NEVER) return;
  if (u.lo < least || (degree < 0 && u.has(0))) out.atMost(SOMEWHERE);
  eachPiece(u, out, (lo, hi) => {
    if (degree > 0 && hi >= least) addRoots(Math.max(lo, least), hi, degree, out);
    if (degree < 0 && hi > 0) addFallingRoots(Math.max(lo, 0), hi, degree, out);
    if (degree < 0 && lo < 0 && least < 0) addFallingRoots(lo, Math.min(hi, 0), degree, out);
  });
  out.end();
}

function addRoots(lo: number, hi: number, degree: number, out: IntervalSet): void {
  out.add(down(down(realRoot(lo, degree))), up(up(realRoot(hi, degree))));
}

function addFallingRoots(lo: number, hi: number, degree: number, out: IntervalSet): void {
  out.add(hi === 0 ? -Infinity : down(down(realRoot(hi, degree))), lo === 0 ? Infinity : up(up(realRoot(lo, degree))));
}

const logarithm = new Bounds();
const term = new Bounds();

// Whether an expression has whole values alone, as its form shows.
function isWhole(expression: Expression): boolean {
  switch (expression.kind) {
    case "number":
      return Number.isInteger(Number(expression.text));
    case "negate":
      return isWhole(expression.argument);
    case "binary":
      return ["+", "-", "*"].includes(expression.operator) && isWhole(expression.left) && isWhole(expression.right);
    case "call": {
      const { integers } = FUNCTIONS[expression.name];
      return integers === "always" || (integers === "of integers" && expression.arguments.every(isWhole));
    }
    default:
      return false;
  }
}

interface Exponent {
  /** NaN where it varies. */
  constant: number;
  isWhole: boolean;
}

function pushGeneral(u: IntervalSet, v: IntervalSet, { constant, isWhole }: Exponent, { steps }: Program): IntervalSet {
  const out = new IntervalSet();
  const slope = (x: number) => constant * Math.pow(x, constant - 1);
  steps.push({
    value: () => generalPower(u, v, isWhole, out),
    slope: () => (Number.isNaN(constant) ? slopeOfExponential(u, v, out) : chained(u, constant, slope, out)),
  });
  return out;
}

// The slope of u^v is u^v (v' ln u + v u' / u).
function slopeOfExponential(u: IntervalSet, v: IntervalSet, out: IntervalSet): void {
  if (!(u.lo > 0)) return out.slope.assign(-Infinity, Infinity);
  logarithm.assign(down(down(Math.log(u.lo))), up(up(Math.log(u.hi))));
  multiplyBounds(logarithm.lo, logarithm.hi, v.slope.lo, v.slope.hi, logarithm);
  divideInto(v, u, term);
  multiplyBounds(term.lo, term.hi, u.slope.lo, u.slope.hi, term);
  addSlopes(logarithm, term, out.slope);
  multiplyBounds(out.slope.lo, out.slope.hi, out.lo, out.hi, out.slope);
  settle(out.slope);
}

function divideInto(v: Bounds, u: Bounds, out: Bounds): void {
  multiplyBounds(v.lo, v.hi, down(1 / u.hi), up(1 / u.lo), out);
}
