import { plotRelation } from "~/math/plot/relation";
import { drawPlane } from "../../builtin/draw-plane";
import type { Kit } from "../load-kit";

export const kit: Kit = { draw: drawPlane, plotters: { relation: plotRelation } };
