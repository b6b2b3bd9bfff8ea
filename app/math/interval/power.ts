import { isShort } from "./arithmetic";
import { type Bounds, down, eachPair, eachPiece, type IntervalSet, NEVER, SOMEWHERE, up } from "./interval-set";

/** Whole powers. */
export function wholePower(u: IntervalSet, exponent: number, out: IntervalSet): void {
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

/** Bounds of the derivative of a power with a constant exponent, on an interval. */
export function slopeOfPower(u: Bounds, exponent: number, slope: (x: number) => number, out: Bounds): void {
  const first = slope(u.lo);
  const last = slope(u.hi);
  const middle = u.lo < 0 && u.hi > 0 ? slope(0) : first;
  out.assign(down(down(Math.min(first, last, middle))), up(up(Math.max(first, last, middle))));
  if (Number.isNaN(out.lo)) out.assign(exponent > 0 && u.lo >= 0 ? 0 : -Infinity, Infinity);
}

/** Powers whose exponent is no whole number, or varies. A negative base has powers at whole exponents alone. */
export function generalPower(base: IntervalSet, exponent: IntervalSet, out: IntervalSet): void {
  out.follow(base, exponent);
  if (out.defined === NEVER) return;
  if (base.lo <= 0) reachZero(base, exponent, out);
  if ((exponent.lo === -Infinity || exponent.hi === Infinity) && base.has(1)) out.doubtful = true;
  if (base.hi === Infinity && exponent.has(0)) out.doubtful = true;
  eachPair(base, exponent, out, powerPiece);
  out.end();
}

function reachZero(base: IntervalSet, exponent: IntervalSet, out: IntervalSet): void {
  if (base.lo < 0) {
    out.atMost(SOMEWHERE);
    out.continuous = false;
  }
  if (!base.has(0) || exponent.lo > 0) return;
  if (exponent.lo < 0) out.atMost(SOMEWHERE);
  if (exponent.has(0)) {
    out.continuous = false;
    out.doubtful = true;
  }
}

function powerPiece(bl: number, bh: number, el: number, eh: number, out: IntervalSet): void {
  if (bh >= 0) positivePower(Math.max(bl, 0), bh, el, eh, out);
  if (bl < 0 && Math.floor(eh) >= el) negativePower(-Math.min(bh, 0), -bl, el, eh, out);
}

// The power of a positive base rises or falls in either of the two, so that corners bound it.
function positivePower(bl: number, bh: number, el: number, eh: number, out: IntervalSet): void {
  if (bh === 0) return powerOfZero(el, eh, out);
  const p = limit(bl, el);
  const q = limit(bl, eh);
  const r = limit(bh, el);
  const s = limit(bh, eh);
  const one = (bl <= 1 && bh >= 1) || (el <= 0 && eh >= 0);
  const lo = one ? Math.min(p, q, r, s, 1) : Math.min(p, q, r, s);
  const hi = one ? Math.max(p, q, r, s, 1) : Math.max(p, q, r, s);
  // Rounding leads to neither side of 1.
  const isAbove = (bl >= 1 && el >= 0) || (bh <= 1 && eh <= 0);
  const isBelow = (bl >= 1 && eh <= 0) || (bh <= 1 && el >= 0);
  const least = Math.max(down(down(lo)), isAbove ? 1 : 0);
  if (bl === 0 && el < 0) out.add(least, Infinity);
  else out.add(least, Math.min(up(up(hi)), isBelow ? 1 : Infinity));
}

function powerOfZero(el: number, eh: number, out: IntervalSet): void {
  if (eh > 0) out.add(0, 0);
  if (el <= 0 && eh >= 0) out.add(1, 1);
}

function limit(base: number, exponent: number): number {
  const value = Math.pow(base, exponent);
  return Number.isNaN(value) ? 1 : value;
}

function negativePower(bl: number, bh: number, el: number, eh: number, out: IntervalSet): void {
  const first = Math.ceil(el);
  const last = Math.floor(eh);
  if (bl === 0 && last < 0 && bh === 0) return;
  const most = up(up(Math.max(limit(bl, first), limit(bl, last), limit(bh, first), limit(bh, last))));
  const least = down(down(Math.min(limit(bl, first), limit(bl, last), limit(bh, first), limit(bh, last))));
  if (first < last || first % 2 === 0) out.add(least, most);
  if (first < last || first % 2 !== 0) out.add(-most, -least);
}
