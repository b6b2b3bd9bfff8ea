import type { plotParametric, plotPolar } from "~/math/plot/curve";
import type { plotExplicit } from "~/math/plot/explicit";
import type { plotRelation } from "~/math/plot/relation";
import type { plotSurface } from "~/math/plot/surface";
import type { Writer } from "~/math/plot/writer";

/** What draws which kind of line. A browser loads only what its sheet needs. */
export interface Plotters {
  explicit?: typeof plotExplicit;
  relation?: typeof plotRelation;
  parametric?: typeof plotParametric;
  polar?: typeof plotPolar;
  surface?: typeof plotSurface;
  /** What writes the next of so many drawings that are still to come; without it, each is written plainly. */
  writer?: (drawings: number) => Writer;
}
