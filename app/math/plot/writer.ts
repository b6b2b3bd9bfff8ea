import type { Bitmap } from "./bitmap";
import type { Part } from "./field";
import { type Line, LONG, writeLines, writeOutlines } from "./path";

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
  /** What of some parts is undecided, in cells as large as that: an area that mostly is empty. */
  patches(parts: readonly Part[], share: number): string;
  /** Whether anything had to be drawn so coarsely that it is not right to two pixels. */
  isVague: boolean;
}

/** The side of cells for what is undecided, which is hatched. */
export const UNDECIDED = 2;
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
    patches: (parts) => parts.map(patchOf).join(""),
    isVague: false,
  };
}

function patchOf({ i, j, width, height }: Part): string {
  const first = (at: number) => Math.floor(at / UNDECIDED) * UNDECIDED;
  const end = (at: number) => Math.ceil(at / UNDECIDED) * UNDECIDED;
  return `M${first(i)} ${first(j)}H${end(i + width)}V${end(j + height)}H${first(i)}z`;
}

function outlineOf(area: Bitmap, smoothing: number, least: number): string {
  let cells = area;
  while (cells.roughness() > ROUGHEST) cells = cells.coarser(least);
  const outlines = cells.outlines();
  for (const more of [1, SMOOTHER]) {
    const path = writeOutlines(outlines, more * smoothing * cells.side);
    if (path.length <= MOST_OF_AREA) return path;
  }
  return outlineOf(cells.coarser(least), smoothing, least);
}
