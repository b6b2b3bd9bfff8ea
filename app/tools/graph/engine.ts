import type { PlotWindow } from "~/math/plot";
import type { SurfaceGeometry } from "~/math/plot/surface";
import type { EngineContext } from "../engine";
import type { Entry, Slider } from "~/math/sheet";
import type { Mistake } from "./address/mistake";
import type { GraphState } from "./address/state";

// With the facts, the table and the page, an address is answered within 200 ms.
export const BUDGET_MS = 110;

/** What to draw. */
export interface PlotRequest {
  state: GraphState;
  /** Whether the learner asked for it, rather than came to the page and found it there. */
  update: boolean;
  /** How long it may take, in milliseconds; what is not finished then is marked as partial. */
  budgetMs: number;
  /** Whether nobody will see it if one of its lines is wrong: then no time goes into the others. */
  allOrNothing: boolean;
}

/** A drawing of 800 by 500 user units, as plain data: the server and the browser make the same. */
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
  /** Which axis it belongs to: below the one, at the left of the other, or inside where there is no room. */
  side: "below" | "above" | "left" | "right" | "corner";
  /** Whether it is left out where the drawing is small. */
  minor: boolean;
}

/** What a surface looks like from where it is seen. */
export interface DrawnSurface {
  equation: number;
  text: string;
  drawn: SurfacePaths;
}

/** A surface, its level lines and its box as path data. */
export type SurfacePaths = Omit<SurfaceGeometry, "mesh" | "levels" | "box"> & Record<"mesh" | "levels" | "box", string>;

/** What one of the equations looks like. */
export interface DrawnEquation {
  /** Which equation it is, from 0. Its colour and the pattern of its line go by it. */
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

/** A drawing, and the equations that could not be drawn. A sample shows no equation in particular. */
export interface Plot {
  sample: boolean;
  scene: Scene;
  /** What was drawn, for drawing it anew. */
  entries: Entry[];
  mistakes: Mistake[];
}

/** Draws equations. Throws EngineError, with a message for the learner, where it cannot. */
export interface GraphEngine {
  plot(request: PlotRequest, context: EngineContext): Promise<Plot>;
}
