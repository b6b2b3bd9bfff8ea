import { areTwins, Bounds, down, eachPair, type IntervalSet, NEVER, SOMEWHERE, up } from "./interval-set";

export function add(a: IntervalSet, b: IntervalSet, out: IntervalSet): void {
  out.follow(a, b);
  if (out.defined === NEVER) return;
  if (areTwins(a, b, true)) return out.assign(0, 0);
  if ((a.lo === -Infinity && b.hi === Infinity) || (a.hi === Infinity && b.lo === -Infinity)) out.doubtful = true;
  if (a.split || b.split) eachPair(a, b, out, addPiece);
  else out.assign(sumDown(a.lo, b.lo), sumUp(a.hi, b.hi));
}

function addPiece(al: number, ah: number, bl: number, bh: number, out: IntervalSet): void {
  out.add(sumDown(al, bl), sumUp(ah, bh));
}

export function subtract(a: IntervalSet, b: IntervalSet, out: IntervalSet): void {
  out.follow(a, b);
  if (out.defined === NEVER) return;
  if (areTwins(a, b, false)) return out.assign(0, 0);
  if ((a.lo === -Infinity && b.lo === -Infinity) || (a.hi === Infinity && b.hi === Infinity)) out.doubtful = true;
  if (a.split || b.split) eachPair(a, b, out, subtractPiece);
  else out.assign(sumDown(a.lo, -b.hi), sumUp(a.hi, -b.lo));
}

function subtractPiece(al: number, ah: number, bl: number, bh: number, out: IntervalSet): void {
  out.add(sumDown(al, -bh), sumUp(ah, -bl));
}

/** Knuth's two-sum tells whether the sum was rounded. */
export function sumDown(a: number, b: number): number {
  const sum = a + b;
  const part = sum - a;
  return a - (sum - part) + (b - part) >= 0 ? sum : down(sum);
}

export function sumUp(a: number, b: number): number {
  const sum = a + b;
  const part = sum - a;
  return a - (sum - part) + (b - part) <= 0 ? sum : up(sum);
}

export function negate(a: IntervalSet, out: IntervalSet): void {
  out.copy(a);
  out.isSameAs(a, true);
  out.assign(-a.hi, -a.lo);
  out.gapLo = -a.gapHi;
  out.gapHi = -a.gapLo;
}

const bounds = new Bounds();

export function multiply(a: IntervalSet, b: IntervalSet, out: IntervalSet): void {
  out.follow(a, b);
  if (out.defined === NEVER) return;
  if ((isUnbounded(a) && b.has(0)) || (isUnbounded(b) && a.has(0))) out.doubtful = true;
  if (a.split || b.split) eachPair(a, b, out, multiplyPiece);
  else multiplyBounds(a.lo, a.hi, b.lo, b.hi, out);
}

function multiplyPiece(al: number, ah: number, bl: number, bh: number, out: IntervalSet): void {
  multiplyBounds(al, ah, bl, bh, bounds);
  out.add(bounds.lo, bounds.hi);
}

/** Rounds outwards, unless both factors have at most 24 bits, which makes the product exact. */
export function multiplyBounds(al: number, ah: number, bl: number, bh: number, out: Bounds): void {
  const p = times(al, bl);
  const q = times(al, bh);
  const r = times(ah, bl);
  const s = times(ah, bh);
  const lo = Math.min(p, q, r, s);
  const hi = Math.max(p, q, r, s);
  const exactLo =
    lo === p
      ? isShort(al) && isShort(bl)
      : lo === q
        ? isShort(al) && isShort(bh)
        : lo === r
          ? isShort(ah) && isShort(bl)
          : isShort(ah) && isShort(bh);
  const exactHi =
    hi === s
      ? isShort(ah) && isShort(bh)
      : hi === r
        ? isShort(ah) && isShort(bl)
        : hi === q
          ? isShort(al) && isShort(bh)
          : isShort(al) && isShort(bl);
  out.assign(exactLo ? lo : down(lo), exactHi ? hi : up(hi));
}

// An infinite bound is never attained, so zero times it is zero.
function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : a * b;
}

export function isShort(x: number): boolean {
  return Math.fround(x) === x && Math.abs(x) < 1e30;
}

export function isUnbounded(a: Bounds): boolean {
  return a.lo === -Infinity || a.hi === Infinity;
}

export function divide(a: IntervalSet, b: IntervalSet, out: IntervalSet): void {
  out.follow(a, b);
  if (out.defined === NEVER) return;
  if (b.has(0)) {
    out.atMost(SOMEWHERE);
    if (a.has(0)) out.doubtful = true;
  }
  if (b.lo === 0 && b.hi === 0) return out.end();
  if (areTwins(a, b, a.mirrored !== b.mirrored)) return divideTwins(a.mirrored === b.mirrored ? 1 : -1, a, b, out);
  if (isUnbounded(a) && isUnbounded(b)) out.doubtful = true;
  eachPair(a, b, out, dividePiece);
  out.end();
}

function divideTwins(quotient: number, a: IntervalSet, b: IntervalSet, out: IntervalSet): void {
  out.doubtful = a.doubtful || b.doubtful;
  out.assign(quotient, quotient);
}

function dividePiece(al: number, ah: number, bl: number, bh: number, out: IntervalSet): void {
  if (bl > 0 || bh < 0) return divideApart(al, ah, bl, bh, out);
  if (bh > 0) divideByPositive(al, ah, bh, out);
  if (bl < 0) divideByPositive(-ah, -al, -bl, out);
}

function divideApart(al: number, ah: number, bl: number, bh: number, out: IntervalSet): void {
  if (bl < 0) return divideApart(-ah, -al, -bh, -bl, out);
  out.add(overDown(al, al < 0 ? bl : bh), overUp(ah, ah < 0 ? bh : bl));
}

function divideByPositive(al: number, ah: number, b: number, out: IntervalSet): void {
  out.add(al < 0 ? -Infinity : overDown(al, b), ah > 0 ? Infinity : overUp(ah, b));
}

function overDown(a: number, b: number): number {
  const quotient = over(a, b);
  return isExactQuotient(quotient, a, b) ? quotient : down(quotient);
}

function overUp(a: number, b: number): number {
  const quotient = over(a, b);
  return isExactQuotient(quotient, a, b) ? quotient : up(quotient);
}

function isExactQuotient(quotient: number, a: number, b: number): boolean {
  return quotient * b === a && isShort(quotient) && isShort(b);
}

function over(a: number, b: number): number {
  return a === 0 || b === Infinity || b === -Infinity ? 0 : a / b;
}

const first = new Bounds();
const second = new Bounds();

/** The chain rule; `out` holds the bounds of the outer derivative and receives the product. */
export function chain(inner: IntervalSet, out: Bounds): void {
  multiplyBounds(out.lo, out.hi, inner.slope.lo, inner.slope.hi, out);
  settle(out);
}

export function slopeOfProduct(a: IntervalSet, b: IntervalSet, out: Bounds): void {
  multiplyBounds(a.slope.lo, a.slope.hi, b.lo, b.hi, first);
  multiplyBounds(b.slope.lo, b.slope.hi, a.lo, a.hi, second);
  addSlopes(first, second, out);
}

/** (a/b)' = (a' - (a/b) b') / b. */
export function slopeOfQuotient(a: IntervalSet, b: IntervalSet, out: IntervalSet): void {
  if (b.lo <= 0 && b.hi >= 0) return out.slope.assign(-Infinity, Infinity);
  multiplyBounds(b.slope.lo, b.slope.hi, -out.hi, -out.lo, first);
  addSlopes(a.slope, first, second);
  multiplyBounds(second.lo, second.hi, down(1 / b.hi), up(1 / b.lo), out.slope);
  settle(out.slope);
}

export function addSlopes(a: Bounds, b: Bounds, out: Bounds): void {
  out.assign(down(a.lo + b.lo), up(a.hi + b.hi));
  settle(out);
}

export function settle(out: Bounds): void {
  if (Number.isNaN(out.lo) || Number.isNaN(out.hi)) out.assign(-Infinity, Infinity);
}
