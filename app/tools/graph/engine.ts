import type { PlotWindow } from "~/math/plot";
import type { SurfaceGeometry } from "~/math/plot/surface";
import type { EngineContext } from "../engine";
import type { Entry, Slider } from "~/math/sheet";
import type { Mistake } from "./address/mistake";
import type { GraphState } from "./address/state";

// Together with the facts, the table and the page, an answer takes at most 200 ms.
export const BUDGET_MS = 110;

export interface PlotRequest {
  state: GraphState;
  /** Whether the learner asked for these equations, rather than got the default. */
  update: boolean;
  /** The time for it, in milliseconds; what is not finished by then is marked as partial. */
  budgetMs: number;
  /** Whether a drawing without all of its lines is of no use: then a mistake saves the time of drawing. */
  allOrNothing: boolean;
}

/** A drawing of 800 by 500 user units, as plain data. The server and the browser make the same. */
export interface Scene {
  window: PlotWindow;
  grid: Grid;
  curves: DrawnEquation[];
  /** The surface, where one is drawn: then there are no curves. */
  space: DrawnSurface | null;
  sliders: Slider[];
}

/** The grid below the curves, as path data in user units, and the numbers at the axes. */
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
  /** Where it is relative to its axis: below or left of it, or on the other side where there is no space. */
  side: "below" | "above" | "left" | "right" | "corner";
  /** Whether it is left out where the drawing is small. */
  minor: boolean;
}

export interface DrawnSurface {
  equation: number;
  text: string;
  drawn: SurfacePaths;
}

/** A surface, its level lines and its box as path data. */
export type SurfacePaths = Omit<SurfaceGeometry, "mesh" | "levels" | "box"> & Record<"mesh" | "levels" | "box", string>;

export interface DrawnEquation {
  /** The index of the equation, which decides its colour and line pattern. */
  equation: number;
  text: string;
  drawn: CurvePaths;
}

/** What one line of a sheet looks like: path data in user units, "" where there is nothing. */
export interface CurvePaths {
  stroke: string;
  dashed: string;
  fill: string;
  /** Where numbers cannot tell whether something is drawn. */
  undecided: string;
  /** Dots, each a point of no length. */
  closed: string;
  open: string;
  /** Whether the time ran out, or the drawing is so coarse that it may be wrong by more than two pixels. */
  partial: boolean;
}

/** A drawing, and the equations that could not be drawn. A sample is the same for every equation. */
export interface Plot {
  sample: boolean;
  scene: Scene;
  entries: Entry[];
  mistakes: Mistake[];
}

/** Draws equations. Throws EngineError, with a message for the learner, where it cannot. */
export interface GraphEngine {
  plot(request: PlotRequest, context: EngineContext): Promise<Plot>;
}
