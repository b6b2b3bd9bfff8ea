import type { Clock } from "../budget";
import type { AngleUnit } from "../numeric";

/** A rectangle of the plane. */
export interface PlotWindow {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** In the viewport's own units, called pixels here. */
export interface Size {
  width: number;
  height: number;
}

/** A window of the plane and the size it is drawn at. */
export interface Viewport {
  window: PlotWindow;
  size: Size;
}

/** Points x0, y0, x1, y1, …; a single point is a dot of the line's width. */
export type Polyline = number[];

/** A dot at a discontinuity: open where a value is missing, closed where one stands alone. */
export interface Dot {
  x: number;
  y: number;
  open: boolean;
}

export interface Area {
  readonly side: number;
  /** Closed polygons with the marked side to the right: holes run the other way. */
  outlines: () => Polyline[];
  /** Squares twice as wide, each marked where at least `least` of its four are. */
  coarser: (least: number) => Area;
  /** Changes between marked and unmarked along the rows: about as many as the outlines have corners. */
  roughness: () => number;
}

/**
 * In pixels from the viewport's upper left corner, y down. Coordinates of the plane would lose pixels in deep zooms:
 * only three doubles lie between 1e15 and 1e15 + 0.5. `toPlane` maps back.
 */
export interface Geometry {
  lines: Polyline[];
  dashed: Polyline[];
  area: Area | null;
  dots: Dot[];
  /** Where arithmetic cannot decide whether a point belongs to the drawing. */
  undecided: Area | null;
  /** Whether time ran out before everything was found. */
  partial: boolean;
}

export interface WindowOptions {
  window: PlotWindow;
  angle: AngleUnit;
  /** Milliseconds before a partial result is returned; a fixed number of steps is always taken. */
  budgetMs: number;
  clock?: Clock;
}

export interface PlotOptions extends WindowOptions {
  size: Size;
}

/** The drawing of an equation without solutions. */
export const NOTHING: Readonly<Geometry> = {
  lines: [],
  dashed: [],
  area: null,
  dots: [],
  undecided: null,
  partial: false,
};

/** Maps a point of the plane to pixels. */
export function toViewport(
  x: number,
  y: number,
  { window: { left, right, bottom, top }, size }: Viewport,
): { x: number; y: number } {
  return { x: ((x - left) / (right - left)) * size.width, y: ((top - y) / (top - bottom)) * size.height };
}

/** Maps pixels to the point of the plane. */
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
