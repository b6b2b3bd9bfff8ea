import { HEIGHT, type PlotWindow, WIDTH } from "~/math/plot/drawing";
import type { Point, Track, WalkTrack } from "./tracks";
import { inRange, roundTo } from "./window-words";

const STEPS = 60;
const FAST = 10;
/** How far a drawn line is followed at once, in user units. */
const STRIDE = 8;
const SAMPLES = 720;

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

/** Where along a track a place of the drawing is, given in shares from its upper left: at the nearest point of what is walked. */
export function valueAt(track: Track, place: Point, window: PlotWindow): number {
  const [from, to] = spanOf(track, window);
  if (track.kind !== "function") return nearest(track, place, window);
  return from + (to - from) * Math.min(1, Math.max(0, track.of === "x" ? place.x : 1 - place.y));
}

/** A point of the plane in shares of a window, from its upper left. */
export function placeOf({ x, y }: Point, { left, right, bottom, top }: PlotWindow): Point {
  return { x: (x - left) / (right - left), y: (top - y) / (top - bottom) };
}

function nearest(track: WalkTrack, place: Point, window: PlotWindow): number {
  const distance = (value: number) => {
    const { x, y } = placeOf(track.at(value), window);
    const off = Math.hypot((x - place.x) * WIDTH, (y - place.y) * HEIGHT);
    return Number.isNaN(off) ? Infinity : off;
  };
  const count = track.kind === "points" ? track.to : SAMPLES;
  const best = (values: number[]) => values.reduce((least, value) => (distance(value) < distance(least) ? value : least));
  const step = (track.to - track.from) / Math.max(1, count);
  const rough = best(Array.from({ length: count + 1 }, (_, k) => track.from + k * step));
  if (track.kind === "points") return rough;
  return best(Array.from({ length: 21 }, (_, k) => Math.min(track.to, Math.max(track.from, rough + ((k - 10) / 10) * step))));
}

function around(value: number, from: number, to: number): number {
  const length = to - from;
  return from + ((((value - from) % length) + length) % length);
}
