import type { PlotWindow } from "~/math/plot";
import type { Scene } from "../scene";
import { HEIGHT, WIDTH } from "../size";
import { inRange, roundTo } from "./format-numbers";
import type { LiveView } from "./live-view";
import type { Point, Track, PathTrack } from "./tracks";

const STEPS = 60;
const FAST = 10;
/** In user units. */
const STRIDE = 8;
const SAMPLES = 720;
const FINE = 10;
/** In user units. */
const NEAR = 1;

/** The values that a track runs through in a window. */
export function rangeOf(track: Track, { left, right, bottom, top }: PlotWindow): [from: number, to: number] {
  if (track.kind !== "function") return [track.from, track.to];
  return track.of === "x" ? [left, right] : [bottom, top];
}

/** The next round value. A path starts again after its end. */
export function nextAlong(track: Track, value: number, sign: 1 | -1, fast: boolean, window: PlotWindow): number {
  const [from, to] = rangeOf(track, window);
  if (track.kind === "points") return around(value + sign, from, to + 1);
  if (track.kind === "line") return around(value + sign * STRIDE * (fast ? FAST : 1), from, to);
  const step = 10 ** Math.floor(Math.log10((to - from) / STEPS)) * (fast ? FAST : 1);
  const steps = value / step;
  const next = roundTo((sign > 0 ? Math.floor(steps + 1 + 1e-6) : Math.ceil(steps - 1 - 1e-6)) * step, step / FAST);
  if (track.kind === "function" || (next >= from && next <= to)) return next;
  const [end, start] = sign > 0 ? [to, from] : [from, to];
  return value === end ? start : end;
}

/** The rounded point, or "undefined" where there is none. */
export function describePoint(track: Track, value: number, { left, right, bottom, top }: PlotWindow): string {
  const { x, y } = track.at(value);
  const [across, up] = [`x = ${inRange(x, left, right)}`, `y = ${inRange(y, bottom, top)}`];
  if (track.kind === "function") {
    if (track.of === "x") return `${across}, ${Number.isFinite(y) ? up : "undefined"}`;
    return `${up}, ${Number.isFinite(x) ? across : "undefined"}`;
  }
  const parameter = track.parameter ? `, ${track.parameter} = ${inRange(value, track.from, track.to)}` : "";
  return Number.isFinite(x) && Number.isFinite(y) ? `${across}, ${up}${parameter}` : `undefined${parameter}`;
}

/**
 * The value of the point nearest to `target`, given in shares from the upper left. Close to `before`, the rest of the
 * track is not searched.
 */
export function valueAt(track: Track, target: Point, window: PlotWindow, before?: number): number {
  const [from, to] = rangeOf(track, window);
  if (track.kind !== "function") return nearest(track, target, window, before);
  return from + (to - from) * Math.min(1, Math.max(0, track.of === "x" ? target.x : 1 - target.y));
}

export function toRelative({ x, y }: Point, { left, right, bottom, top }: PlotWindow): Point {
  return { x: (x - left) / (right - left), y: (top - y) / (top - bottom) };
}

function nearest(track: PathTrack, target: Point, window: PlotWindow, before?: number): number {
  const best = (values: number[]) => closest(track, values, target, window);
  if (track.kind === "points") return best(evenly(track.from, track.to, track.to)).value;
  const finely = (about: number, reach: number) =>
    best(
      evenly(about - reach, about + reach, 2 * FINE).map((value) => Math.min(track.to, Math.max(track.from, value))),
    );
  const found = before === undefined ? null : finely(before, STRIDE);
  if (found && found.off < NEAR) return found.value;
  return finely(best(evenly(track.from, track.to, SAMPLES)).value, (track.to - track.from) / SAMPLES).value;
}

function closest(
  track: PathTrack,
  values: number[],
  target: Point,
  window: PlotWindow,
): { value: number; off: number } {
  let found = { value: values[0] ?? track.from, off: Infinity };
  for (const value of values) {
    const { x, y } = toRelative(track.at(value), window);
    const off = Math.hypot((x - target.x) * WIDTH, (y - target.y) * HEIGHT);
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

const FOLLOW = 0.25;

/** The middle of the view, or the start of a path. */
export function startOf(track: Track, window: PlotWindow): number {
  const [from, to] = rangeOf(track, window);
  return track.kind === "function" ? (from + to) / 2 : from;
}

/** A function's value may be outside the view, as near a pole. */
export function bringIntoView(view: LiveView<Scene>, track: Track, value: number): void {
  const { x, y } = toRelative(track.at(value), view.shown);
  const [across, up] = [beyond(x), -beyond(y)];
  const by: [number, number] = track.kind !== "function" ? [across, up] : track.of === "x" ? [across, 0] : [0, up];
  if (by.some((share) => share !== 0)) view.pan(...by);
}

function beyond(share: number): number {
  if (!Number.isFinite(share) || (share >= 0 && share <= 1)) return 0;
  return share < 0 ? share - FOLLOW : share - 1 + FOLLOW;
}
