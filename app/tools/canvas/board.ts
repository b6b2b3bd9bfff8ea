import { AT_START, type BoardState, type Brush, inkColour } from "./board-state";
import {
  addMark,
  type Drawing,
  EMPTY,
  HEIGHT,
  readDrawing,
  redo,
  type Stroke,
  strokesOf,
  undo,
  WIDTH,
} from "./drawing";
import { fitToScreen, inkOf, paintAll, paintEnd, paintStroke } from "./paint";

/** Outside React, so that drawing never waits for a rendering. */
export class Board {
  private drawing: Drawing = EMPTY;
  private current: Stroke | null = null;
  private canvas: HTMLCanvasElement | null = null;
  private state: BoardState = AT_START;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly key: string) {}

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly snapshot = (): BoardState => this.state;

  attach(canvas: HTMLCanvasElement): () => void {
    this.canvas = canvas;
    this.drawing = this.load();
    fitToScreen(canvas);
    this.repaint();
    // Zooming fires this too: it gives the canvas more pixels at the same size.
    const fit = () => void (fitToScreen(canvas) && this.repaint());
    addEventListener("resize", fit);
    this.tell({ ready: true, ...this.possible() });
    return () => {
      removeEventListener("resize", fit);
      this.end();
      this.canvas = null;
    };
  }

  choose(brush: Partial<Brush>): void {
    this.tell({ brush: { ...this.state.brush, ...brush } });
  }

  begin(x: number, y: number): void {
    this.end();
    const { brush } = this.state;
    this.current = { colour: inkColour(brush), size: brush.size, points: [tenth(x), tenth(y)] };
    const ink = this.ink();
    if (ink) paintStroke(ink, this.current);
  }

  extend(x: number, y: number): void {
    if (!this.current) return;
    const { points } = this.current;
    if (points.at(-2) === tenth(x) && points.at(-1) === tenth(y)) return;
    points.push(tenth(x), tenth(y));
    const ink = this.ink();
    if (ink) paintStroke(ink, this.current, points.length / 2 - 1);
  }

  end(): void {
    const stroke = this.current;
    if (!stroke) return;
    const ink = this.ink();
    if (ink) paintEnd(ink, stroke);
    this.current = null;
    this.change(addMark(this.drawing, stroke));
  }

  drop(): void {
    this.current = null;
    this.repaint();
  }

  movePen(dx: number, dy: number): void {
    const { pen } = this.state;
    const x = Math.min(WIDTH, Math.max(0, pen.x + dx));
    const y = Math.min(HEIGHT, Math.max(0, pen.y + dy));
    if (pen.down) this.extend(x, y);
    this.tell({ pen: { ...pen, x, y }, said: `${pen.down ? "Drawing to" : "Pen at"} ${x}, ${y}` });
  }

  dipPen(down = !this.state.pen.down): void {
    const { pen } = this.state;
    if (pen.down === down) return;
    if (down) this.begin(pen.x, pen.y);
    else this.end();
    this.tell({ pen: { ...pen, down }, said: `Pen ${down ? "down" : "up"} at ${pen.x}, ${pen.y}` });
  }

  placePen(x: number, y: number): void {
    this.tell({ pen: { x: Math.round(x), y: Math.round(y), down: false } });
  }

  undo(): void {
    this.finish();
    if (this.state.canUndo) this.change(undo(this.drawing), "Undone");
    else this.tell({ said: "Nothing to undo" });
  }

  redo(): void {
    this.finish();
    if (this.state.canRedo) this.change(redo(this.drawing), "Redone");
    else this.tell({ said: "Nothing to redo" });
  }

  clear(): void {
    this.finish();
    this.change(addMark(this.drawing, "clear"), "Canvas cleared");
  }

  say(said: string): void {
    this.tell({ said });
  }

  /** Includes the one that is being drawn. */
  strokes(): Stroke[] {
    this.finish();
    return strokesOf(this.drawing);
  }

  private finish() {
    this.end();
    if (this.state.pen.down) this.tell({ pen: { ...this.state.pen, down: false } });
  }

  // A new stroke is painted already; any other change (`done` names it) is repainted and announced.
  private change(drawing: Drawing, done?: string) {
    this.drawing = drawing;
    if (done) this.repaint();
    const said = done ? `${done}. Strokes on the canvas: ${strokesOf(drawing).length}` : this.state.said;
    this.tell({ ...this.possible(), said, kept: this.save() });
  }

  private possible() {
    return { canUndo: this.drawing.done.length > 0, canRedo: this.drawing.undone.length > 0 };
  }

  private ink() {
    return this.canvas && inkOf(this.canvas);
  }

  private repaint() {
    const ink = this.ink();
    if (ink) paintAll(ink, this.current ? [...strokesOf(this.drawing), this.current] : strokesOf(this.drawing));
  }

  private load(): Drawing {
    try {
      return readDrawing(sessionStorage.getItem(this.key));
    } catch {
      return this.drawing;
    }
  }

  private save(): boolean {
    try {
      sessionStorage.setItem(this.key, JSON.stringify(this.drawing));
      return true;
    } catch {
      return false;
    }
  }

  private tell(change: Partial<BoardState>) {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
