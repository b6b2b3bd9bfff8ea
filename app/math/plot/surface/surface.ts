import type { Expression } from "../../expression";
import { drawBox, type BoxLabel } from "./box";
import { Cover } from "./hidden-lines";
import { Ink } from "./visible-lines";
import type { Polyline, Size } from "..";
import type { Segment3, Surface } from "./model";
import { sampleSurface, type SurfaceOptions } from "./sample";
import { projectionOf, type SurfaceView } from "./view";

export interface SurfaceGeometry {
  mesh: Polyline[];
  levels: Polyline[];
  box: Polyline[];
  labels: BoxLabel[];
  /** Of the level lines, lowest first. */
  heights: number[];
  partial: boolean;
}

// Every grid line would make a phone's drawing solid grey.
const LINE_EVERY = 2;

/** Orthographic projection without hidden lines. Throws EvaluationError for a variable other than x and y. */
export function plotSurface(value: Expression, view: SurfaceView, options: SurfaceOptions): SurfaceGeometry {
  return drawSurface(sampleSurface(value, options), view, options.size);
}

/**
 * Draws front to back; what is covered when its turn comes is hidden. After Wright, "A Two-Space Solution to the Hidden
 * Line Problem for Plotting Functions of Two Variables" (1973), with intervals for his horizons, so holes show what is
 * behind.
 */
export function drawSurface(surface: Surface, view: SurfaceView, size: Size): SurfaceGeometry {
  const screen = projectionOf(surface.box, view, size);
  const cover = new Cover(size.width);
  const mesh = new Ink(cover, screen);
  const levels = new Ink(cover, screen);
  const drawn = new Set<Segment3[]>();
  const drawSide = (at: number, place: number, line: number, sides: Segment3[][]) => {
    const side = sides[at];
    if (place % LINE_EVERY !== 0 || !side || drawn.has(side)) return;
    drawn.add(side);
    for (const segment of side) mesh.add(line, segment);
  };
  for (const [i, j] of frontToBack(surface.cellsPerRow, screen.depth)) {
    const cell = surface.cells[j * surface.cellsPerRow + i];
    if (!cell) continue;
    for (const row of [j, j + 1]) drawSide(row * surface.cellsPerRow + i, row, row, surface.across);
    for (const column of [i, i + 1])
      drawSide(j * (surface.cellsPerRow + 1) + column, column, surface.cellsPerRow + 1 + column, surface.along);
    for (const rim of cell.rims) mesh.add(-1, rim);
    for (const { level, segment } of cell.levels) levels.add(level, segment);
    for (const polygon of cell.polygons) cover.add(polygon.map(screen.project));
  }
  const { lines, labels } = drawBox(surface.box, screen, cover);
  return {
    mesh: mesh.lines(),
    levels: levels.lines(),
    box: lines,
    labels,
    heights: surface.levels,
    partial: surface.partial,
  };
}

function* frontToBack(size: number, [depthX, depthY]: readonly [number, number]): Generator<[number, number]> {
  const isLayerOfX = Math.abs(depthX) > Math.abs(depthY);
  for (let layer = 0; layer < size; layer++) {
    for (let place = 0; place < size; place++) {
      const [i, j] = isLayerOfX ? [layer, place] : [place, layer];
      yield [depthX < 0 ? size - 1 - i : i, depthY < 0 ? size - 1 - j : j];
    }
  }
}
