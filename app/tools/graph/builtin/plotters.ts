import type { plotExplicit } from "~/math/plot/function";
import type { Drawn, PlotOptions, Writer } from "~/math/plot";
import type { plotRelation } from "~/math/plot/relation";
import type { plotSurface } from "~/math/plot/surface";
import type { Statement } from "~/math/sheet";

type Of<Kind> = Extract<Statement, { kind: Kind }>;

/** What draws which kind of line. A browser loads only what its sheet needs. */
export interface Plotters {
  explicit?: typeof plotExplicit;
  relation?: typeof plotRelation;
  parametric?: (curve: Of<"parametric">, options: PlotOptions) => Drawn;
  polar?: (curve: Of<"polar">, options: PlotOptions) => Drawn;
  points?: (points: Of<"points">, options: PlotOptions) => Drawn;
  surface?: typeof plotSurface;
  /** What writes the next of so many drawings that are still to come; without it, each is written plainly. */
  writer?: (drawings: number) => Writer;
}
