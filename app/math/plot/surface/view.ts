import type { Box, Point3 } from "./model";
import type { Size } from "..";

/** From where a surface is seen, in degrees: turned about the upright axis, and tilted towards the eye; from above at 90. */
export interface SurfaceView {
  turn: number;
  tilt: number;
}

/** A place in a drawing in user units, y down. */
export type ScreenPoint = readonly [u: number, v: number];

/** How space comes to lie in the drawing. */
export interface Projection {
  project: (point: Point3) => ScreenPoint;
  /** How much farther away a step along x is, and a step along y. */
  depth: readonly [x: number, y: number];
  /** User units of the box's height as it is seen. */
  height: number;
}

// Half the sides of the box on the screen are to half its height as 1 to this.
const FLATNESS = 0.7;
const MARGIN = 38;

/** Looks at the middle of a box. The scale does not change with the turn, so that a turning surface does not throb. */
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

/** From -1 at the one end to 1 at the other. */
function middled(value: number, from: number, to: number): number {
  return (2 * value - from - to) / (to - from);
}

// Quarter turns are exact: rounding would put edges that lie behind one another beside one another.
function sineAndCosine(degrees: number): [number, number] {
  const quarters = degrees / 90;
  if (Number.isInteger(quarters))
    return [[0, 1, 0, -1][((quarters % 4) + 4) % 4] ?? 0, [1, 0, -1, 0][((quarters % 4) + 4) % 4] ?? 1];
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), Math.cos(angle)];
}
