import type { Scene } from "../engine";
import { bringIntoView, middleOf } from "./into-view";
import type { LiveView } from "./live-view";
import { loadNotables } from "./load-notables";
import { nextAlong, placeOf, told, valueAt } from "./trace";
import { type Point, type Track, trackOf, tracksOf } from "./tracks";
import type { LiveSheet } from "./use-sheet";

/** Where somebody stands. */
export interface Spot extends Point {
  equation: number;
}

// Values this close are the same place.
const TINY = 1e-9;

/** Follows curves, point by point, and from one notable point to the next. What there is is said. */
export class Tracer {
  /** How a curve is followed, as it is told below the drawing. */
  readonly help =
    "Left and right arrow keys follow the curve, with Shift faster; up and down change the curve; of a function of y the other way round. Page Down and Page Up go to notable points; Escape ends.";
  private scene: Scene;
  private found: Track[] | null = null;
  private track: Track | null = null;
  private value = NaN;

  constructor(
    private readonly view: LiveView<Scene>,
    private sheet: LiveSheet,
    private readonly say: (text: string) => void,
    private readonly show: (spot: Spot | null) => void,
  ) {
    this.scene = view.snapshot();
  }

  /** Takes what is drawn by now. Who stands on a curve stays there; for others nothing is computed, as this may be called each frame. */
  follow(sheet: LiveSheet, scene: Scene): void {
    [this.sheet, this.scene, this.found] = [sheet, scene, null];
    if (!this.track) return;
    const { equation } = this.track;
    const spot = this.track.at(this.value);
    const entry = sheet.entries.find((one) => one.equation === equation);
    this.track = (entry && trackOf(entry, sheet.state.angle, scene)) ?? this.tracks[0] ?? null;
    // The length of a drawn line is another when it is drawn anew.
    if (this.track?.kind === "line")
      this.value = valueAt(this.track, placeOf(spot, scene.window), scene.window, this.value);
    this.mark();
  }

  private get tracks(): Track[] {
    return (this.found ??= tracksOf(this.sheet.entries, this.sheet.state.angle, this.scene));
  }

  /** What is followed, or else what would be. */
  get heard(): Track | undefined {
    return this.track ?? this.tracks[0];
  }

  start(): void {
    const [first] = this.tracks;
    if (first) this.enter(first, middleOf(first, this.view.shown));
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
    if (isAlong) this.stand(track, nextAlong(track, this.value, sign, fast, this.view.shown));
    else this.change(track, sign > 0 ? -1 : 1);
  }

  /** Goes to the next notable point, or to the one before. The answer is whether the script that finds them could be had. */
  async jump(sign: 1 | -1): Promise<boolean> {
    const before = this.track;
    if (!before) return true;
    const find = await loadNotables(before);
    // Meanwhile it may have been stopped, changed, or drawn anew.
    const { track } = this;
    if (track?.equation !== before.equation) return true;
    if (!find) return false;
    const slack = TINY * Math.abs(this.value);
    const list = find(track, this.tracks, this.view.shown, this.sheet.state.angle);
    const next =
      sign > 0
        ? list.find(({ at }) => at > this.value + slack)
        : list.filter(({ at }) => at < this.value - slack).at(-1);
    if (next) this.stand(track, next.at, next.words);
    else this.say(`No notable point ${sign > 0 ? "after" : "before"} this one in view.`);
    return true;
  }

  /** Stands where a hand is, in shares of the drawing. */
  standAt(place: Point): void {
    if (!this.track) return;
    this.value = valueAt(this.track, place, this.view.shown);
    this.mark();
  }

  tell(): void {
    if (this.track) this.say(told(this.track, this.value, this.view.shown));
  }

  private change(track: Track, step: 1 | -1): void {
    if (this.tracks.length === 1) return;
    const {
      tracks,
      view: { shown },
    } = this;
    const at = tracks.findIndex(({ equation }) => equation === track.equation);
    const next = tracks[(at + step + tracks.length) % tracks.length] ?? track;
    const goesOn = track.kind === "function" && next.kind === "function" && next.of === track.of;
    this.enter(next, goesOn ? this.value : middleOf(next, shown));
  }

  private enter(track: Track, value: number): void {
    this.stand(track, value, `${track.text}: ${told(track, value, this.view.shown)}`);
  }

  private stand(track: Track, value: number, words = told(track, value, this.view.shown)): void {
    this.track = track;
    this.value = value;
    bringIntoView(this.view, track, value);
    this.mark();
    this.say(words);
  }

  private mark(): void {
    this.show(this.track && { ...this.track.at(this.value), equation: this.track.equation });
  }
}
