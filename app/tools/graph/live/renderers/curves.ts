import { drawCurveScene, type Renderer } from "../../builtin/draw-curve-scene";
import { curvePlotters } from "../../builtin/plot-curves";

export const renderer: Renderer = { draw: drawCurveScene, plotters: curvePlotters };
