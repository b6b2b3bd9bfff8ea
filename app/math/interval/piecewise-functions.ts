import { divide, multiplyBounds, sumDown, sumUp } from "./arithmetic";
import { Bounds, eachPiece, IntervalSet, NEVER, SOMEWHERE } from "./interval-set";

/** The values of floor, ceil or round: constant between jumps, and one more behind each. */
export function climb(step: (x: number) => number, u: IntervalSet, out: IntervalSet): void {
  out.follow(u, u);
  if (out.defined === NEVER) return;
  if (step(u.lo) !== step(u.hi)) out.continuous = false;
  eachPiece(u, out, (lo, hi) => {
    const first = step(lo);
    const last = step(hi);
    out.add(first, first);
    if (last > first) out.add(first + 1 < last ? first + 1 : last, last);
  });
}

export function signOf(u: IntervalSet, out: IntervalSet): void {
  out.follow(u, u);
  if (out.defined === NEVER) return;
  if (Math.sign(u.lo) !== Math.sign(u.hi)) out.continuous = false;
  if (u.lo < 0) out.add(-1, -1);
  if (u.hi > 0) out.add(1, 1);
  if (u.has(0)) out.add(0, 0);
}

export function absolute(u: IntervalSet, out: IntervalSet): void {
  out.follow(u, u);
  out.twin = null;
  out.mirrored = false;
  if (out.defined === NEVER) return;
  if (u.lo >= 0 || u.hi <= 0) out.isSameAs(u, u.lo < 0);
  eachPiece(u, out, (lo, hi) => out.add(lo > 0 ? lo : hi < 0 ? -hi : 0, Math.max(-lo, hi)));
}

/** The lesser of two, and the greater with the sides swapped by negation, where neither is always it. */
export function lesser(a: IntervalSet, b: IntervalSet, out: IntervalSet): void {
  choose(a, b, a.hi <= b.lo, b.hi <= a.lo, Math.min, out);
}

export function greater(a: IntervalSet, b: IntervalSet, out: IntervalSet): void {
  choose(a, b, a.lo >= b.hi, b.lo >= a.hi, Math.max, out);
}

function choose(
  a: IntervalSet,
  b: IntervalSet,
  isFirst: boolean,
  isSecond: boolean,
  pick: (x: number, y: number) => number,
  out: IntervalSet,
): void {
  if (isFirst) out.copy(a);
  else if (isSecond) out.copy(b);
  out.twin = null;
  out.mirrored = false;
  if (isFirst || isSecond) out.isSameAs(isFirst ? a : b, false);
  const { lo, hi, split } = out;
  out.follow(a, b);
  if (out.defined === NEVER) return;
  out.assign(pick(a.lo, b.lo), pick(a.hi, b.hi));
  if (isFirst || isSecond) {
    out.assign(lo, hi);
    out.split = split;
  }
}

const quotient = new IntervalSet();
const multiple = new Bounds();

/** The floored remainder: x less y times the floor of x / y. */
export function remainder(x: IntervalSet, y: IntervalSet, out: IntervalSet): void {
  divide(x, y, quotient);
  out.follow(x, y);
  if (out.defined === NEVER || quotient.defined === NEVER) return out.begin(NEVER, true, false);
  if (y.has(0)) out.atMost(SOMEWHERE);
  const first = Math.floor(quotient.lo);
  const last = Math.floor(quotient.hi);
  const least = Math.min(0, y.lo);
  const most = Math.max(0, y.hi);
  if (first !== last) out.continuous = false;
  if (first !== last && (first + 1 !== last || y.lo !== y.hi)) return out.add(least, most);
  multiplyBounds(y.lo, y.hi, first, first, multiple);
  const low = sumDown(x.lo, -multiple.hi);
  const high = sumUp(x.hi, -multiple.lo);
  if (first === last) return out.add(Math.max(least, low), Math.min(most, high));
  if (y.lo > 0) {
    out.add(Math.max(0, low), most);
    out.add(0, Math.min(most, sumUp(high, -y.lo)));
  } else {
    out.add(least, Math.min(0, high));
    out.add(Math.max(least, sumDown(low, -y.lo)), 0);
  }
}
