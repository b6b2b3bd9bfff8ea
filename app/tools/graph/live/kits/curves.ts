import { plotParametric, plotPolar } from "~/math/plot/curve";
import { curvePlotters } from "../../builtin/curve-plotters";
import { drawPlane, type Kit } from "../../builtin/draw-plane";
import { plotPoints } from "../../builtin/plot-points";

export const kit: Kit = {
  draw: drawPlane,
  plotters: { ...curvePlotters({ plotParametric, plotPolar }), points: plotPoints },
};
