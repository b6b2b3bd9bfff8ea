import type { Relation } from "../../expression";
import { compileSmooth } from "../../interval";
import type { Drawn, PlotOptions } from "..";
import { drawRelation } from "./relation-plot";

/** Draws what plotRelation does of sides that are smooth, such as those of a circle, with the few intervals that these need. */
export function plotRelation(relation: Relation, options: PlotOptions): Drawn {
  return drawRelation(relation, options, compileSmooth);
}
