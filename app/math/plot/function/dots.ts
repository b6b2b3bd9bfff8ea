import { EVERYWHERE } from "../../interval";
import type { Discontinuity } from "./column";
import type { Dot } from "..";
import { type FunctionSampler, valuesOn } from "./function-sampler";

/** With more discontinuities than this, dots would hide the curve. */
const MOST_DISCONTINUITIES = 60;
const LONG = 14;
const MOST_STEPS = 5;
const NEAR = 1;
/** Relative distance within which a double stands for an exact point. */
const ROUNDING = 1e-12;

/** A bracket of a discontinuity. The points at which it was split are simple numbers, and often the exact place. */
interface Candidate extends Discontinuity {
  candidates: number[];
}

/** @param ends numbers in conditions, at which the curve may end; without any, ends have no dots */
export function findDots(
  discontinuities: readonly Discontinuity[],
  sampler: FunctionSampler,
  width: number,
  ends: readonly number[],
): Dot[] {
  const places = merge(discontinuities);
  return places.length > MOST_DISCONTINUITIES
    ? []
    : places.flatMap((place) => dotsAt(locate(place, sampler, ends), sampler, width, ends));
}

function merge(discontinuities: readonly Discontinuity[]): Candidate[] {
  const places: Candidate[] = [];
  for (const { from, to } of [...discontinuities].sort((a, b) => a.from - b.from)) {
    const last = places[places.length - 1];
    if (last && from <= last.to) {
      last.to = Math.max(last.to, to);
      last.candidates.unshift(from);
      last.candidates.push(to);
    } else places.push({ from, to, candidates: [from, to] });
  }
  return places;
}

function locate(place: Candidate, sampler: FunctionSampler, ends: readonly number[]): number {
  const written = ends.filter((end) => end >= place.from && end <= place.to);
  const candidates = [...written, ...place.candidates.sort((a, b) => String(a).length - String(b).length)];
  return candidates.find((at) => isDiscontinuity(at, place, sampler)) ?? halve(place, sampler);
}

function isDiscontinuity(at: number, { from, to }: Candidate, { value, pixelHeight }: FunctionSampler): boolean {
  const step = Math.max(Math.abs(at) * ROUNDING, (to - from) * 1e-4);
  const [before, taken, behind] = [value(at - step), value(at), value(at + step)];
  if (Number.isNaN(taken)) return !Number.isNaN(before) || !Number.isNaN(behind);
  return !(Math.abs(before - taken) < NEAR * pixelHeight && Math.abs(behind - taken) < NEAR * pixelHeight);
}

function halve({ from, to }: Candidate, { value }: FunctionSampler): number {
  let [a, b] = [from, to];
  const [first, last] = [value(a), value(b)];
  for (let count = 0; count < 60; count++) {
    const middle = a + (b - a) / 2;
    const between = value(middle);
    const isLikeFirst =
      Number.isNaN(first) || Number.isNaN(last)
        ? Number.isNaN(between) === Number.isNaN(first)
        : Math.abs(between - first) <= Math.abs(between - last);
    if (isLikeFirst) a = middle;
    else b = middle;
  }
  return String(a).length < String(b).length ? a : b;
}

function dotsAt(at: number, sampler: FunctionSampler, width: number, marked: readonly number[]): Dot[] {
  const value = sampler.value(at);
  const sides = [limit(at, -width, value, sampler), limit(at, width, value, sampler)].filter((value) =>
    Number.isFinite(value),
  );
  const [before, behind] = sides;
  const isOne = before !== undefined && behind !== undefined && isNear(before, behind, sampler);
  if (sides.length === 2 && sides.every((side) => isNear(side, value, sampler))) return [];
  const taken = isMet(at, marked) || isDefinedAround(at, sampler) ? value : NaN;
  const ends = isOne ? [before + (behind - before) / 2] : sides;
  const dots = ends.filter((end) => !isNear(end, taken, sampler)).map((y) => ({ x: at, y, open: true }));
  if (Number.isNaN(taken) && sides.length === 1 && !isMet(at, marked)) return [];
  if (sides.length === 0 && !marked.includes(at) && isWild(at, width, sampler)) return [];
  const isSolid = !isOne && (marked.length > 0 || sides.length !== 1);
  const isMarked = Number.isFinite(taken) && (isSolid || dots.length > 0);
  return [...dots, ...(isMarked ? [{ x: at, y: taken, open: false }] : [])].filter(
    ({ y }) => y >= sampler.least && y <= sampler.most,
  );
}

function limit(at: number, width: number, taken: number, sampler: FunctionSampler): number {
  const near = sampler.value(at + width / 2 ** 20);
  if (isNear(near, taken, sampler)) return near;
  for (let count = 0, step = width / 256; count < MOST_STEPS; count++, step /= 8) {
    const [far = NaN, ...nearer] = [1, 0.43, 0.19, 0.11].map((part) => sampler.value(at + part * step));
    if (nearer.every((value) => isNear(value, far, sampler))) return nearer[1] ?? NaN;
  }
  return NaN;
}

function isWild(at: number, width: number, { value, least, most }: FunctionSampler): boolean {
  return [-width, width]
    .map((reach) => value(at + reach / 2 ** 20))
    .some((beside) => beside >= least && beside <= most);
}

// Where doubles miss an end, as that of sqrt(sin x), they cannot tell whether it is included.
function isMet(at: number, ends: readonly number[]): boolean {
  return ends.includes(at) || String(at).length < LONG;
}

// Where doubles miss a point, intervals decide: arctan(tan x) has no value between its steps, only rounded ones.
function isDefinedAround(at: number, sampler: FunctionSampler): boolean {
  const reach = Math.abs(at) * ROUNDING;
  return valuesOn(sampler, at - reach, at + reach).defined === EVERYWHERE;
}

function isNear(a: number, b: number, { pixelHeight }: FunctionSampler): boolean {
  return Math.abs(a - b) < NEAR * pixelHeight;
}
