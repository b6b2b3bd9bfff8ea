import type { PlotWindow } from "~/math/plot";
import type { SurfaceGeometry } from "~/math/plot/surface";
import type { Entry, Slider } from "~/math/sheet";
import type { InputError } from "./address/input-error";

/** A drawing of 800 by 500 user units. The server and the browser make the same. */
export interface Scene {
  window: PlotWindow;
  grid: Grid;
  curves: DrawnEquation[];
  /** Where this is set, there are no curves. */
  surface: DrawnSurface | null;
  sliders: Slider[];
}

/** Path data in user units, and the numbers at the axes. */
export interface Grid {
  minor: string;
  major: string;
  axes: string;
  labels: Label[];
}

export interface Label {
  text: string;
  x: number;
  y: number;
  /** Relative to its axis; the other side where there is no space. */
  side: "below" | "above" | "left" | "right" | "corner";
  /** Minor labels are left out where the drawing is small. */
  minor: boolean;
}

export interface DrawnSurface {
  index: number;
  text: string;
  drawn: SurfacePaths;
}

export type SurfacePaths = Omit<SurfaceGeometry, "mesh" | "levels" | "box"> & Record<"mesh" | "levels" | "box", string>;

export interface DrawnEquation {
  /** Decides the colour and the line pattern. */
  index: number;
  text: string;
  drawn: CurvePaths;
}

/** Path data in user units, "" where there is nothing. */
export interface CurvePaths {
  stroke: string;
  dashed: string;
  fill: string;
  /** Where numbers cannot tell whether something is drawn. */
  undecided: string;
  /** Dots, each a line of no length. */
  closed: string;
  open: string;
  /** Whether the time ran out, or it may be wrong by more than two pixels. */
  partial: boolean;
}

/** A sample is the same for every equation. */
export interface Plot {
  sample: boolean;
  scene: Scene;
  entries: Entry[];
  mistakes: InputError[];
}
