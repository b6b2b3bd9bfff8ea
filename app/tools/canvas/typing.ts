import type { Board } from "./board";

const STEP = 5;
const FAST_STEP = 25;
const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Lets the keyboard draw on the canvas, and undo and redo from anywhere in the tool. Returns how to stop. */
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
  // Whoever leaves the canvas leaves no pen down behind.
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
  const [x, y] = WAYS[key] ?? [];
  if (x !== undefined && y !== undefined) {
    const step = shiftKey ? FAST_STEP : STEP;
    board.movePen(x * step, y * step);
    return true;
  }
  if (key !== " ") return false;
  if (!repeat) board.dipPen();
  return true;
}
