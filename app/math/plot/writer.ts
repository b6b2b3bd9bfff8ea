import type { Bitmap } from "./bitmap";
import { type Line, writeLines, writeOutlines } from "./path";

/** Turns what was found into path data. */
export interface Writer {
  lines(lines: readonly Line[]): string;
  /**
   * The outlines of an area.
   * @param smoothing how far they may stray from the cells, whose steps nobody should see, in sides of cells
   * @param least how many of four cells must be marked for the larger one that they make, where the area is too rough
   * @param share which part of what may be written it may take
   */
  area(area: Bitmap, smoothing: number, least: number, share: number): string;
  /** Whether anything had to be drawn so coarsely that it is not right to two pixels. */
  isVague: boolean;
}

/** Areas along whose rows marked and unmarked cells meet more often than this are drawn in larger cells. */
export const ROUGHEST = 12_000;

/** Writes without counting: for a drawing that is not sent anywhere. */
export function plainWriter(): Writer {
  return { lines: (lines) => writeLines(lines), area: outlineOf, isVague: false };
}

function outlineOf(area: Bitmap, smoothing: number, least: number): string {
  let cells = area;
  while (cells.roughness() > ROUGHEST) cells = cells.coarser(least);
  return writeOutlines(cells.outlines(), smoothing * cells.side);
}
