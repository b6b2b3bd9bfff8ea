import type { Box, Point3 } from "./model";
import type { Size } from "..";

/** Degrees: turned about the upright axis, and tilted towards the eye (90: from above). */
export interface SurfaceView {
  turn: number;
  tilt: number;
}

/** In user units, y down. */
export type ScreenPoint = readonly [u: number, v: number];

export interface Projection {
  project: (point: Point3) => ScreenPoint;
  /** How much farther away a step along x is, and one along y. */
  depth: readonly [x: number, y: number];
  height: number;
}

// The ratio of the box's height to its base on the screen.
const FLATNESS = 0.7;
const MARGIN = 38;

/** The scale does not depend on the turn, so that a turning surface keeps its size. */
export function projectionOf(
  { left, right, bottom, top, low, high }: Box,
  { turn, tilt }: SurfaceView,
  { width, height }: Size,
): Projection {
  const [sinTurn, cosTurn] = sineAndCosine(turn);
  const [sinTilt, cosTilt] = sineAndCosine(tilt);
  const reach = FLATNESS * cosTilt + Math.SQRT2 * Math.abs(sinTilt);
  const scale = Math.min((height / 2 - MARGIN) / reach, (width / 2 - 2 * MARGIN) / Math.SQRT2);
  const project = ({ x, y, z }: Point3): ScreenPoint => {
    const across = middled(x, left, right);
    const along = middled(y, bottom, top);
    const depth = across * sinTurn + along * cosTurn;
    const rise = FLATNESS * middled(z, low, high) * cosTilt + depth * sinTilt;
    return [width / 2 + scale * (across * cosTurn - along * sinTurn), height / 2 - scale * rise];
  };
  return { project, depth: [sinTurn, cosTurn], height: 2 * FLATNESS * scale * cosTilt };
}

function middled(value: number, from: number, to: number): number {
  return (2 * value - from - to) / (to - from);
}

// Quarter turns are exact: rounding would separate edges that lie behind one another.
function sineAndCosine(degrees: number): [number, number] {
  const quarters = degrees / 90;
  if (Number.isInteger(quarters))
    return [[0, 1, 0, -1][((quarters % 4) + 4) % 4] ?? 0, [1, 0, -1, 0][((quarters % 4) + 4) % 4] ?? 1];
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), Math.cos(angle)];
}
