import type { Plotters } from "../builtin/plotters";
import type { Entry } from "../builtin/sheet";

/** Fetches what draws these lines, and no more: each kind of line has a script of its own. */
export async function loadPlotters(entries: readonly Entry[]): Promise<Plotters> {
  const kinds = new Set(entries.map(({ statement }) => statement.kind));
  const [explicit, relation, curve, surface] = await Promise.all([
    kinds.has("explicit") ? import("~/math/plot/explicit") : null,
    kinds.has("relation") ? import("~/math/plot/relation") : null,
    kinds.has("parametric") || kinds.has("polar") ? import("~/math/plot/curve") : null,
    kinds.has("surface") ? import("./surface-plotter") : null,
  ]);
  return {
    ...(explicit && { explicit: explicit.plotExplicit }),
    ...(relation && { relation: relation.plotRelation }),
    ...(curve && { parametric: curve.plotParametric, polar: curve.plotPolar }),
    ...(surface && { surface: surface.surfacePlotter() }),
  };
}
