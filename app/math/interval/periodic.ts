import { type Bounds, down, type IntervalSet, NEVER, up } from "./interval-set";
import type { Unary } from "./unary";

const TURN = 2 * Math.PI;

/** The sine and the cosine on sets of angles in radians. */
export const SINE: Unary = [
  (u, out) => waveOf(Math.sin, Math.PI / 2, u, out),
  (u, out) => waveBounds(Math.cos, 0, u, out.slope),
];
export const COSINE: Unary = [
  (u, out) => waveOf(Math.cos, 0, u, out),
  (u, { slope }) => {
    waveBounds(Math.sin, Math.PI / 2, u, slope);
    slope.assign(-slope.hi, -slope.lo);
  },
];

function waveOf(wave: (x: number) => number, crest: number, u: IntervalSet, out: IntervalSet): void {
  out.follow(u, u);
  if (out.defined !== NEVER) waveBounds(wave, crest, u, out);
}

/** The values of a wave between -1 and 1 with period 2 pi, whose crest is at this angle. */
function waveBounds(wave: (x: number) => number, crest: number, u: Bounds, out: Bounds): void {
  const { lo, hi } = u;
  if (!(hi - lo < TURN)) return out.assign(-1, 1);
  // Far from zero a crest's place is known less well than an angle; next to a crest the wave is flat.
  const size = Math.max(-lo, hi);
  const slack = size > 1e5 ? (size * 4e-16) ** 2 : 0;
  const first = wave(lo);
  const last = wave(hi);
  const least = passes(lo, hi, crest + Math.PI) ? -1 : down(down(Math.min(first, last))) - slack;
  const most = passes(lo, hi, crest) ? 1 : up(up(Math.max(first, last))) + slack;
  out.assign(Math.max(-1, least), Math.min(1, most));
}

function passes(lo: number, hi: number, angle: number): boolean {
  return Math.floor((hi - angle) / TURN) > Math.floor((lo - angle) / TURN);
}
