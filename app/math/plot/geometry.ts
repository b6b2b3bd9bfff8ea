import type { Clock } from "../budget";
import type { AngleUnit } from "../numeric";

/** The part of the plane that is shown. */
export interface PlotWindow {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** The size of a viewport, in its own units, called pixels here. */
export interface Size {
  width: number;
  height: number;
}

/** Where a part of the plane is shown. */
export interface Viewport {
  window: PlotWindow;
  size: Size;
}

/** Points one after the other, x0, y0, x1, y1, …; one point alone is a dot of the line's width. */
export type Polyline = number[];

/** A point that stands out: open where a value is missing, closed where it stands alone. */
export interface Dot {
  x: number;
  y: number;
  open: boolean;
}

/** An area as marked squares of a raster, whose outlines are taken as fine as they are needed. */
export interface Area {
  /** The side of a square, in pixels. */
  readonly side: number;
  /** Closed polygons, the marked side to the right: holes run the other way. */
  outlines: () => Polyline[];
  /** The same in squares twice as wide, each marked where at least so many of the four in it are. */
  coarser: (least: number) => Area;
  /** How often marked and unmarked squares meet along the rows: about as many as the outlines have corners. */
  roughness: () => number;
}

/**
 * What one line of a sheet looks like, in units of the viewport: x to the right, y down, from its upper left corner. Coordinates of
 * the plane would lose the pixels in deep zooms: there are three numbers between 1e15 and 1e15 + 0.5. `toPlane` maps them back.
 */
export interface Geometry {
  lines: Polyline[];
  /** Edges that do not belong to the area. */
  dashed: Polyline[];
  area: Area | null;
  dots: Dot[];
  /** Where numbers cannot tell whether something is drawn. */
  undecided: Area | null;
  /** Whether the time ran out before everything was found. */
  partial: boolean;
}

/** A window that something is asked about, and how long the answer may take. */
export interface WindowOptions {
  window: PlotWindow;
  angle: AngleUnit;
  /** Milliseconds after which what was found is returned as partial; what is simple is found whole in any case. */
  budgetMs: number;
  /** The machine's own where none is given. */
  clock?: Clock;
}

export interface PlotOptions extends WindowOptions {
  size: Size;
}

/** What an equation without solutions looks like. */
export const NOTHING: Readonly<Geometry> = {
  lines: [],
  dashed: [],
  area: null,
  dots: [],
  undecided: null,
  partial: false,
};

/** Where a point of the plane is shown. */
export function toViewport(
  x: number,
  y: number,
  { window: { left, right, bottom, top }, size }: Viewport,
): { x: number; y: number } {
  return { x: ((x - left) / (right - left)) * size.width, y: ((top - y) / (top - bottom)) * size.height };
}

/** The point of the plane that is shown at a point of the viewport. */
export function toPlane(
  x: number,
  y: number,
  { window: { left, right, bottom, top }, size }: Viewport,
): { x: number; y: number } {
  return {
    x: (left * (size.width - x) + right * x) / size.width,
    y: (top * (size.height - y) + bottom * y) / size.height,
  };
}
