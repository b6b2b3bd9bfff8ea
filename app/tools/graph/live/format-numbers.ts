import type { PlotWindow } from "~/math/plot";

// Values are rounded to this share of the window.
const FINENESS = 2000;

export function windowInWords({ left, right, bottom, top }: PlotWindow): string {
  const [x, y] = [(right - left) / FINENESS, (top - bottom) / FINENESS];
  return `x from ${short(left, x)} to ${short(right, x)}, y from ${short(bottom, y)} to ${short(top, y)}`;
}

/** A number rounded to what can be seen in a range. */
export function inRange(value: number, from: number, to: number): string {
  return short(value, (to - from) / FINENESS);
}

function short(value: number, step: number): string {
  const rounded = roundTo(value, step);
  const text =
    Math.abs(rounded) >= 1e6 || (rounded !== 0 && Math.abs(rounded) < 1e-4) ? rounded.toPrecision(4) : String(rounded);
  return text.replace("-", "\u2212");
}

/** A number to the digits of a step, without a zero that has a sign. */
export function roundTo(value: number, step: number): number {
  const digits = Math.max(0, -Math.floor(Math.log10(step)));
  return digits > 100 ? value : Number(value.toFixed(digits)) + 0;
}
