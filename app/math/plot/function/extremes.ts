import type { IntervalSet } from "../../interval";
import { NEAR, type FunctionSampler, maxDeviation, type Arc, valuesOn } from "./function-sampler";

const FIRST_SAMPLES = 12;

/** @returns the values that some part may still have when mostParts did not suffice, else null */
export function findExtremes(
  found: Arc,
  sampler: FunctionSampler,
  mostParts: number,
): [least: number, most: number] | null {
  const open = [found.from, found.to];
  for (let count = 0; open.length > 0; count++) {
    const to = open.pop() ?? 0;
    const from = open.pop() ?? 0;
    const set = valuesOn(sampler, from, to);
    if (isWithin(set, found, sampler) || isFlat(sampler, to - from)) continue;
    if (count === 0) widenBySamples(found, sampler);
    if (count > mostParts || sampler.budget.step()) return [set.lo, set.hi];
    const middle = from + (to - from) / 2;
    const value = sampler.value(middle);
    found.least = Math.min(found.least, value);
    found.most = Math.max(found.most, value);
    open.push(middle, to, from, middle);
  }
  return null;
}

function isFlat({ intervals, pixelHeight }: FunctionSampler, width: number): boolean {
  return maxDeviation(intervals.differentiate(0), width) < NEAR * pixelHeight;
}

function widenBySamples(found: Arc, sampler: FunctionSampler): void {
  const spacing = (found.to - found.from) / FIRST_SAMPLES;
  let lowest = found.from;
  let highest = found.from;
  for (let i = 1; i < FIRST_SAMPLES; i++) {
    const at = found.from + i * spacing;
    const value = sampler.value(at);
    if (value < found.least) [found.least, lowest] = [value, at];
    if (value > found.most) [found.most, highest] = [value, at];
  }
  found.least = -climb((at) => -sampler.value(at), lowest, -found.least, spacing, found);
  found.most = climb(sampler.value, highest, found.most, spacing, found);
}

function climb(
  value: (at: number) => number,
  start: number,
  height: number,
  spacing: number,
  { from, to }: Arc,
): number {
  let at = start;
  let best = height;
  for (let step = spacing / 2; step > spacing / 40; step /= 2) {
    for (const next of [at - step, at + step]) {
      const reached = next > from && next < to ? value(next) : NaN;
      if (reached > best) [at, best] = [next, reached];
    }
  }
  return best;
}

function isWithin(set: IntervalSet, found: Arc, { least, most, pixelHeight }: FunctionSampler): boolean {
  const slack = NEAR * pixelHeight;
  return (
    (set.lo >= found.least - slack || found.least <= least) && (set.hi <= found.most + slack || found.most >= most)
  );
}
