import { drawCurveScene } from "../../builtin/draw-curve-scene";
import type { Renderer } from "../../builtin/renderer";
import { curvePlotters } from "../../builtin/plot-curves";

export const renderer: Renderer = { draw: drawCurveScene, plotters: curvePlotters };
