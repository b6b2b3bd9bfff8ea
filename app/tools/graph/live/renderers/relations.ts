import { plotRelation } from "~/math/plot/relation";
import { drawCurveScene } from "../../builtin/draw-curve-scene";
import type { Renderer } from "../../builtin/renderer";

export const renderer: Renderer = { draw: drawCurveScene, plotters: { relation: plotRelation } };
