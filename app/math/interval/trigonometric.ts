import type { FunctionName } from "../expression";
import { FUNCTIONS } from "../functions";
import { type Bounds, down, eachPiece, type IntervalSet, NEVER, SOMEWHERE, up } from "./interval-set";
import { constantSet, type EmitEnclosure, pushQuotient, pushUnary, unary, type Unary } from "./steps";

const TURN = 2 * Math.PI;

const SINE: Unary = [
  (u, out) => sinusoidOn(Math.sin, Math.PI / 2, u, out),
  (u, out) => sinusoidBounds(Math.cos, 0, u, out.slope),
];
const COSINE: Unary = [
  (u, out) => sinusoidOn(Math.cos, 0, u, out),
  (u, { slope }) => {
    sinusoidBounds(Math.sin, Math.PI / 2, u, slope);
    slope.assign(-slope.hi, -slope.lo);
  },
];

export const trigonometric = {
  sin: unary(...SINE),
  cos: unary(...COSINE),
  tan: unary(
    (u, out) => poles(Math.tan, 0.5, u, out),
    (_u, out) => slopeOfTangent(out, 1),
  ),
  cot: unary(cotangent, (_u, out) => slopeOfTangent(out, -1)),
  sec: reciprocal(COSINE),
  csc: reciprocal(SINE),
  sinc: unary(sincOf, slopeOfSinc),
} satisfies Partial<Record<FunctionName, EmitEnclosure>>;

function reciprocal(wave: Unary): EmitEnclosure {
  return ([u], steps) => pushQuotient(constantSet(1), pushUnary(wave, u, steps), steps);
}

function cotangent(u: IntervalSet, out: IntervalSet): void {
  poles((x) => -1 / Math.tan(x), 0, u, out);
  out.assign(-out.hi, -out.lo);
  [out.gapLo, out.gapHi] = [-out.gapHi, -out.gapLo];
}

function sinusoidOn(wave: (x: number) => number, maximumAt: number, u: IntervalSet, out: IntervalSet): void {
  out.follow(u, u);
  if (out.defined !== NEVER) sinusoidBounds(wave, maximumAt, u, out);
}

function sinusoidBounds(wave: (x: number) => number, maximumAt: number, u: Bounds, out: Bounds): void {
  const { lo, hi } = u;
  if (!(hi - lo < TURN)) return out.assign(-1, 1);
  // Far from zero crests are located less exactly than angles; next to a maximumAt the wave is flat.
  const size = Math.max(-lo, hi);
  const slack = size > 1e5 ? (size * 4e-16) ** 2 : 0;
  const first = wave(lo);
  const last = wave(hi);
  const least = passes(lo, hi, maximumAt + Math.PI) ? -1 : down(down(Math.min(first, last))) - slack;
  const most = passes(lo, hi, maximumAt) ? 1 : up(up(Math.max(first, last))) + slack;
  out.assign(Math.max(-1, least), Math.min(1, most));
}

function passes(lo: number, hi: number, angle: number): boolean {
  return Math.floor((hi - angle) / TURN) > Math.floor((lo - angle) / TURN);
}

// tan' = 1 + tan².
function slopeOfTangent({ lo, hi, slope }: IntervalSet, sign: 1 | -1): void {
  const least = lo > 0 ? lo : hi < 0 ? hi : 0;
  const [low, high] = [down(down(1 + least * least)), up(up(1 + Math.max(lo * lo, hi * hi)))];
  slope.assign(sign > 0 ? low : -high, sign > 0 ? high : -low);
}

function poles(f: (x: number) => number, offset: number, u: IntervalSet, out: IntervalSet): void {
  out.follow(u, u);
  if (out.defined === NEVER) return;
  eachPiece(u, out, (lo, hi) => {
    const passed = hi - lo < Math.PI ? Math.floor(hi / Math.PI - offset) - Math.floor(lo / Math.PI - offset) : 2;
    const first = lo === -Infinity ? NaN : f(lo);
    const end = hi === Infinity ? NaN : f(hi);
    // A pole at the end is reached from below.
    const last = end === -Infinity ? Infinity : end;
    if (first === -Infinity || last === Infinity) out.atMost(SOMEWHERE);
    // Next to a pole the values at the ends show better than the quotient whether it was passed.
    if (passed === 0 && first <= last) return out.add(down(down(first)), up(up(last)));
    out.atMost(SOMEWHERE);
    if (passed < 2 && last < first) {
      out.add(-Infinity, up(up(last)));
      out.add(down(down(first)), Infinity);
    } else out.add(-Infinity, Infinity);
  });
}

const LEAST_SINC = down(FUNCTIONS.sinc.range?.from ?? -1);

function sincOf(u: IntervalSet, out: IntervalSet): void {
  out.follow(u, u);
  if (out.defined === NEVER) return;
  eachPiece(u, out, addSinc);
}

// Even, with extrema that shrink away from 0: two of them bound all that follow.
function addSinc(lo: number, hi: number, out: IntervalSet): void {
  const least = lo > 0 ? lo : hi < 0 ? -hi : 0;
  const most = Math.max(-lo, hi);
  const values = [sinc(least), sinc(most)];
  const first = Math.max(1, Math.ceil(least / Math.PI - 0.5));
  for (const k of [first, first + 1]) {
    const at = extremumOfSinc(k);
    if (at > least && at < most) values.push((k % 2 === 0 ? 1 : -1) / Math.hypot(1, at));
  }
  // Far from zero extrema are located less exactly than angles.
  const slack = ((most < Infinity ? most : least) * 4e-16) ** 2;
  const bottom = down(down(Math.min(...values))) - slack;
  out.add(Math.max(LEAST_SINC, bottom), Math.min(1, up(up(Math.max(...values))) + slack));
}

function sinc(x: number): number {
  return x === Infinity ? 0 : FUNCTIONS.sinc.value(x);
}

/** The extremum of sinc between kπ and (k + 1/2)π, where tan x = x. */
function extremumOfSinc(k: number): number {
  const pole = (k + 0.5) * Math.PI;
  let x = pole;
  for (let step = 0; step < 12; step++) x = pole - Math.atan(1 / x);
  return x;
}

// |sinc''| <= 1/3, |sinc'| < 0.4362 and |sinc'| <= (1 + 1/|u|)/|u| (mean value theorem).
function slopeOfSinc({ lo, hi }: IntervalSet, { slope }: IntervalSet): void {
  const middle = (lo + hi) / 2;
  const reach = (hi - lo) / 6 + 1e-12;
  const least = lo > 0 ? lo : hi < 0 ? -hi : 0;
  const most = least > 0 ? Math.min(0.4362, ((1 + 1 / least) / least) * 1.000001) : 0.4362;
  if (!(reach < 1)) return slope.assign(-most, most);
  const at = slopeAt(middle);
  slope.assign(Math.max(-most, at - reach), Math.min(most, at + reach));
}

function slopeAt(x: number): number {
  return Math.abs(x) < 0.01 ? x ** 3 / 30 - x / 3 : (Math.cos(x) - sinc(x)) / x;
}
