import { plotRelation } from "~/math/plot/relation";
import { drawCurveScene, type Renderer } from "../../builtin/draw-curve-scene";

export const renderer: Renderer = { draw: drawCurveScene, plotters: { relation: plotRelation } };
