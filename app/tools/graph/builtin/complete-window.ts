import type { PlotWindow } from "~/math/plot";

/** A window of which some edges are asked for: the others are where they usually are, or as far away. */
export function completed(asked: Partial<PlotWindow>, home: PlotWindow): PlotWindow {
  const [left, right] = between(asked.left, asked.right, home.left, home.right);
  const [bottom, top] = between(asked.bottom, asked.top, home.bottom, home.top);
  return { left, right, bottom, top };
}

function between(
  low: number | undefined,
  high: number | undefined,
  homeLow: number,
  homeHigh: number,
): [number, number] {
  const length = homeHigh - homeLow;
  if (low !== undefined && high !== undefined) return [low, high];
  if (low !== undefined) return [low, low < homeHigh ? homeHigh : low + length];
  if (high !== undefined) return [homeLow < high ? homeLow : high - length, high];
  return [homeLow, homeHigh];
}
