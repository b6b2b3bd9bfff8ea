/** A point of space in the function's own units. */
export interface Point3 {
  x: number;
  y: number;
  z: number;
}

export type Segment3 = readonly [Point3, Point3];

/** The part of space that a surface is shown in. */
export interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
  low: number;
  high: number;
}

/** A piece of the level line with this number among the surface's levels. */
export interface LevelPart {
  level: number;
  segment: Segment3;
}

/** One cell of the grid: what of the surface stands over it, cut to the box. */
export interface Cell {
  /** Nearly flat pieces: one where the function is whole there, more beside a jump, none where it is undefined. */
  polygons: Point3[][];
  /** Where the surface ends inside the cell: at the border of its domain, at a jump, at the floor or ceiling of the box. */
  rims: Segment3[];
  /** Its parts of level lines. */
  levels: LevelPart[];
}

/** A sampled surface, as it is from every side. */
export interface Surface {
  box: Box;
  /** Cells in a row. There are as many rows. */
  cellsPerRow: number;
  /** Heights of the level lines. */
  levels: number[];
  /** Row by row, x first. */
  cells: Cell[];
  /** The surface over each side of a cell from (i, j) to (i + 1, j): size + 1 rows of them. */
  across: Segment3[][];
  /** The same from (i, j) to (i, j + 1): size rows of size + 1. */
  along: Segment3[][];
  /** Whether time ran out: rows are missing. */
  partial: boolean;
}
