import type { Board } from "./board";
import { HEIGHT, WIDTH } from "./drawing";

// In pixels of the paper.
const STEP = 5;
const FAST_STEP = 25;
const DIRECTIONS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One pointer draws at a time. A pen replaces a finger, so that a resting palm leaves no mark. */
export function watchPointer(canvas: HTMLCanvasElement, board: Board): () => void {
  let drawing: PointerEvent | null = null;
  const isDrawing = (event: PointerEvent) => event.pointerId === drawing?.pointerId;
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (drawing?.pointerType === "touch" && event.pointerType === "pen") board.drop();
    else if (drawing) return;
    drawing = event;
    capture(canvas, event);
    board.placePen(...place(canvas, event));
    board.begin(...place(canvas, event));
  };
  const move = (event: PointerEvent) => {
    if (!isDrawing(event)) return;
    for (const step of stepsOf(event)) board.extend(...place(canvas, step));
  };
  const up = (event: PointerEvent) => {
    if (!isDrawing(event)) return;
    drawing = null;
    board.placePen(...place(canvas, event));
    board.end();
  };
  return listen(canvas, {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: up,
    lostpointercapture: up,
  });
}

// So that a stroke continues outside the canvas.
function capture(canvas: HTMLCanvasElement, { pointerId }: PointerEvent) {
  try {
    canvas.setPointerCapture(pointerId);
  } catch {
    // The pointer is gone already.
  }
}

// Browsers combine several moves into one event.
function stepsOf(event: PointerEvent): PointerEvent[] {
  const steps = "getCoalescedEvents" in event ? event.getCoalescedEvents() : [];
  return steps.length > 0 ? steps : [event];
}

function place(canvas: HTMLCanvasElement, { clientX, clientY }: PointerEvent): [x: number, y: number] {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  return [clamp(((clientX - left) / width) * WIDTH, WIDTH), clamp(((clientY - top) / height) * HEIGHT, HEIGHT)];
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}

function listen(canvas: HTMLCanvasElement, handlers: Record<string, (event: PointerEvent) => void>): () => void {
  const entries = Object.entries(handlers).map(([type, handle]): [string, (event: Event) => void] => [
    type,
    (event) => event instanceof PointerEvent && handle(event),
  ]);
  for (const [type, handle] of entries) canvas.addEventListener(type, handle);
  return () => {
    for (const [type, handle] of entries) canvas.removeEventListener(type, handle);
  };
}

/** Drawing keys need the canvas; undo and redo work anywhere in the tool. */
export function watchKeys(tool: HTMLElement, canvas: HTMLCanvasElement, board: Board): () => void {
  const draw = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && movesPen(event, board)) event.preventDefault();
  };
  const takeBack = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== "z" && key !== "y")) return;
    event.preventDefault();
    if (event.shiftKey || key === "y") board.redo();
    else board.undo();
  };
  const lift = () => board.dipPen(false);
  canvas.addEventListener("keydown", draw);
  canvas.addEventListener("blur", lift);
  tool.addEventListener("keydown", takeBack);
  return () => {
    canvas.removeEventListener("keydown", draw);
    canvas.removeEventListener("blur", lift);
    tool.removeEventListener("keydown", takeBack);
  };
}

function movesPen({ key, shiftKey, repeat }: KeyboardEvent, board: Board): boolean {
  const [x, y] = DIRECTIONS[key] ?? [];
  if (x !== undefined && y !== undefined) {
    const step = shiftKey ? FAST_STEP : STEP;
    board.movePen(x * step, y * step);
    return true;
  }
  if (key !== " ") return false;
  if (!repeat) board.dipPen();
  return true;
}
