import { isShort } from "./arithmetic";
import { type Bounds, down, eachPiece, IntervalSet, NEVER, SOMEWHERE, up } from "./interval-set";
import type { Program } from "./program";
import { chain } from "./slopes";

/** Adds the step of a constant whole power. */
export function pushWhole(u: IntervalSet, exponent: number, { steps }: Program): IntervalSet {
  if (exponent === 1) return u;
  const out = new IntervalSet();
  const slope = (x: number) => exponent * Math.pow(x, exponent - 1);
  steps.push({ value: () => wholePower(u, exponent, out), slope: () => chained(u, exponent, slope, out) });
  return out;
}

/** Writes bounds of the derivative of a power with a constant exponent, where u is what is raised. */
export function chained(u: IntervalSet, exponent: number, slope: (x: number) => number, out: IntervalSet): void {
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

// Negative powers fall on either side of zero, from or to infinity.
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
