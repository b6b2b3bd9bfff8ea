import type { OneSidedLimit } from "./facts";
import { approximate } from "./value";

const STEPS = 38;
/** No simple fraction, so that no formula's period is hit. */
const IRREGULAR = 0.7391;
const SETTLED = 1e-7;
const GOOD = 1e-11;
const TAIL = 10;
const LEVEL = [4, 18] as const;

/** Extrapolates from values at halved distances h > 0 (Richardson, 1911; Aitken, 1926); not a proof. */
export function limitOf(
  f: (h: number) => number,
  reach: number,
  noise: (h: number) => number = () => 0,
): OneSidedLimit {
  const distances = Array.from({ length: STEPS }, (_, k) => reach * IRREGULAR * 2 ** -k);
  const values = distances.map(f);
  const tail = values.slice(-TAIL);
  if (tail.every(Number.isNaN)) return "undefined";
  if (tail.some(Number.isNaN)) return "unsettled";
  const level = levelOf(values);
  if (level !== null) return approximate(Math.abs(level) <= 1e-11 ? 0 : level);
  const growth = growthOf(tail);
  if (growth) return growth;
  // Differences of neighbouring values, divided by their distance, lose a digit with each halving.
  const doubts = distances.map((h, k) => noise(h) + Math.abs(values[k] ?? 0) * 2 ** (k - 52));
  const isSlow = tail.every(
    (value, k) => k < 2 || (value - (tail[k - 1] ?? NaN)) * ((tail[k - 1] ?? NaN) - (tail[k - 2] ?? NaN)) > 0,
  );
  if (!isSettling(values, distances.map(noise))) return isSlow ? "unclear" : "unsettled";
  const best = [values, ...richardson(values), aitken(values), aitken(aitken(values))]
    .map((estimates) => bestOf(estimates, doubts))
    .reduce((a, b) => (a.error > GOOD * Math.abs(a.value) && b.error < a.error / 4 ? b : a));
  const size = Math.max(Math.abs(best.value), 1e-3);
  if (!(best.error <= SETTLED * size)) return isSlow ? "unclear" : "unsettled";
  return approximate(Math.abs(best.value) <= 20 * best.error + 1e-11 ? 0 : best.value);
}

// Constant values may part very near the point, where doubles are too coarse for what is within a step.
function levelOf(values: number[]): number | null {
  const [first = NaN, ...others] = values.slice(...LEVEL);
  return others.every((value) => value === first) ? first : null;
}

// Divergence: one sign, and steps that do not shrink, as those of a logarithm do not.
function growthOf(tail: number[]): "up" | "down" | null {
  const last = tail[tail.length - 1] ?? NaN;
  const sign = Math.sign(last);
  const sizes = tail.map((value) => value * sign);
  if (!sizes.every((size, k) => k === 0 || size > (sizes[k - 1] ?? NaN) || size === Infinity)) return null;
  const steps = sizes.slice(1).map((size, k) => size - (sizes[k] ?? NaN));
  const isEndless =
    last * sign === Infinity || (steps[steps.length - 1] ?? 0) >= 0.985 ** TAIL * (steps[0] ?? Infinity);
  if (!isEndless) return null;
  return sign > 0 ? "up" : "down";
}

interface Estimate {
  at: number;
  value: number;
  error: number;
}

// Differences shrink until rounding takes over; a second small difference rules out chance.
function bestOf(values: number[], doubts: number[]): Estimate {
  let best: Estimate = { at: 0, value: NaN, error: Infinity };
  for (let k = 2; k < values.length; k++) {
    const [a = NaN, b = NaN, c = NaN] = [values[k - 2], values[k - 1], values[k]];
    const error = Math.max(Math.abs(c - b), Math.abs(b - a)) + (doubts[k] ?? 0);
    if (error <= best.error) best = { at: k, value: c, error };
    if (best.error < 1e-5 * Math.max(1e-3, Math.abs(best.value)) && error > 1e3 * Math.max(best.error, 1e-16)) break;
  }
  return best;
}

// Values may agree by chance, but a settling sequence approaches first and departs gradually as rounding takes over.
function isSettling(values: number[], doubts: number[]): boolean {
  const { at, value, error } = bestOf(values, doubts);
  const steps = values.slice(1).map((after, k) => Math.abs(after - (values[k] ?? NaN)));
  const middle = Math.floor(at / 2);
  const first = Math.max(...steps.slice(0, middle));
  const second = Math.max(...steps.slice(middle, at));
  const tiny = 1e-9 * Math.abs(value);
  const next = Math.abs((values[at + 1] ?? value) - value) - (doubts[at + 1] ?? 0);
  const partsAtOnce = next > 1e-3 * Math.max(Math.abs(value), first) && next > 1e6 * error;
  return at >= 6 && !partsAtOnce && (second <= 0.3 * first || second <= tiny);
}

// For functions with a power series: each column gains one power of the distance.
function richardson(values: number[]): number[][] {
  const columns: number[][] = [];
  for (let order = 1, last = values; order <= 4; order++) {
    const weight = 2 ** order;
    const before = last;
    last = before.slice(1).map((value, k) => (weight * value - (before[k] ?? NaN)) / (weight - 1));
    columns.push(last);
  }
  return columns;
}

function aitken(values: number[]): number[] {
  return values.slice(2).map((c, k) => {
    const [a = NaN, b = NaN] = [values[k], values[k + 1]];
    const bend = c - b - (b - a);
    return bend === 0 ? c : c - (c - b) ** 2 / bend;
  });
}
