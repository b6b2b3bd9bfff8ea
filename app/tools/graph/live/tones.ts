import type { PlotWindow } from "~/math/plot";
import { spanOf } from "./trace";
import type { Track } from "./tracks";

/** What is heard at a place: null is silence. */
export interface Tone {
  hertz: number;
  /** From -1, left, to 1, right. */
  side: number;
  /** Below zero there is static in it. */
  rough: boolean;
}

const LOWEST = 220;
const OCTAVES = 2;
const TONES = 400;

/** The tones of a curve, from one end of a window to the other. */
export function tonesOf(track: Track, window: PlotWindow): (Tone | null)[] {
  const [from, to] = spanOf(track, window);
  return Array.from({ length: TONES }, (_, step) =>
    toneOf(track.at(from + ((to - from) * step) / (TONES - 1)), window),
  );
}

/** The tone of a point: the higher the point the higher the tone. Silence where there is none, or none that is seen. */
function toneOf({ x, y }: { x: number; y: number }, { left, right, bottom, top }: PlotWindow): Tone | null {
  if (!(x >= left && x <= right && y >= bottom && y <= top)) return null;
  const height = (y - bottom) / (top - bottom);
  return { hertz: LOWEST * 2 ** (OCTAVES * height), side: (2 * (x - left)) / (right - left) - 1, rough: y < 0 };
}
