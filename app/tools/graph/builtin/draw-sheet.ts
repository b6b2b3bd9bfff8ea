import type { GraphState } from "../address/state";
import { drawPlane } from "./draw-plane";
import { type Attempt, drawSpace, type Readable, surfaceOf } from "./draw-space";
import type { Plotters } from "./plotters";

/** Draws lines that have been read: a surface alone, or else all curves. */
export function drawSheet(sheet: Readable, state: GraphState, budgetMs: number, plotters: Plotters): Attempt {
  return (surfaceOf(sheet) ? drawSpace : drawPlane)(sheet, state, budgetMs, plotters);
}
