import { plotExplicit } from "~/math/plot/function";
import { drawPlane } from "../../builtin/draw-plane";
import type { Kit } from "../load-kit";

export const kit: Kit = { draw: drawPlane, plotters: { explicit: plotExplicit } };
