import { drawPlane, type Kit } from "../../builtin/draw-plane";
import { curvePlotters } from "../../builtin/plot-curves";

export const kit: Kit = { draw: drawPlane, plotters: curvePlotters };
