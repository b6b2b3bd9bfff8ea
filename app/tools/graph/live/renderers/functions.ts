import { plotExplicit } from "~/math/plot/function";
import { drawCurveScene } from "../../builtin/draw-curve-scene";
import type { Renderer } from "../../builtin/renderer";

export const renderer: Renderer = { draw: drawCurveScene, plotters: { explicit: plotExplicit } };
