import { plotParametric, plotPolar } from "~/math/plot/curve";
import { curvePlotters } from "../../builtin/curve-plotters";
import { drawPlane } from "../../builtin/draw-plane";
import { plotPoints } from "../../builtin/plot-points";
import type { Kit } from "../load-kit";

export const kit: Kit = {
  draw: drawPlane,
  plotters: { ...curvePlotters({ plotParametric, plotPolar }), points: plotPoints },
};
