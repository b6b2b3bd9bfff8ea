import type { PlotWindow } from "~/math/plot";

const FINENESS = 2000;

export function windowInWords({ left, right, bottom, top }: PlotWindow): string {
  const [x, y] = [(right - left) / FINENESS, (top - bottom) / FINENESS];
  return `x from ${short(left, x)} to ${short(right, x)}, y from ${short(bottom, y)} to ${short(top, y)}`;
}

export function inRange(value: number, from: number, to: number): string {
  return short(value, (to - from) / FINENESS);
}

function short(value: number, step: number): string {
  const rounded = roundTo(value, step);
  const text =
    Math.abs(rounded) >= 1e6 || (rounded !== 0 && Math.abs(rounded) < 1e-4) ? rounded.toPrecision(4) : String(rounded);
  return text.replace("-", "\u2212");
}

/** Without negative zero. */
export function roundTo(value: number, step: number): number {
  const digits = Math.max(0, -Math.floor(Math.log10(step)));
  return digits > 100 ? value : Number(value.toFixed(digits)) + 0;
}
