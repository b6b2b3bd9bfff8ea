import { type Expression, literalFraction } from "../expression";
import { FUNCTIONS, realRoot } from "../functions";
import { chain, isShort } from "./arithmetic";
import { generalPower, slopeOfGeneralPower } from "./general-power";
import { type Bounds, down, eachPiece, IntervalSet, NEVER, SOMEWHERE, up } from "./interval-set";
import type { Steps } from "./steps";

interface Exponent {
  written: Expression;
  constant: number;
}

export function pushPower(u: IntervalSet, v: IntervalSet, exponent: Exponent, steps: Steps): IntervalSet {
  const { written, constant } = exponent;
  const fraction = literalFraction(written);
  if (fraction && fraction.denominator % 2 !== 0)
    return pushWhole(pushRoot(u, fraction.denominator, steps), fraction.numerator, steps);
  if (Number.isSafeInteger(constant)) return pushWhole(u, constant, steps);
  const out = new IntervalSet();
  const isInteger = hasIntegers(written);
  const slope = (x: number) => constant * Math.pow(x, constant - 1);
  steps.push({
    value: () => generalPower(u, v, isInteger, out),
    slope: () => (Number.isNaN(constant) ? slopeOfGeneralPower(u, v, out) : chained(u, constant, slope, out)),
  });
  return out;
}

function pushWhole(u: IntervalSet, exponent: number, steps: Steps): IntervalSet {
  if (exponent === 1) return u;
  const out = new IntervalSet();
  const slope = (x: number) => exponent * Math.pow(x, exponent - 1);
  steps.push({ value: () => wholePower(u, exponent, out), slope: () => chained(u, exponent, slope, out) });
  return out;
}

function chained(u: IntervalSet, exponent: number, slope: (x: number) => number, out: IntervalSet): void {
  slopeOfPower(u, exponent, slope, out.slope);
  chain(u, out.slope);
}

function wholePower(u: IntervalSet, exponent: number, out: IntervalSet): void {
  out.follow(u, u);
  if (out.defined === NEVER) return;
  if (exponent < 0 && u.has(0)) out.atMost(SOMEWHERE);
  eachPiece(u, out, (lo, hi) => {
    if (exponent % 2 === 0) evenPower(lo, hi, exponent, out);
    else if (exponent > 0) out.add(powerDown(lo, exponent), powerUp(hi, exponent));
    else {
      if (hi > 0) addFalling(Math.max(lo, 0), hi, exponent, out);
      if (lo < 0) addFalling(lo, Math.min(hi, 0), exponent, out);
    }
  });
  out.end();
}

function evenPower(lo: number, hi: number, exponent: number, out: IntervalSet): void {
  const least = lo > 0 ? lo : hi < 0 ? -hi : 0;
  const most = Math.max(-lo, hi);
  if (exponent >= 0) out.add(powerDown(least, exponent), powerUp(most, exponent));
  else if (most > 0) addFalling(least, most, exponent, out);
}

// Negative powers fall on both sides of their pole at zero.
function addFalling(lo: number, hi: number, exponent: number, out: IntervalSet): void {
  out.add(hi === 0 ? -Infinity : powerDown(hi, exponent), lo === 0 ? Infinity : powerUp(lo, exponent));
}

function powerDown(base: number, exponent: number): number {
  const value = Math.pow(base, exponent);
  return isExact(base, exponent, value) ? value : down(down(value));
}

function powerUp(base: number, exponent: number): number {
  const value = Math.pow(base, exponent);
  return isExact(base, exponent, value) ? value : up(up(value));
}

function isExact(base: number, exponent: number, value: number): boolean {
  if (exponent === 2) return isShort(base);
  return exponent >= 0 && Number.isInteger(base) && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}

function slopeOfPower(u: Bounds, exponent: number, slope: (x: number) => number, out: Bounds): void {
  const first = slope(u.lo);
  const last = slope(u.hi);
  const middle = u.lo < 0 && u.hi > 0 ? slope(0) : first;
  out.assign(down(down(Math.min(first, last, middle))), up(up(Math.max(first, last, middle))));
  if (Number.isNaN(out.lo)) out.assign(exponent > 0 && u.lo >= 0 ? 0 : -Infinity, Infinity);
}

export function pushRoot(u: IntervalSet, degree: number, steps: Steps): IntervalSet {
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

function hasIntegers(expression: Expression): boolean {
  switch (expression.kind) {
    case "number":
      return Number.isInteger(Number(expression.text));
    case "negate":
      return hasIntegers(expression.argument);
    case "binary":
      return (
        ["+", "-", "*"].includes(expression.operator) && hasIntegers(expression.left) && hasIntegers(expression.right)
      );
    case "call": {
      const { integerValued } = FUNCTIONS[expression.name];
      return integerValued === "always" || (integerValued === "at integers" && expression.arguments.every(hasIntegers));
    }
    default:
      return false;
  }
}
