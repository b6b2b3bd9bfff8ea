import { plotExplicit } from "~/math/plot/function";
import { drawCurveScene, type Renderer } from "../../builtin/draw-curve-scene";

export const renderer: Renderer = { draw: drawCurveScene, plotters: { explicit: plotExplicit } };
