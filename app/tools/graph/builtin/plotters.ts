import type { plotParametric, plotPolar } from "~/math/plot/curve";
import type { plotExplicit } from "~/math/plot/explicit";
import type { plotRelation } from "~/math/plot/relation";
import type { plotSurface } from "~/math/plot/surface";

/** What draws which kind of line. A browser loads only what its sheet needs. */
export interface Plotters {
  explicit?: typeof plotExplicit;
  relation?: typeof plotRelation;
  parametric?: typeof plotParametric;
  polar?: typeof plotPolar;
  surface?: typeof plotSurface;
}
