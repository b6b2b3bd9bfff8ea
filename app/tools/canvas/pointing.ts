import type { Board } from "./board";
import { HEIGHT, WIDTH } from "./drawing";

/**
 * Lets mouse, pen and finger draw, one at a time, and the pen before the finger: so that a resting palm leaves nothing.
 * Returns how to stop.
 */
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

// So that a stroke goes on beyond the canvas.
function capture(canvas: HTMLCanvasElement, { pointerId }: PointerEvent) {
  try {
    canvas.setPointerCapture(pointerId);
  } catch {
    // The pointer is gone already.
  }
}

// A browser tells several moves at once; those between draw the curve.
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
