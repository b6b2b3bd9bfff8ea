import type { PlotWindow } from "~/math/plot/drawing";

/** The window seen from nearer (factor below 1) or farther, about its middle. */
export function zoomed({ left, right, bottom, top }: PlotWindow, factor: number): PlotWindow {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  const [across, up] = [((right - left) / 2) * factor, ((top - bottom) / 2) * factor];
  return rounded({ left: x - across, right: x + across, bottom: y - up, top: y + up });
}

/** The window moved by parts of its own size: to the right and upwards where they are positive. */
export function moved({ left, right, bottom, top }: PlotWindow, across: number, up: number): PlotWindow {
  const [dx, dy] = [across * (right - left), up * (top - bottom)];
  return rounded({ left: left + dx, right: right + dx, bottom: bottom + dy, top: top + dy });
}

/** The window without digits that nobody would see: addresses stay short. */
export function rounded({ left, right, bottom, top }: PlotWindow): PlotWindow {
  const [x, y] = [roundTo(right - left), roundTo(top - bottom)];
  return { left: x(left), right: x(right), bottom: y(bottom), top: y(top) };
}

function roundTo(length: number): (value: number) => number {
  const digits = 4 - Math.floor(Math.log10(length));
  // Powers of ten below one are not exact: they are divided by.
  return (value) => (digits >= 0 ? Math.round(value * 10 ** digits) / 10 ** digits : Math.round(value / 10 ** -digits) * 10 ** -digits) + 0;
}
