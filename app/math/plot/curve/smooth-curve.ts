import { compileSmooth } from "../../interval";
import { type Curve, drawCurves, type PolarCurve, polarCurves } from "./curve-plot";
import type { Drawn, PlotOptions } from "..";

/** Draws what plotParametric does of smooth coordinates, with the few intervals that these need. */
export function plotParametric(curve: Curve, options: PlotOptions): Drawn {
  return drawCurves([curve], options, compileSmooth);
}

/** Draws what plotPolar does of a smooth radius. */
export function plotPolar(curve: PolarCurve, options: PlotOptions): Drawn {
  return drawCurves(polarCurves(curve), options, compileSmooth);
}
