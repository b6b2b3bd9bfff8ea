import type { FunctionName } from "../expression";
import { divide, multiplyBounds, sumDown, sumUp } from "./arithmetic";
import { Bounds, eachPiece, IntervalSet, NEVER, SOMEWHERE } from "./interval-set";
import { constantSet, type EmitEnclosure, type Steps, unary, type Unary } from "./steps";

const flat: Unary[1] = (_u, out) => out.slope.assign(0, 0);

export const piecewise = {
  abs: unary(absolute, (u, out) => out.slope.assign(u.lo >= 0 ? 1 : -1, u.hi <= 0 ? -1 : 1)),
  sign: unary(signOf, flat),
  floor: staircase(Math.floor),
  ceil: staircase(Math.ceil),
  round: staircase((x) => Math.floor(x + 0.5)),
  mod: ([x, y = constantSet(NaN)], steps) => pushRemainder(x, y, steps),
  min: (values, steps) => values.reduce((a, b) => pushChoice(true, a, b, steps)),
  max: (values, steps) => values.reduce((a, b) => pushChoice(false, a, b, steps)),
} satisfies Partial<Record<FunctionName, EmitEnclosure>>;

function staircase(step: (x: number) => number): EmitEnclosure {
  return unary((u, out) => climb(step, u, out), flat);
}

function climb(step: (x: number) => number, u: IntervalSet, out: IntervalSet): void {
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

function signOf(u: IntervalSet, out: IntervalSet): void {
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

function lesser(a: IntervalSet, b: IntervalSet, out: IntervalSet): void {
  choose(a, b, a.hi <= b.lo, b.hi <= a.lo, Math.min, out);
}

function greater(a: IntervalSet, b: IntervalSet, out: IntervalSet): void {
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

/** Floored: x - y floor(x / y). */
function remainder(x: IntervalSet, y: IntervalSet, out: IntervalSet): void {
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

function pushChoice(least: boolean, a: IntervalSet, b: IntervalSet, steps: Steps): IntervalSet {
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

function pushRemainder(x: IntervalSet, y: IntervalSet, steps: Steps): IntervalSet {
  const out = new IntervalSet();
  steps.push({
    value: () => remainder(x, y, out),
    slope: () =>
      y.slope.lo === 0 && y.slope.hi === 0
        ? out.slope.assign(x.slope.lo, x.slope.hi)
        : out.slope.assign(-Infinity, Infinity),
  });
  return out;
}
