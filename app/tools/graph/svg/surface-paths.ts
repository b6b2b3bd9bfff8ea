import type { Polyline } from "~/math/plot";
import type { SurfaceGeometry } from "~/math/plot/surface";
import type { SurfacePaths } from "../scene";
import { tenth, writeLines } from "./path-data";

const TOLERANCE = 0.3;
/** In characters: longer path data is written coarsely, without the shortest lines. */
const LONGEST = 18_000;
const COARSE_TOLERANCE = 1.2;
const SHORTEST = 6;

export function writeSurface({ mesh, levels, box, ...rest }: SurfaceGeometry): SurfacePaths {
  return { ...rest, mesh: write(mesh), levels: write(levels), box: box.map(writeSegment).join("") };
}

function write(lines: Polyline[]): string {
  const path = writeLines(lines, TOLERANCE);
  return path.length <= LONGEST ? path : writeLines(lines.filter(isLong), COARSE_TOLERANCE);
}

function isLong(line: Polyline): boolean {
  const [u = 0, v = 0] = line;
  return line.some((value, at) => Math.abs(value - (at % 2 === 0 ? u : v)) > SHORTEST);
}

function writeSegment([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: Polyline): string {
  return `M${tenth(x0)} ${tenth(y0)}L${tenth(x1)} ${tenth(y1)}`;
}
