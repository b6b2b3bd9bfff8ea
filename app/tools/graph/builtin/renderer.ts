import type { Geometry, PlotOptions } from "~/math/plot";
import type { plotExplicit } from "~/math/plot/function";
import type { plotRelation } from "~/math/plot/relation";
import type { plotSurface } from "~/math/plot/surface";
import type { Sheet, Statement } from "~/math/sheet";
import type { InputError } from "../address/input-error";
import type { GraphState } from "../address/state";
import type { Scene } from "../scene";
import type { Writer } from "../svg/plain-writer";

export type DrawableSheet = Pick<Sheet, "entries" | "sliders">;

export interface SheetDrawing {
  scene: Scene;
  mistakes: InputError[];
}

type Of<Kind> = Extract<Statement, { kind: Kind }>;

/** A browser loads only the plotters that its sheet needs. */
export interface Plotters {
  explicit?: typeof plotExplicit;
  relation?: typeof plotRelation;
  parametric?: (curve: Of<"parametric">, options: PlotOptions) => Geometry;
  polar?: (curve: Of<"polar">, options: PlotOptions) => Geometry;
  points?: (points: Of<"points">, options: PlotOptions) => Geometry;
  surface?: typeof plotSurface;
  /** `drawings`: how many are still to come. By default each is written plainly. */
  writer?: (drawings: number) => Writer;
}

export interface Renderer {
  draw: (sheet: DrawableSheet, state: GraphState, budgetMs: number, plotters: Plotters) => SheetDrawing;
  plotters: Plotters;
}
