import type { PlotWindow } from "~/math/plot";
import type { Scene } from "../engine";
import type { LiveView } from "./live-view";
import { placeOf, spanOf } from "./trace";
import type { Track } from "./tracks";

// The view follows whoever walks out of it, by so much of its size.
const FOLLOW = 0.25;

/** Where a track is entered: in the middle of the view, or where what is walked begins. */
export function middleOf(track: Track, window: PlotWindow): number {
  const [from, to] = spanOf(track, window);
  return track.kind === "function" ? (from + to) / 2 : from;
}

/** Moves the view to where somebody stands. A function's value may leave it, as at a pole; what is walked is not left alone. */
export function bringIntoView(view: LiveView<Scene>, track: Track, value: number): void {
  const { x, y } = placeOf(track.at(value), view.shown);
  const [across, up] = [beyond(x), -beyond(y)];
  const by: [number, number] = track.kind !== "function" ? [across, up] : track.of === "x" ? [across, 0] : [0, up];
  if (by.some((share) => share !== 0)) view.pan(...by);
}

function beyond(share: number): number {
  if (!Number.isFinite(share) || (share >= 0 && share <= 1)) return 0;
  return share < 0 ? share - FOLLOW : share - 1 + FOLLOW;
}
