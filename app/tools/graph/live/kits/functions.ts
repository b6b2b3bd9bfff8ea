import { plotExplicit } from "~/math/plot/function";
import { drawPlane, type Kit } from "../../builtin/draw-plane";

export const kit: Kit = { draw: drawPlane, plotters: { explicit: plotExplicit } };
