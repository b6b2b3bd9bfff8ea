import { exactly, type Point, type Real } from "../ball";
import { Q } from "../exact";

const SCALES = [2, 1, 5, 12, 40];
const PIECES = 89;

/** Points with rational coordinates, as if by chance, but the same each time; each third lies where all are positive. */
export function samplePoints(names: readonly string[], count: number): Point[] {
  const random = seeded(names.length + 41);
  return Array.from({ length: count }, (_, k) => {
    const scale = SCALES[k % SCALES.length] ?? 1;
    return new Map(names.map((name) => [name, sampleValue(random, scale, k % 3 === 0)]));
  });
}

function sampleValue(random: () => number, scale: number, positive: boolean): Real {
  const pieces = 1 + Math.floor(random() * PIECES * scale);
  const sign = random() < 0.5 && !positive ? -1 : 1;
  return exactly(Q.rational(sign * pieces, PIECES - 6));
}

// mulberry32
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
