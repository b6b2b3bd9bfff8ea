import type { PlotWindow } from "~/math/plot/drawing";
import type { Track } from "./tracks";

const STEPS = 60;
const FAST = 10;
// Values are told to this part of the window.
const FINENESS = 2000;

/** From where to where a track is seen in a window. */
export function spanOf({ of }: Track, { left, right, bottom, top }: PlotWindow): [from: number, to: number] {
  return of === "x" ? [left, right] : [bottom, top];
}

/** The next round value along a track, in the direction of the sign. */
export function nextAlong(track: Track, value: number, sign: 1 | -1, fast: boolean, window: PlotWindow): number {
  const [from, to] = spanOf(track, window);
  const step = 10 ** Math.floor(Math.log10((to - from) / STEPS)) * (fast ? FAST : 1);
  const steps = value / step;
  const next = sign > 0 ? Math.floor(steps + 1 + 1e-6) : Math.ceil(steps - 1 - 1e-6);
  return roundTo(next * step, step / FAST);
}

/** What is said of a point of a track: rounded, and "undefined" where there is none. */
export function told({ at, of }: Track, value: number, { left, right, bottom, top }: PlotWindow): string {
  const { x, y } = at(value);
  const across = `x = ${short(x, (right - left) / FINENESS)}`;
  const up = `y = ${short(y, (top - bottom) / FINENESS)}`;
  if (of === "x") return Number.isFinite(y) ? `${across}, ${up}` : `${across}, undefined`;
  return Number.isFinite(x) ? `${up}, ${across}` : `${up}, undefined`;
}

/** The part of the plane in words. */
export function windowInWords({ left, right, bottom, top }: PlotWindow): string {
  const [x, y] = [(right - left) / FINENESS, (top - bottom) / FINENESS];
  return `x from ${short(left, x)} to ${short(right, x)}, y from ${short(bottom, y)} to ${short(top, y)}`;
}

function short(value: number, step: number): string {
  const rounded = roundTo(value, step);
  const text = Math.abs(rounded) >= 1e6 || (rounded !== 0 && Math.abs(rounded) < 1e-4) ? rounded.toPrecision(4) : String(rounded);
  return text.replace("-", "\u2212");
}

// Without a zero that has a sign.
function roundTo(value: number, step: number): number {
  const digits = Math.max(0, -Math.floor(Math.log10(step)));
  return digits > 100 ? value : Number(value.toFixed(digits)) + 0;
}
