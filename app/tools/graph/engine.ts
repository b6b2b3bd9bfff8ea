import type { EngineContext } from "../engine";

/** The part of the plane that is looked at. */
export interface PlotWindow {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** What to draw. */
export interface PlotRequest {
  equations: string[];
  window: PlotWindow;
  /** Whether the learner asked for it, rather than came to the page and found it there. */
  update: boolean;
}

/** What an equation looks like: pieces of curve, each a row of points. */
export interface Curve {
  equation: string;
  pieces: { x: number; y: number }[][];
}

/** A drawing. A sample shows no equation in particular. */
export interface Plot {
  sample: boolean;
  window: PlotWindow;
  curves: Curve[];
}

/** Draws equations. Throws EngineError, with a message for the learner, where it cannot. */
export interface GraphEngine {
  plot(request: PlotRequest, context: EngineContext): Promise<Plot>;
}
