/** About `wanted` steps of 1, 2 or 5 times a power of ten. */
export function niceStep(from: number, to: number, wanted: number): number {
  const rough = (to - from) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((digit) => digit * power >= rough * 0.999) ?? 10);
}

export function multiplesIn(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

// A range this many times that of the middle four fifths comes from a pole or a spike and is cut.
const SPIKE = 8;
const KEPT = 2;

export function heightsOf(values: number[]): { low: number; high: number } {
  const sorted = Float64Array.from(values.filter(Number.isFinite)).sort();
  const [least = -1, most = 1] = [sorted[0], sorted[sorted.length - 1]];
  const tenth = sorted[Math.floor(sorted.length / 10)] ?? least;
  const ninth = sorted[Math.floor((sorted.length * 9) / 10)] ?? most;
  const middle = ninth - tenth;
  const spiked = middle > 0 && most - least > SPIKE * middle;
  const low = spiked ? Math.max(least, tenth - KEPT * middle) : least;
  const high = spiked ? Math.min(most, ninth + KEPT * middle) : most;
  return roundOutwards(low, high);
}

function roundOutwards(low: number, high: number): { low: number; high: number } {
  if (high - low <= 1e-9 * Math.max(Math.abs(low), Math.abs(high))) return { low: low - 1, high: high + 1 };
  const step = niceStep(low, high, 8);
  return { low: step * Math.floor(low / step + 1e-9), high: step * Math.ceil(high / step - 1e-9) };
}
