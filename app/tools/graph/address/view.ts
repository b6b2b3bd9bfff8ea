import type { PlotWindow } from "~/math/plot";
import { type GraphState, LARGEST, leastLength } from "./state";
import { HEIGHT, WIDTH } from "../size";

export type View = Pick<GraphState, "window" | "turn" | "tilt">;

const LONGEST = 2e15;
/** How much longer than the least a window stays that is zoomed in, so that its edges keep digits. */
const ZOOM_MARGIN = 10;
const CENTRE = { x: 0.5, y: 0.5 };

/** Zooms in (factor below 1) or out, about a point given in shares of the window from the upper left. */
export function zoomed(window: PlotWindow, factor: number, about = CENTRE): PlotWindow {
  const { left, right, bottom, top } = window;
  const x = left + (right - left) * about.x;
  const y = top - (top - bottom) * about.y;
  const scale = (edge: number, centre: number) => centre + (edge - centre) * factor;
  return allowed(
    window,
    {
      left: scale(left, x),
      right: scale(right, x),
      bottom: scale(bottom, y),
      top: scale(top, y),
    },
    factor < 1 ? ZOOM_MARGIN : 1,
  );
}

/** Moves by shares of the window, to the right and upwards. */
export function moved(window: PlotWindow, across: number, up: number): PlotWindow {
  const { left, right, bottom, top } = window;
  const [dx, dy] = [across * (right - left), up * (top - bottom)];
  return allowed(window, { left: left + dx, right: right + dx, bottom: bottom + dy, top: top + dy }, 1);
}

/** Turns about the upright axis and tilts, in degrees. */
export function turned({ window, turn, tilt }: View, by: number, up: number): View {
  return {
    window,
    turn: (Math.round((turn + by) * 10) % 3600) / 10,
    tilt: Math.min(90, Math.max(-90, Math.round((tilt + up) * 10) / 10)),
  };
}

/** The SVG transform that shows a drawing of one window in another. */
export function transformFrom(drawn: PlotWindow, shown: PlotWindow): string {
  const [width, height] = [shown.right - shown.left, shown.top - shown.bottom];
  const [scaleX, scaleY] = [(drawn.right - drawn.left) / width, (drawn.top - drawn.bottom) / height];
  return `matrix(${scaleX} 0 0 ${scaleY} ${((drawn.left - shown.left) / width) * WIDTH} ${((shown.top - drawn.top) / height) * HEIGHT})`;
}

/** Rounds to visible digits, so that addresses stay short. */
export function rounded({ left, right, bottom, top }: PlotWindow): PlotWindow {
  const [x, y] = [roundTo(right - left), roundTo(top - bottom)];
  return { left: x(left), right: x(right), bottom: y(bottom), top: y(top) };
}

function roundTo(length: number): (value: number) => number {
  const digits = 4 - Math.floor(Math.log10(length));
  // Powers of ten below one are not exact, so divide by their inverse.
  return (value) =>
    (Math.abs(value) * 10 ** digits > Number.MAX_SAFE_INTEGER
      ? value
      : digits >= 0
        ? Math.round(value * 10 ** digits) / 10 ** digits
        : Math.round(value / 10 ** -digits) * 10 ** -digits) + 0;
}

function allowed(before: PlotWindow, after: PlotWindow, margin: number): PlotWindow {
  const fits = (from: number, to: number) => {
    const most = Math.max(Math.abs(from), Math.abs(to));
    return to - from >= margin * leastLength(most) && to - from <= LONGEST && most <= LARGEST;
  };
  return fits(after.left, after.right) && fits(after.bottom, after.top) ? rounded(after) : before;
}
