import type { Area, Polyline } from "~/math/plot";
import { LONG, writeLines, writeOutlines } from "./path-data";

export interface Writer {
  lines(lines: readonly Polyline[]): string;
  /** `smoothing`: in sides of a cell. `least`: how many of four cells mark a larger one. `share`: of the bytes left. */
  area(area: Area, smoothing: number, least: number, share: number): string;
  /** Whether something is off by more than two pixels. */
  isVague: boolean;
}

/** With more changes along its rows than this, an area is drawn in larger cells. */
export const ROUGHEST = 80_000;
/** How much more an area of long outlines is smoothed before its cells grow. */
export const SMOOTHER = 2;
const MOST_OF_AREA = 4 * LONG;

/** For a drawing that is not sent, so nothing is counted. */
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
