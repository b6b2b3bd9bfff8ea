import type { PlotWindow } from "~/math/plot";
import { type TickUnit, type Ticks, ticksAcross, ticksOf } from "./ticks";
import type { Grid, Label } from "../scene";
import { HEIGHT, WIDTH } from "../size";

const SPACING = { x: 66, y: 46 };
const EDGE = { x: 14, y: 12 };
const LABEL_SPACE = { x: 46, y: 24 };

export function gridOf(window: PlotWindow, tickUnits: { x: TickUnit; y: TickUnit }): Grid {
  const across = ticksAcross(window.left, window.right, WIDTH, SPACING.x, tickUnits.x);
  const up = ticksOf(window.bottom, window.top, HEIGHT, SPACING.y, tickUnits.y);
  const x = (at: number) => tenth(((at - window.left) / (window.right - window.left)) * WIDTH);
  const y = (at: number) => tenth(((window.top - at) / (window.top - window.bottom)) * HEIGHT);
  const columns = (at: number[]) =>
    linesAt(
      at.map(x),
      (place) => `M${place} 0v${HEIGHT}`,
      (step) => `m${step}-${HEIGHT}v${HEIGHT}`,
    );
  const rows = (at: number[]) =>
    linesAt(
      at.map(y),
      (place) => `M0 ${place}h${WIDTH}`,
      (step) => `m-${WIDTH}${step < 0 ? "" : " "}${step}h${WIDTH}`,
    );
  const zero = { x: x(0), y: y(0) };
  return {
    minor: columns(inOrder(across)) + rows(inOrder(up)),
    major: columns(across.major.map(({ at }) => at)) + rows(up.major.map(({ at }) => at)),
    axes:
      (isBetween(zero.x, WIDTH) ? `M${zero.x} 0v${HEIGHT}` : "") +
      (isBetween(zero.y, HEIGHT) ? `M0 ${zero.y}h${WIDTH}` : ""),
    labels: [...numbersBelow(across, x, zero), ...numbersBeside(up, y, zero)],
  };
}

// Minor lines continue below major ones: an evenly spaced row takes fewer bytes.
function inOrder({ major, minor }: Ticks): number[] {
  return [...minor, ...major.map(({ at }) => at)].sort((a, b) => a - b);
}

// Each line is relative to the one before: repeated text compresses well.
function linesAt(places: number[], first: (place: number) => string, next: (step: number) => string): string {
  return places
    .map((place, index) => (index === 0 ? first(place) : next(tenth(place - (places[index - 1] ?? 0)))))
    .join("");
}

function numbersBelow({ major }: Ticks, x: (at: number) => number, zero: { x: number; y: number }): Label[] {
  const side = zero.y > HEIGHT - LABEL_SPACE.y ? "above" : "below";
  const y = Math.min(HEIGHT, Math.max(0, zero.y));
  const bothAxes = isBetween(zero.x, WIDTH) && isBetween(zero.y, HEIGHT);
  return major.flatMap(({ at, label }, index): Label[] => {
    const place = x(at);
    if (place < EDGE.x || place > WIDTH - EDGE.x) return [];
    const corner = label === "0" && bothAxes && side === "below" && zero.x > LABEL_SPACE.x;
    return [{ text: label, x: place, y, side: corner ? "corner" : side, minor: isOdd(major, index) }];
  });
}

function numbersBeside({ major }: Ticks, y: (at: number) => number, zero: { x: number; y: number }): Label[] {
  const side = zero.x < LABEL_SPACE.x ? "right" : "left";
  const x = Math.min(WIDTH, Math.max(0, zero.x));
  return major.flatMap(({ at, label }, index): Label[] => {
    const place = y(at);
    if (
      place < EDGE.y ||
      place > HEIGHT - EDGE.y ||
      (label.startsWith("0") && /^0°?$/.test(label) && isBetween(zero.x, WIDTH))
    )
      return [];
    return [{ text: label, x, y: place, side, minor: isOdd(major, index) }];
  });
}

function isOdd(major: Ticks["major"], index: number): boolean {
  const zero = major.findIndex((tick) => Math.abs(tick.at) < 1e-300);
  return zero < 0 ? index % 2 === 1 : (index - zero) % 2 !== 0;
}

function isBetween(place: number, length: number): boolean {
  return place >= 0 && place <= length;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
