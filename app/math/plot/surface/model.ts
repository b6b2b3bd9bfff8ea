export interface Point3 {
  x: number;
  y: number;
  z: number;
}

export type Segment3 = readonly [Point3, Point3];

export interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
  low: number;
  high: number;
}

export interface LevelPart {
  level: number;
  segment: Segment3;
}

export interface SurfaceCell {
  /** Nearly flat pieces: one where the surface is whole, more beside a jump, none where it is undefined. */
  polygons: Point3[][];
  rims: Segment3[];
  levels: LevelPart[];
}

/** A sampled surface, independent of the view. */
export interface Surface {
  box: Box;
  cellsPerRow: number;
  levels: number[];
  /** Row by row, x first. */
  cells: SurfaceCell[];
  /** The surface over the sides from (i, j) to (i + 1, j): size + 1 rows. */
  across: Segment3[][];
  /** From (i, j) to (i, j + 1): size rows of size + 1. */
  along: Segment3[][];
  partial: boolean;
}
