import type { plotExplicit } from "~/math/plot/explicit";
import type { Drawn, PlotOptions } from "~/math/plot/drawing";
import type { plotRelation } from "~/math/plot/relation";
import type { plotSurface } from "~/math/plot/surface";
import type { Writer } from "~/math/plot/writer";
import type { Statement } from "./statement";

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
