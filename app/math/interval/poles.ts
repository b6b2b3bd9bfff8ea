import { down, eachPiece, type IntervalSet, NEVER, SOMEWHERE, up } from "./interval-set";

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
