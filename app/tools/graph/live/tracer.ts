import type { AngleUnit } from "~/math/numeric";
import type { PlotWindow } from "~/math/plot";
import type { Scene } from "../scene";
import type { LiveView } from "./live-view";
import type { TracedStop } from "./notable-points";
import { bringIntoView, startOf, nextAlong, toRelative, describePoint, valueAt } from "./track-position";
import { type FunctionTrack, type Point, type Track, trackOf, tracksOf } from "./tracks";
import type { LiveSheet } from "./load-drawing";

export interface TracePoint extends Point {
  index: number;
}

const TINY = 1e-9;

export class Tracer {
  readonly help =
    "Left and right arrow keys follow the curve, with Shift faster; up and down switch to another curve; for a function of y the other way round. Page Down and Page Up go to notable points; Escape ends the trace.";
  private scene: Scene;
  private found: Track[] | null = null;
  private track: Track | null = null;
  private value = NaN;

  constructor(
    private readonly view: LiveView<Scene>,
    private sheet: LiveSheet,
    private readonly say: (text: string) => void,
    private readonly show: (spot: TracePoint | null) => void,
  ) {
    this.scene = view.snapshot();
  }

  /** Keeps the point on its curve in a new drawing. Called in each frame. */
  update(sheet: LiveSheet, scene: Scene): void {
    [this.sheet, this.scene, this.found] = [sheet, scene, null];
    if (!this.track) return;
    const { index } = this.track;
    const point = this.track.at(this.value);
    const entry = sheet.entries.find((one) => one.index === index);
    this.track = (entry && trackOf(entry, sheet.state.angle, scene)) ?? this.tracks[0] ?? null;
    // A line that is drawn anew has another length.
    if (this.track?.kind === "line")
      this.value = valueAt(this.track, toRelative(point, scene.window), scene.window, this.value);
    this.mark();
  }

  private get tracks(): Track[] {
    return (this.found ??= tracksOf(this.sheet.entries, this.sheet.state.angle, this.scene));
  }

  get audibleTrack(): Track | undefined {
    return this.track ?? this.tracks[0];
  }

  start(): void {
    const [first] = this.tracks;
    if (first) this.enter(first, startOf(first, this.view.shown));
    else this.say("There is nothing here to follow: regions and surfaces have no line.");
  }

  stop(): void {
    this.track = null;
    this.mark();
    this.say("Trace off");
  }

  step(right: number, up: number, fast: boolean): void {
    const { track } = this;
    if (!track) return;
    const isAlong = track.kind === "function" && track.of === "y" ? up !== 0 : right !== 0;
    const sign = right + up > 0 ? 1 : -1;
    if (isAlong) this.goTo(track, nextAlong(track, this.value, sign, fast, this.view.shown));
    else this.switchFrom(track, sign > 0 ? -1 : 1);
  }

  /** Resolves to whether the script that finds the points was loaded. */
  async jump(sign: 1 | -1): Promise<boolean> {
    const before = this.track;
    if (!before) return true;
    const find = await loadFinder(before);
    const { track } = this;
    if (track?.index !== before.index) return true;
    if (!find) return false;
    const slack = TINY * Math.abs(this.value);
    const list = find(track, this.tracks, this.view.shown, this.sheet.state.angle);
    const next =
      sign > 0
        ? list.find(({ at }) => at > this.value + slack)
        : list.filter(({ at }) => at < this.value - slack).at(-1);
    if (next) this.goTo(track, next.at, next.words);
    else this.say(`No notable point ${sign > 0 ? "after" : "before"} this one in view.`);
    return true;
  }

  moveTo(target: Point): void {
    if (!this.track) return;
    this.value = valueAt(this.track, target, this.view.shown);
    this.mark();
  }

  announce(): void {
    if (this.track) this.say(describePoint(this.track, this.value, this.view.shown));
  }

  private switchFrom(track: Track, step: 1 | -1): void {
    if (this.tracks.length === 1) return;
    const {
      tracks,
      view: { shown },
    } = this;
    const at = tracks.findIndex(({ index }) => index === track.index);
    const next = tracks[(at + step + tracks.length) % tracks.length] ?? track;
    const goesOn = track.kind === "function" && next.kind === "function" && next.of === track.of;
    this.enter(next, goesOn ? this.value : startOf(next, shown));
  }

  private enter(track: Track, value: number): void {
    this.goTo(track, value, `${track.text}: ${describePoint(track, value, this.view.shown)}`);
  }

  private goTo(track: Track, value: number, words = describePoint(track, value, this.view.shown)): void {
    this.track = track;
    this.value = value;
    bringIntoView(this.view, track, value);
    this.mark();
    this.say(words);
  }

  private mark(): void {
    this.show(this.track && { ...this.track.at(this.value), index: this.track.index });
  }
}

type FindStops = (track: Track, all: Track[], window: PlotWindow, angle: AngleUnit) => TracedStop[];

async function loadFinder({ kind }: Track): Promise<FindStops | null> {
  if (kind === "points") return () => [];
  if (kind === "function") {
    const script = await import("./notable-points").catch(() => null);
    return (
      script &&
      ((track, all, window, angle) =>
        track.kind === "function" ? script.stopsOf(track, othersOf(track, all), window, angle) : [])
    );
  }
  const script = await import("./path-extrema").catch(() => null);
  return script && ((track, _all, window) => (track.kind === "function" ? [] : script.extremaOf(track, window)));
}

function othersOf({ index }: FunctionTrack, all: Track[]): FunctionTrack[] {
  return all.filter((other) => other.kind === "function").filter((other) => other.index !== index);
}
