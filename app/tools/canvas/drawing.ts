/** The paper's size in drawing coordinates, however large the screen shows it. */
export const WIDTH = 800;
export const HEIGHT = 500;

/** `points` alternates x and y. */
export interface Stroke {
  colour: string;
  size: number;
  points: number[];
}

type Mark = Stroke | "clear";

export interface Drawing {
  done: readonly Mark[];
  undone: readonly Mark[];
}

export const EMPTY: Drawing = { done: [], undone: [] };

export function addMark({ done }: Drawing, mark: Mark): Drawing {
  return { done: [...done, mark], undone: [] };
}

export function undo(drawing: Drawing): Drawing {
  const mark = drawing.done.at(-1);
  return mark ? { done: drawing.done.slice(0, -1), undone: [...drawing.undone, mark] } : drawing;
}

export function redo(drawing: Drawing): Drawing {
  const mark = drawing.undone.at(-1);
  return mark ? { done: [...drawing.done, mark], undone: drawing.undone.slice(0, -1) } : drawing;
}

export function strokesOf({ done }: Drawing): Stroke[] {
  const strokes = done.slice(done.lastIndexOf("clear") + 1);
  return strokes.filter((mark) => mark !== "clear");
}

/** Empty where nothing readable is stored. */
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
