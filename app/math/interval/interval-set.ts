/** Whether a function is defined on a box: nowhere, perhaps on parts, or everywhere. */
export const NEVER = 0;
export const SOMEWHERE = 1;
export const EVERYWHERE = 2;
type Defined = typeof NEVER | typeof SOMEWHERE | typeof EVERYWHERE;

/** A closed interval of the extended line; an infinite bound is never attained. */
export class Bounds {
  lo = NaN;
  hi = NaN;

  assign(lo: number, hi: number): void {
    this.lo = lo;
    this.hi = hi;
  }
}

const WIDEN = 2 ** -51;

/** A lower bound of the exact result that was rounded to x. Zero stays zero, so that exact zeros are recognised. */
export function down(x: number): number {
  return x === Infinity ? Number.MAX_VALUE : x - Math.abs(x) * WIDEN;
}

export function up(x: number): number {
  return x === -Infinity ? -Number.MAX_VALUE : x + Math.abs(x) * WIDEN;
}

/**
 * A register for the values on a box, rewritten on every evaluation to avoid allocation. One gap separates the branches
 * of 1/x and the two sides of a jump.
 */
export class IntervalSet extends Bounds {
  split = false;
  gapLo = NaN;
  gapHi = NaN;
  defined: Defined = EVERYWHERE;
  /** Whether the function is continuous where it is defined. */
  continuous = true;
  /** Whether a form such as 0/0 or 0 · ∞ may have widened the set. */
  doubtful = false;
  /** A register equal to this one on the box, up to sign: |u| is u or -u. Null where none is known. */
  twin: IntervalSet | null = null;
  mirrored = false;
  /** Valid where the function is defined everywhere and continuous; at a kink, bounds both sides. */
  readonly slope = new Bounds();

  begin(defined: Defined, continuous: boolean, doubtful: boolean): void {
    this.lo = Infinity;
    this.hi = -Infinity;
    this.split = false;
    this.defined = defined;
    this.continuous = continuous;
    this.doubtful = doubtful;
  }

  follow(a: IntervalSet, b: IntervalSet): void {
    this.begin(a.defined < b.defined ? a.defined : b.defined, a.continuous && b.continuous, a.doubtful || b.doubtful);
  }

  /** A set that nothing was added to is defined nowhere. */
  end(): void {
    if (this.lo > this.hi) this.defined = NEVER;
    if (this.defined === NEVER) this.assign(NaN, NaN);
  }

  atMost(defined: Defined): void {
    if (this.defined > defined) this.defined = defined;
  }

  add(lo: number, hi: number): void {
    if (this.lo > this.hi) this.assign(lo, hi);
    else if (!this.split) this.addToOne(lo, hi);
    else this.addToTwo(lo, hi);
  }

  private addToOne(lo: number, hi: number): void {
    if (lo > this.hi) this.leaveOut(this.hi, lo);
    else if (hi < this.lo) this.leaveOut(hi, this.lo);
    this.assign(Math.min(lo, this.lo), Math.max(hi, this.hi));
  }

  private addToTwo(lo: number, hi: number): void {
    const { gapLo, gapHi } = this;
    this.split = false;
    this.leaveOut(gapLo, Math.min(gapHi, lo));
    this.leaveOut(Math.max(gapLo, hi), gapHi);
    this.addToOne(lo, hi);
  }

  private leaveOut(from: number, to: number): void {
    if (!(from < to) || (this.split && this.gapHi - this.gapLo >= to - from)) return;
    this.split = true;
    this.gapLo = from;
    this.gapHi = to;
  }

  /** Records that this equals u, or -u if mirrored. */
  isSameAs(u: IntervalSet, mirrored: boolean): void {
    this.twin = u.twin ?? u;
    this.mirrored = u.mirrored !== mirrored;
  }

  copy(other: IntervalSet): void {
    this.assign(other.lo, other.hi);
    this.split = other.split;
    this.gapLo = other.gapLo;
    this.gapHi = other.gapHi;
    this.defined = other.defined;
    this.continuous = other.continuous;
    this.doubtful = other.doubtful;
  }

  has(x: number): boolean {
    return this.defined !== NEVER && this.lo <= x && x <= this.hi && !(this.split && this.gapLo < x && x < this.gapHi);
  }
}

export function areTwins(a: IntervalSet, b: IntervalSet, mirrored: boolean): boolean {
  return (a.twin ?? a) === (b.twin ?? b) && (a.mirrored !== b.mirrored) === mirrored;
}

export function eachPiece(
  u: IntervalSet,
  out: IntervalSet,
  f: (lo: number, hi: number, out: IntervalSet) => void,
): void {
  if (u.split) {
    f(u.lo, u.gapLo, out);
    f(u.gapHi, u.hi, out);
  } else f(u.lo, u.hi, out);
}

export function eachPair(
  a: IntervalSet,
  b: IntervalSet,
  out: IntervalSet,
  f: (al: number, ah: number, bl: number, bh: number, out: IntervalSet) => void,
): void {
  const aEnd = a.split ? a.gapLo : a.hi;
  const bEnd = b.split ? b.gapLo : b.hi;
  f(a.lo, aEnd, b.lo, bEnd, out);
  if (b.split) f(a.lo, aEnd, b.gapHi, b.hi, out);
  if (a.split) f(a.gapHi, a.hi, b.lo, bEnd, out);
  if (a.split && b.split) f(a.gapHi, a.hi, b.gapHi, b.hi, out);
}
