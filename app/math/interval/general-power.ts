import { addSlopes, multiplyBounds, settle } from "./arithmetic";
import { Bounds, down, eachPair, type IntervalSet, NEVER, SOMEWHERE, up } from "./interval-set";

/**
 * A negative base has powers at integer exponents only; `isWhole` says that all values of the exponent are integers.
 */
export function generalPower(base: IntervalSet, exponent: IntervalSet, isWhole: boolean, out: IntervalSet): void {
  out.follow(base, exponent);
  if (out.defined === NEVER) return;
  if (base.lo <= 0) reachZero(base, exponent, isWhole, out);
  if ((exponent.lo === -Infinity || exponent.hi === Infinity) && base.has(1)) out.doubtful = true;
  if (base.hi === Infinity && exponent.has(0)) out.doubtful = true;
  eachPair(base, exponent, out, powerPiece);
  out.end();
}

function reachZero(base: IntervalSet, exponent: IntervalSet, isWhole: boolean, out: IntervalSet): void {
  if (base.lo < 0 && !isWhole) {
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
  if (bl < 0 && Math.floor(eh) >= el) negativePower(Math.max(-bh, 0), -bl, el, eh, out);
}

// Monotone in the base and in the exponent, so the corners bound it.
function positivePower(bl: number, bh: number, el: number, eh: number, out: IntervalSet): void {
  if (bh === 0) return powerOfZero(el, eh, out);
  const p = limit(bl, el);
  const q = limit(bl, eh);
  const r = limit(bh, el);
  const s = limit(bh, eh);
  const one = (bl <= 1 && bh >= 1) || (el <= 0 && eh >= 0);
  const lo = one ? Math.min(p, q, r, s, 1) : Math.min(p, q, r, s);
  const hi = one ? Math.max(p, q, r, s, 1) : Math.max(p, q, r, s);
  // Rounding must not cross 1.
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

const logarithm = new Bounds();
const term = new Bounds();

/** (u^v)' = u^v (v' ln u + v u' / u). */
export function slopeOfGeneralPower(u: IntervalSet, v: IntervalSet, out: IntervalSet): void {
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
