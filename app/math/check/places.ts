import { add, exactly, type Point, type Real } from "../ball";
import { Q } from "../exact";
import type { Expression } from "../expression";
import { between, zerosOf } from "./critical";
import { samplePoints } from "./points";

const SAMPLES = 16;

/** Points to compare lines at: some by chance, and for each variable the zeros of what is watched, and between them. */
export function placesOf(
  names: readonly string[],
  watched: readonly Expression[],
  extra: readonly Point[] = [],
): Point[] {
  if (names.length === 0) return [new Map()];
  const samples = samplePoints(names, SAMPLES);
  const bases = names.length === 1 ? samples.slice(0, 1) : samples.slice(0, 2);
  const critical = names.flatMap((name) =>
    bases.flatMap((base) => {
      const given = extra.flatMap((point) => (names.length === 1 && point.has(name) ? [point.get(name) as Real] : []));
      return aroundAll(zerosOf(watched, name, base, given)).map((value): Point => new Map([...base, [name, value]]));
    }),
  );
  // Without parameters: a family's members alone would prove anything of it.
  const complete = extra
    .filter((point) => names.every((name) => point.has(name)))
    .map((point): Point => new Map([...point].filter(([name]) => names.includes(name))));
  return [...samples, ...(names.length > 1 ? alike(names) : []), ...critical, ...complete];
}

// Where all have the same value much falls together: sums of squares, differences.
function alike(names: readonly string[]): Point[] {
  return [0, 1, 3].map((value) => new Map(names.map((name) => [name, exactly(Q.rational(value))])));
}

function aroundAll(zeros: readonly Real[]): Real[] {
  const close = zeros.flatMap((zero) => [Q.rational(1, 997), Q.rational(-1, 997)].map((by) => add(zero, exactly(by))));
  return [...zeros, ...between(zeros), ...close];
}
