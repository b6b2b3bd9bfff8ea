import type { Expression } from "~/math/expression";
import { compileIntervals, NEVER } from "~/math/interval";
import type { WindowOptions } from "~/math/plot";

// So many parts of the window, each as a whole: a curve that is surely out of sight is so on all of them.
const PARTS = 64;

const PLACES = {
  x: { over: "above this window: zoom out or move up", under: "below this window: zoom out or move down" },
  y: {
    over: "to the right of this window: zoom out or move right",
    under: "to the left of this window: zoom out or move left",
  },
};

/** Where a function is whose drawing is empty, which looks like a fault: above or below the window, or to its side; nothing where it may be seen. */
export function sentencesOutOfView(
  value: Expression,
  of: "x" | "y",
  { window, angle }: Pick<WindowOptions, "window" | "angle">,
): string[] {
  const intervals = compileIntervals(value, [of], angle);
  const [from, to, low, high] =
    of === "x"
      ? [window.left, window.right, window.bottom, window.top]
      : [window.bottom, window.top, window.left, window.right];
  const step = (to - from) / PARTS;
  const sides = new Set<"over" | "under" | "seen">();
  for (let part = 0; part < PARTS; part++) {
    const { defined, lo, hi } = intervals.evaluate([from + part * step, from + (part + 1) * step]);
    if (defined !== NEVER) sides.add(lo > high ? "over" : hi < low ? "under" : "seen");
  }
  const [side, more] = sides;
  if (!side || more || side === "seen") return [];
  return [`All of it is ${PLACES[of][side]} to see it.`];
}
