import type { Expression } from "~/math/expression";
import { compileIntervals, NEVER } from "~/math/interval";
import type { WindowOptions } from "~/math/plot";

// A curve is surely out of sight if it is so on every part as a whole.
const PARTS = 64;

const PLACES = {
  x: { over: "above this window: zoom out or move up", under: "below this window: zoom out or move down" },
  y: {
    over: "to the right of this window: zoom out or move right",
    under: "to the left of this window: zoom out or move left",
  },
};

/** An empty drawing looks like a fault, so this says where the function is. */
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
