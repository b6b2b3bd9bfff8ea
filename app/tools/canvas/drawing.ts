/** The paper's size; all coordinates are on it, however large the screen shows it. */
export const WIDTH = 800;
export const HEIGHT = 500;

/** One line of the pen. `points` holds x and y in turn. */
export interface Stroke {
  colour: string;
  size: number;
  points: number[];
}

/** What can be undone: a stroke, or that the paper was cleared. */
type Mark = Stroke | "clear";

/** Everything that was done on the paper, and what has been undone since. */
export interface Drawing {
  done: readonly Mark[];
  undone: readonly Mark[];
}

export const EMPTY: Drawing = { done: [], undone: [] };

/** Does something new: what had been undone is then gone. */
export function addMark({ done }: Drawing, mark: Mark): Drawing {
  return { done: [...done, mark], undone: [] };
}

/** Takes the last mark back. */
export function undo(drawing: Drawing): Drawing {
  const mark = drawing.done.at(-1);
  return mark ? { done: drawing.done.slice(0, -1), undone: [...drawing.undone, mark] } : drawing;
}

/** Does again what was taken back last. */
export function redo(drawing: Drawing): Drawing {
  const mark = drawing.undone.at(-1);
  return mark ? { done: [...drawing.done, mark], undone: drawing.undone.slice(0, -1) } : drawing;
}

/** The strokes that are on the paper now. */
export function strokesOf({ done }: Drawing): Stroke[] {
  const strokes = done.slice(done.lastIndexOf("clear") + 1);
  return strokes.filter((mark) => mark !== "clear");
}

/** A kept drawing, or an empty one where nothing that can be read was kept. */
export function readDrawing(text: string | null): Drawing {
  try {
    const kept: unknown = JSON.parse(text ?? "");
    return isDrawing(kept) ? kept : EMPTY;
  } catch {
    return EMPTY;
  }
}

function isDrawing(value: unknown): value is Drawing {
  return isObject(value) && [value.done, value.undone].every((marks) => Array.isArray(marks) && marks.every(isMark));
}

function isMark(value: unknown): value is Mark {
  if (value === "clear") return true;
  if (!isObject(value) || typeof value.colour !== "string" || typeof value.size !== "number") return false;
  const { points } = value;
  return Array.isArray(points) && points.length > 1 && points.every((point) => typeof point === "number");
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
