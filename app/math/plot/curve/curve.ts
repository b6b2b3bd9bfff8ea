import { type Curve, drawCurves, type PolarCurve, polarCurves } from "./curve-plot";
import type { Drawn, PlotOptions } from "..";

/** Draws (x, y) for the parameter from one number to the other. */
export function plotParametric(curve: Curve, options: PlotOptions): Drawn {
  return drawCurves([curve], options);
}

/** Draws the points at a distance in a direction, which runs from one angle to the other. */
export function plotPolar(curve: PolarCurve, options: PlotOptions): Drawn {
  return drawCurves(polarCurves(curve), options);
}
