import { factorial } from "../functions";
import { eachPiece, type IntervalSet, NEVER, SOMEWHERE } from "./interval-set";

/** The minimum of the factorial on (-1, ∞), and its value. */
export const LEAST_AT = 0.4616321449683623;
const LEAST = 0.8856031944108886;

/** Bound of the relative error of the computed factorial. */
const ERROR = 1e-12;

export function factorialOf(u: IntervalSet, out: IntervalSet): void {
  out.follow(u, u);
  if (out.defined === NEVER) return;
  if (u.lo <= -1 && Math.ceil(u.lo) <= Math.min(-1, Math.floor(u.hi))) out.atMost(SOMEWHERE);
  eachPiece(u, out, (lo, hi) => {
    if (hi > -1) convexArc(Math.max(lo, -1), hi, out);
    if (lo < -1) negativeArcs(lo, Math.min(hi, -1), out);
  });
  out.end();
}

function convexArc(lo: number, hi: number, out: IntervalSet): void {
  const first = lo === -1 ? Infinity : factorial(lo);
  const last = factorial(hi);
  const least = lo < LEAST_AT && hi > LEAST_AT ? LEAST : Math.min(first, last);
  out.add(Math.min(Number.MAX_VALUE, least) * (1 - ERROR), Math.max(first, last) * (1 + ERROR));
}

// Between two poles the reflection formula bounds an arc: x! = π / (sin(π (x + 1)) (-x - 1)!).
function negativeArcs(lo: number, hi: number, out: IntervalSet): void {
  const pole = Math.floor(lo);
  if (lo === hi && pole === lo) return;
  if (hi > pole + 1) return out.add(-Infinity, Infinity);
  const sign = pole % 2 === 0 ? -1 : 1;
  const middle = pole + 0.5;
  const crest = lo <= middle && hi >= middle ? 1 : Math.max(sineFrom(lo, pole), sineFrom(hi, pole));
  const trough = Math.min(sineFrom(lo, pole), sineFrom(hi, pole));
  const most = Math.PI / (trough * leastBetween(-hi - 1, -lo - 1));
  const least = Math.PI / (crest * Math.max(factorial(-lo - 1), factorial(-hi - 1)));
  if (sign > 0) out.add(least * (1 - ERROR), most * (1 + ERROR));
  else out.add(-most * (1 + ERROR), -least * (1 - ERROR));
}

function sineFrom(x: number, pole: number): number {
  return x - pole === 1 ? 0 : Math.max(0, Math.sin(Math.PI * (x - pole)));
}

function leastBetween(lo: number, hi: number): number {
  return lo < LEAST_AT && hi > LEAST_AT ? LEAST : Math.min(factorial(lo), factorial(hi));
}
