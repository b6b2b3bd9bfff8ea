import { isSmooth } from "~/math/interval/is-smooth";
import type { Plotters } from "../builtin/plotters";
import type { Entry } from "../builtin/sheet";
import { valuesOf } from "../builtin/values-of";

/** Fetches what draws these lines, and no more: each kind of line has a script of its own, and a smaller one for what is smooth. */
export async function loadPlotters(entries: readonly Entry[]): Promise<Plotters> {
  const has = (...kinds: string[]) => entries.some(({ statement }) => kinds.includes(statement.kind));
  const smooth = entries.every(({ statement }) => valuesOf(statement).every(isSmooth));
  const [explicit, relation, curve, surface] = await Promise.all([
    has("explicit") ? (smooth ? import("~/math/plot/smooth-explicit") : import("~/math/plot/explicit")) : null,
    has("relation") ? (smooth ? import("~/math/plot/smooth-relation") : import("~/math/plot/relation")) : null,
    has("parametric", "polar") ? (smooth ? import("~/math/plot/smooth-curve") : import("~/math/plot/curve")) : null,
    has("surface") ? import("./surface-plotter") : null,
  ]);
  return {
    ...(explicit && { explicit: explicit.plotExplicit }),
    ...(relation && { relation: relation.plotRelation }),
    ...(curve && { parametric: curve.plotParametric, polar: curve.plotPolar }),
    ...(surface && { surface: surface.surfacePlotter() }),
  };
}
