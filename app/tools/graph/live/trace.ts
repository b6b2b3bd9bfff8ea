import type { PlotWindow } from "~/math/plot";
import type { Point, Track, WalkTrack } from "./tracks";
import { inRange, roundTo } from "./window-words";
import { HEIGHT, WIDTH } from "../size";

const STEPS = 60;
const FAST = 10;
/** How far a drawn line is followed at once, in user units. */
const STRIDE = 8;
const SAMPLES = 720;
const FINE = 10;
/** How near, in user units, what is found beside the place before is taken. */
const NEAR = 1;

/** From where to where a track is followed in a window. */
export function spanOf(track: Track, { left, right, bottom, top }: PlotWindow): [from: number, to: number] {
  if (track.kind !== "function") return [track.from, track.to];
  return track.of === "x" ? [left, right] : [bottom, top];
}

/** The next round value along a track, in the direction of the sign. What is walked begins again behind its end. */
export function nextAlong(track: Track, value: number, sign: 1 | -1, fast: boolean, window: PlotWindow): number {
  const [from, to] = spanOf(track, window);
  if (track.kind === "points") return around(value + sign, from, to + 1);
  if (track.kind === "line") return around(value + sign * STRIDE * (fast ? FAST : 1), from, to);
  const step = 10 ** Math.floor(Math.log10((to - from) / STEPS)) * (fast ? FAST : 1);
  const steps = value / step;
  const next = roundTo((sign > 0 ? Math.floor(steps + 1 + 1e-6) : Math.ceil(steps - 1 - 1e-6)) * step, step / FAST);
  if (track.kind === "function" || (next >= from && next <= to)) return next;
  const [end, start] = sign > 0 ? [to, from] : [from, to];
  return value === end ? start : end;
}

/** What is said of a point of a track: rounded, and "undefined" where there is none. */
export function told(track: Track, value: number, { left, right, bottom, top }: PlotWindow): string {
  const { x, y } = track.at(value);
  const [across, up] = [`x = ${inRange(x, left, right)}`, `y = ${inRange(y, bottom, top)}`];
  if (track.kind === "function") {
    if (track.of === "x") return `${across}, ${Number.isFinite(y) ? up : "undefined"}`;
    return `${up}, ${Number.isFinite(x) ? across : "undefined"}`;
  }
  const place = track.parameter ? `, ${track.parameter} = ${inRange(value, track.from, track.to)}` : "";
  return Number.isFinite(x) && Number.isFinite(y) ? `${across}, ${up}${place}` : `undefined${place}`;
}

/**
 * Where along a track a place of the drawing is, given in shares from its upper left: at the nearest point of what is walked.
 * @param before near which value it is likely to be: a drawn line is not searched as a whole where it passes close to the place there
 */
export function valueAt(track: Track, place: Point, window: PlotWindow, before?: number): number {
  const [from, to] = spanOf(track, window);
  if (track.kind !== "function") return nearest(track, place, window, before);
  return from + (to - from) * Math.min(1, Math.max(0, track.of === "x" ? place.x : 1 - place.y));
}

/** A point of the plane in shares of a window, from its upper left. */
export function placeOf({ x, y }: Point, { left, right, bottom, top }: PlotWindow): Point {
  return { x: (x - left) / (right - left), y: (top - y) / (top - bottom) };
}

function nearest(track: WalkTrack, place: Point, window: PlotWindow, before?: number): number {
  const best = (values: number[]) => closest(track, values, place, window);
  if (track.kind === "points") return best(evenly(track.from, track.to, track.to)).value;
  const finely = (about: number, reach: number) =>
    best(
      evenly(about - reach, about + reach, 2 * FINE).map((value) => Math.min(track.to, Math.max(track.from, value))),
    );
  const found = before === undefined ? null : finely(before, STRIDE);
  if (found && found.off < NEAR) return found.value;
  return finely(best(evenly(track.from, track.to, SAMPLES)).value, (track.to - track.from) / SAMPLES).value;
}

function closest(track: WalkTrack, values: number[], place: Point, window: PlotWindow): { value: number; off: number } {
  let found = { value: values[0] ?? track.from, off: Infinity };
  for (const value of values) {
    const { x, y } = placeOf(track.at(value), window);
    const off = Math.hypot((x - place.x) * WIDTH, (y - place.y) * HEIGHT);
    if (off < found.off) found = { value, off };
  }
  return found;
}

function evenly(from: number, to: number, steps: number): number[] {
  const step = (to - from) / Math.max(1, steps);
  return Array.from({ length: steps + 1 }, (_, k) => from + k * step);
}

function around(value: number, from: number, to: number): number {
  const length = to - from;
  return from + ((((value - from) % length) + length) % length);
}
