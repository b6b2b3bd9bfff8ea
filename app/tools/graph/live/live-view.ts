import type { PlotWindow } from "~/math/plot";
import { moved, transformFrom, type View, zoomed } from "../address/view";
import { Fetched } from "./fetched";

/** Draws what is seen from somewhere, in a window of which it decides what is not named; null where the time was too short. */
export type DrawView<Drawing> = (asked: View, budgetMs: number) => Drawing | null;

/** The group of a drawing that holds all of it. */
type Movable = Pick<Element, "setAttribute" | "removeAttribute">;

const QUICK_MS = 7;
const LIVELY_MS = 60;
const WHOLE_MS = 120;
const REST_MS = 140;

/**
 * The part of the plane that is looked at, and the last drawing of it. While it moves, each frame moves that drawing by a transform,
 * and draws anew only where that is quick; at rest everything is drawn. Lives beside React, so that a frame waits for no rendering.
 */
export class LiveView<Drawing extends { window: PlotWindow }> {
  private readonly draw = new Fetched<DrawView<Drawing>>(() => {
    if (this.isMoving) this.change();
  });
  private plane: Movable | null = null;
  private window: PlotWindow;
  private isMoving = false;
  private isStale = false;
  private isQuick = true;
  private frame = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  /** @param asked from where it was drawn; of the window the drawing may have decided a part */
  constructor(
    private drawn: Drawing,
    private asked: View,
    private readonly onRest: () => void,
  ) {
    this.window = drawn.window;
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly snapshot = (): Drawing => this.drawn;

  /** The window that is looked at: it may not be drawn yet. */
  get shown(): PlotWindow {
    return this.window;
  }

  /** From where it is looked at, with what of the window was asked for. */
  get request(): View {
    return this.asked;
  }

  /** Moves this group, which holds the drawing. */
  attach(plane: Movable): () => void {
    this.plane = plane;
    return () => {
      this.plane = null;
      cancelAnimationFrame(this.frame);
      clearTimeout(this.resting);
      this.frame = 0;
    };
  }

  /** Draws with this from now on, once it has come: it is fetched when something is to be drawn. */
  drawWith(load: () => Promise<DrawView<Drawing>>): void {
    this.draw.want(load);
  }

  /** Fetches what draws, as it will soon be needed. */
  readonly prepare = () => {
    void this.draw.fetch();
  };

  pan(across: number, up: number): void {
    this.moveTo(moved(this.window, across, up));
  }

  zoom(factor: number, place?: { x: number; y: number }): void {
    this.moveTo(zoomed(this.window, factor, place));
  }

  /** Draws anew in the next frame, as something else is to be drawn, or from elsewhere. */
  redraw(asked: Partial<View> = {}): void {
    this.asked = { ...this.asked, ...asked };
    this.isStale = true;
    this.change();
  }

  /** Shows what has been drawn elsewhere. */
  show(drawn: Drawing, asked: View): void {
    [this.drawn, this.window, this.asked] = [drawn, drawn.window, asked];
    this.tell();
  }

  /** Puts the last drawing where it belongs: after it has been rendered, and while it moves. */
  readonly place = () => {
    const { window } = this.drawn;
    if (this.window === window) this.plane?.removeAttribute("transform");
    else this.plane?.setAttribute("transform", transformFrom(window, this.window));
  };

  private moveTo(window: PlotWindow) {
    this.window = window;
    this.asked = { ...this.asked, window };
    this.change();
  }

  private change() {
    this.isMoving = true;
    this.prepare();
    this.frame ||= requestAnimationFrame(this.step);
    clearTimeout(this.resting);
    this.resting = setTimeout(this.rest, REST_MS);
  }

  private readonly step = () => {
    this.frame = 0;
    if (this.isStale) this.render(LIVELY_MS);
    else if (this.isQuick) this.render(QUICK_MS);
    this.place();
  };

  private readonly rest = () => {
    this.isMoving = this.draw.current === null;
    this.render(WHOLE_MS);
    this.place();
    this.onRest();
  };

  // What took too long once is moved only, until a drawing at rest was quick again.
  private render(budgetMs: number) {
    const start = performance.now();
    const drawing = this.draw.current?.(this.asked, budgetMs) ?? null;
    this.isQuick = drawing !== null && performance.now() - start < QUICK_MS;
    if (!drawing) return;
    this.isStale = false;
    this.drawn = drawing;
    this.window = drawing.window;
    this.tell();
  }

  private tell() {
    for (const listener of this.listeners) listener();
  }
}
