import type { PlotWindow } from "~/math/plot";
import { moved, transformFrom, type View, zoomed } from "../address/view";
import { RetryingLoader } from "./retrying-loader";

/** Null where the time was too short. May complete the window. */
export type DrawView<Drawing> = (asked: View, budgetMs: number) => Drawing | null;

type Movable = Pick<Element, "setAttribute" | "removeAttribute">;

const QUICK_MS = 7;
const LIVELY_MS = 60;
const WHOLE_MS = 120;
const REST_MS = 140;

/**
 * While the view moves, each frame transforms the last drawing and draws anew only where that is quick. Outside React,
 * so that no frame waits for a rendering.
 */
export class LiveView<Drawing extends { window: PlotWindow }> {
  private readonly loader = new RetryingLoader<DrawView<Drawing>>(() => {
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

  /** May not be drawn yet. */
  get shown(): PlotWindow {
    return this.window;
  }

  /** May name some edges of the window only. */
  get request(): View {
    return this.asked;
  }

  attach(plane: Movable): () => void {
    this.plane = plane;
    return () => {
      this.plane = null;
      cancelAnimationFrame(this.frame);
      clearTimeout(this.resting);
      this.frame = 0;
    };
  }

  /** Loads when something is to be drawn. */
  drawWith(load: () => Promise<DrawView<Drawing>>): void {
    this.loader.use(load);
  }

  readonly prepare = () => {
    void this.loader.start();
  };

  pan(across: number, up: number): void {
    this.moveTo(moved(this.window, across, up));
  }

  zoom(factor: number, place?: { x: number; y: number }): void {
    this.moveTo(zoomed(this.window, factor, place));
  }

  redraw(asked: Partial<View> = {}): void {
    this.asked = { ...this.asked, ...asked };
    this.isStale = true;
    this.change();
  }

  show(drawn: Drawing, asked: View): void {
    [this.drawn, this.window, this.asked] = [drawn, drawn.window, asked];
    this.notify();
  }

  readonly align = () => {
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
    this.align();
  };

  private readonly rest = () => {
    this.isMoving = this.loader.current === null;
    this.render(WHOLE_MS);
    this.align();
    this.onRest();
  };

  // After a slow drawing, frames only move the last one until a drawing at rest is quick again.
  private render(budgetMs: number) {
    const start = performance.now();
    const drawing = this.loader.current?.(this.asked, budgetMs) ?? null;
    this.isQuick = drawing !== null && performance.now() - start < QUICK_MS;
    if (!drawing) return;
    this.isStale = false;
    this.drawn = drawing;
    this.window = drawing.window;
    this.notify();
  }

  private notify() {
    for (const listener of this.listeners) listener();
  }
}
