import type { Side } from "./facts";
import { roughly, tell } from "./told";

const STEPS = 38;
/** A first distance that is no simple fraction of anything, so that no formula's rhythm is met. */
const IRREGULAR = 0.7391;
/** How far the best estimates may differ, beside the values' size. */
const SETTLED = 1e-7;
/** Steps over which growth is looked at. */
const TAIL = 10;

/**
 * What f(h) does as h > 0 goes to 0: judged from values at distances halved again and again, with Aitken's acceleration
 * (1926). No proof, but it errs on the side of "unsettled".
 * @param reach the first distance, about
 * @param noise how far a value may be off by rounding
 */
export function limitOf(f: (h: number) => number, reach: number, noise: (h: number) => number = () => 0): Side {
  const distances = Array.from({ length: STEPS }, (_, k) => reach * IRREGULAR * 2 ** -k);
  const values = distances.map(f);
  const tail = values.slice(-TAIL);
  if (tail.every(Number.isNaN)) return "undefined";
  if (tail.some(Number.isNaN)) return "unsettled";
  const growth = growthOf(tail);
  if (growth) return growth;
  const doubts = distances.map(noise);
  const best = [values, aitken(values), aitken(aitken(values))].map((estimates) => bestOf(estimates, doubts)).reduce((a, b) => (b.error < a.error / 4 ? b : a));
  const size = Math.max(Math.abs(best.value), 1e-3);
  if (!(best.error <= SETTLED * size)) return "unsettled";
  const told = tell(best.value, 20 * best.error + 1e-11, Math.max(1e-9, (20 * best.error) / size));
  return told.exact ? told : roughly(best.value);
}

// Without bound: of one sign, and growing by steps that do not get smaller, as those of a logarithm do not.
function growthOf(tail: number[]): "up" | "down" | null {
  const last = tail[tail.length - 1] ?? NaN;
  const sign = Math.sign(last);
  const sizes = tail.map((value) => value * sign);
  if (!sizes.every((size, k) => k === 0 || size > (sizes[k - 1] ?? NaN) || size === Infinity)) return null;
  const steps = sizes.slice(1).map((size, k) => size - (sizes[k] ?? NaN));
  const isEndless = last * sign === Infinity || (steps[steps.length - 1] ?? 0) >= 0.985 ** TAIL * (steps[0] ?? Infinity);
  if (!isEndless) return null;
  return sign > 0 ? "up" : "down";
}

interface Estimate {
  value: number;
  error: number;
}

// Differences first get smaller, and grow again where rounding drowns the values: what comes then is noise. Two that are
// small one after the other are no chance.
function bestOf(values: number[], doubts: number[]): Estimate {
  let best: Estimate = { value: NaN, error: Infinity };
  for (let k = 2; k < values.length; k++) {
    const [a = NaN, b = NaN, c = NaN] = [values[k - 2], values[k - 1], values[k]];
    const error = Math.max(Math.abs(c - b), Math.abs(b - a)) + (doubts[k] ?? 0);
    if (error <= best.error) best = { value: c, error };
    if (best.error < 1e-5 * Math.max(1e-3, Math.abs(best.value)) && error > 1e3 * Math.max(best.error, 1e-16)) break;
  }
  return best;
}

function aitken(values: number[]): number[] {
  return values.slice(2).map((c, k) => {
    const [a = NaN, b = NaN] = [values[k], values[k + 1]];
    const bend = c - b - (b - a);
    return bend === 0 ? c : c - (c - b) ** 2 / bend;
  });
}
