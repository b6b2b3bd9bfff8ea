import { useMemo, useState } from "react";
import type { Scene } from "../engine";
import type { LiveView } from "./live-view";
import { nextAlong, spanOf, told } from "./trace";
import type { Track, tracksOf } from "./tracks";
import type { LiveSheet } from "./use-sheet";

/** Where somebody stands who follows a curve. */
interface Place {
  equation: number;
  value: number;
}

// The view follows whoever walks out of it, by so much of its width.
const FOLLOW = 0.25;

/** Following a curve, point by point, and from one notable point to the next. What there is is said. */
export function useTrace(view: LiveView<Scene>, { entries, state: { angle } }: LiveSheet, say: (text: string) => void) {
  const [read, setRead] = useState<{ tracksOf: typeof tracksOf } | null>(null);
  const tracks = useMemo(() => read?.tracksOf(entries, angle) ?? [], [read, entries, angle]);
  const [place, setPlace] = useState<Place | null>(null);
  const track = place && (tracks.find(({ equation }) => equation === place.equation) ?? tracks[0]);

  function stand(on: Track, value: number, words = told(on, value, view.shown)) {
    setPlace({ equation: on.equation, value });
    bringIntoView(view, on, value);
    say(words);
  }

  function enter(on: Track, value: number) {
    stand(on, value, `${on.text}: ${told(on, value, view.shown)}`);
  }

  /** The curves that can be followed, once the script has come that computes them. */
  async function load(): Promise<Track[]> {
    const module = await import("./tracks");
    setRead(module);
    return module.tracksOf(entries, angle);
  }

  async function start() {
    const [first] = await load();
    if (!first) return say("There is no curve here that can be followed: only functions of x or of y can.");
    const [from, to] = spanOf(first, view.shown);
    enter(first, (from + to) / 2);
  }

  function changeTrack(step: 1 | -1) {
    if (!track || !place || tracks.length === 1) return;
    const next = tracks[(tracks.indexOf(track) + step + tracks.length) % tracks.length] ?? track;
    const [from, to] = spanOf(next, view.shown);
    enter(next, next.of === track.of ? place.value : (from + to) / 2);
  }

  /** Goes to the next notable point, or the one before. */
  async function jump(sign: 1 | -1) {
    if (!track || !place) return;
    const { notablesOf } = await import("./notable");
    const others = tracks.filter((other) => other !== track);
    const list = notablesOf(track, others, view.shown, angle);
    const next = sign > 0 ? list.find(({ at }) => at > place.value) : list.filter(({ at }) => at < place.value).at(-1);
    if (next) stand(track, next.at, next.words);
    else say(`No notable point ${sign > 0 ? "after" : "before"} this one in view.`);
  }

  return {
    load,
    track: track ?? null,
    point: track && place ? track.at(place.value) : null,
    value: place?.value ?? NaN,
    toggle() {
      if (!place) return void start();
      setPlace(null);
      say("Trace off");
    },
    step: (right: number, up: number, fast: boolean) => {
      if (!track || !place) return;
      const isAlong = track.of === "x" ? right !== 0 : up !== 0;
      const sign = right + up > 0 ? 1 : -1;
      if (isAlong) stand(track, nextAlong(track, place.value, sign, fast, view.shown));
      else changeTrack(right + up > 0 ? -1 : 1);
    },
    jump,
    /** Stands at a share of the drawing's width, or of its height for functions of y. */
    standAt({ x, y }: { x: number; y: number }) {
      if (!track) return;
      const [from, to] = spanOf(track, view.shown);
      const share = track.of === "x" ? x : 1 - y;
      setPlace({ equation: track.equation, value: from + (to - from) * Math.min(1, Math.max(0, share)) });
    },
    tell() {
      if (track && place) say(told(track, place.value, view.shown));
    },
  };
}

function bringIntoView(view: LiveView<Scene>, track: Track, value: number) {
  const [from, to] = spanOf(track, view.shown);
  if (value >= from && value <= to) return;
  const shift = (value < from ? value - from : value - to) / (to - from) + (value < from ? -FOLLOW : FOLLOW);
  if (track.of === "x") view.pan(shift, 0);
  else view.pan(0, shift);
}
