import type { Relation } from "../../expression";
import type { Drawn, PlotOptions } from "..";
import { drawRelation } from "./relation-plot";

/** Draws an equation or an inequality, chained ones too, of x and y. */
export function plotRelation(relation: Relation, options: PlotOptions): Drawn {
  return drawRelation(relation, options);
}
