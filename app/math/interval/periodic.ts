import { type Bounds, down, eachPiece, type IntervalSet, NEVER, SOMEWHERE, up } from "./interval-set";

const TURN = 2 * Math.PI;

/** The values of the sine on a set of angles in radians. */
export function sine(u: IntervalSet, out: IntervalSet): void {
  out.follow(u, u);
  if (out.defined !== NEVER) waveBounds(Math.sin, Math.PI / 2, u, out);
}

/** The values of the cosine on a set of angles in radians. */
export function cosine(u: IntervalSet, out: IntervalSet): void {
  out.follow(u, u);
  if (out.defined !== NEVER) waveBounds(Math.cos, 0, u, out);
}

export function slopeOfSine(u: Bounds, out: Bounds): void {
  waveBounds(Math.cos, 0, u, out);
}

export function slopeOfCosine(u: Bounds, out: Bounds): void {
  waveBounds(Math.sin, Math.PI / 2, u, out);
  out.assign(-out.hi, -out.lo);
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

/** The values of the tangent, or of the cotangent, on a set of angles in radians. */
export function tangent(u: IntervalSet, out: IntervalSet): void {
  poles(Math.tan, 0.5, u, out);
}

export function cotangent(u: IntervalSet, out: IntervalSet): void {
  poles(negativeCotangent, 0, u, out);
  out.assign(-out.hi, -out.lo);
  [out.gapLo, out.gapHi] = [-out.gapHi, -out.gapLo];
}

function negativeCotangent(x: number): number {
  return -1 / Math.tan(x);
}

/** A function that rises from pole to pole, poles being at pi times k + offset. */
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
    // Next to a pole the ends themselves tell better than the quotient whether it was passed.
    if (passed === 0 && first <= last) return out.add(down(down(first)), up(up(last)));
    out.atMost(SOMEWHERE);
    if (passed < 2 && last < first) {
      out.add(-Infinity, up(up(last)));
      out.add(down(down(first)), Infinity);
    } else out.add(-Infinity, Infinity);
  });
}
