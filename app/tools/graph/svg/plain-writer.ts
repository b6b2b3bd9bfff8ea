import type { Area, Polyline } from "~/math/plot";
import { LONG, writeLines, writeOutlines } from "./path-data";

/** Turns what was found into path data. */
export interface Writer {
  lines(lines: readonly Polyline[]): string;
  /**
   * The outlines of an area.
   * @param smoothing how far they may stray from the cells, whose steps nobody should see, in sides of cells
   * @param least how many of four cells must be marked for the larger one that they make, where the area is too rough
   * @param share which part of what may be written it may take
   */
  area(area: Area, smoothing: number, least: number, share: number): string;
  /** Whether anything had to be drawn so coarsely that it is not right to two pixels. */
  isVague: boolean;
}

/** Areas along whose rows marked and unmarked cells meet more often than this are drawn in larger cells. */
export const ROUGHEST = 80_000;
/** An area of too long outlines is smoothed so much more before its cells are made larger. */
export const SMOOTHER = 2;
const MOST_OF_AREA = 4 * LONG;

/** Writes without counting: for a drawing that is not sent anywhere. */
export function plainWriter(): Writer {
  return {
    lines: (lines) => writeLines(lines),
    area: outlineOf,
    isVague: false,
  };
}

function outlineOf(area: Area, smoothing: number, least: number): string {
  let cells = area;
  while (cells.roughness() > ROUGHEST) cells = cells.coarser(least);
  const outlines = cells.outlines();
  for (const more of [1, SMOOTHER]) {
    const path = writeOutlines(outlines, more * smoothing * cells.side);
    if (path.length <= MOST_OF_AREA) return path;
  }
  return outlineOf(cells.coarser(least), smoothing, least);
}
