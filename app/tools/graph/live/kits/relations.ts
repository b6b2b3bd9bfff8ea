import { plotRelation } from "~/math/plot/relation";
import { drawPlane, type Kit } from "../../builtin/draw-plane";

export const kit: Kit = { draw: drawPlane, plotters: { relation: plotRelation } };
