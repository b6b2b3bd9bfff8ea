import { EvaluationError, MathSyntaxError } from "~/math/expression";
import { systemClock } from "~/math/budget";
import { type Geometry, NOTHING, type PlotOptions, type WindowOptions } from "~/math/plot";
import type { plotExplicit } from "~/math/plot/function";
import type { plotRelation } from "~/math/plot/relation";
import type { plotSurface } from "~/math/plot/surface";
import type { Entry, Sheet, Statement } from "~/math/sheet";
import { type InputError, inputErrorOf } from "../address/input-error";
import type { GraphState } from "../address/state";
import type { DrawnEquation, Scene } from "../engine";
import { SIZE } from "../size";
import { writeCurve } from "../svg/curve-paths";
import { plainWriter, type Writer } from "../svg/plain-writer";
import { gridOf } from "./grid";
import { tickUnitOf, windowOf } from "./window";

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

/** Imports neither the parser nor the plotters, so that a browser need not load them. */
export function drawCurveScene(
  { entries, sliders }: DrawableSheet,
  state: GraphState,
  budgetMs: number,
  plotters: Plotters,
): SheetDrawing {
  const { angle } = state;
  const window = windowOf(state, entries);
  const lines = entries.filter(({ statement }) => statement.kind !== "constant");
  const { curves, mistakes } = drawCurves(lines, { window, angle, budgetMs }, plotters);
  const grid = gridOf(window, { x: tickUnitOf("x", entries, angle), y: tickUnitOf("y", entries, angle) });
  return { scene: { window, grid, curves, surface: null, sliders }, mistakes };
}

function drawCurves(
  entries: Entry[],
  { window, angle, budgetMs }: WindowOptions,
  plotters: Plotters,
): { curves: DrawnEquation[]; mistakes: InputError[] } {
  const end = systemClock() + budgetMs;
  // Relations may take long: they come last, so that the other lines get their time.
  const isSlow = ({ statement }: Entry) => Number(statement.kind === "relation");
  const curves: DrawnEquation[] = [];
  const mistakes: InputError[] = [];
  [...entries]
    .sort((a, b) => isSlow(a) - isSlow(b))
    .forEach((entry, index) => {
      const left = entries.length - index;
      const time = (end - systemClock()) / left;
      try {
        const geometry = draw(entry.statement, { window, size: SIZE, angle, budgetMs: time }, plotters) ?? NOTHING;
        const drawn = writeCurve(geometry, plotters.writer?.(left) ?? plainWriter());
        curves.push({ index: entry.index, text: entry.text, drawn });
      } catch (error) {
        mistakes.push(mistakeOf(entry, error));
      }
    });
  return { curves: curves.sort((a, b) => a.index - b.index), mistakes };
}

function draw(
  statement: Statement,
  options: PlotOptions,
  { explicit, relation, parametric, polar, points }: Plotters,
): Geometry | undefined {
  switch (statement.kind) {
    case "explicit":
      return explicit?.(statement.value, statement.of, options);
    case "relation":
      return relation?.(statement.relation, options);
    case "parametric":
      return parametric?.(statement, options);
    case "polar":
      return polar?.(statement, options);
    case "points":
      return points?.(statement, options);
    case "surface":
    case "constant":
      return undefined;
  }
}

function mistakeOf({ index }: Entry, error: unknown): InputError {
  if (error instanceof MathSyntaxError) return inputErrorOf(index, error);
  if (!(error instanceof EvaluationError)) throw error;
  return { field: "equation", index, message: error.message, code: "value", place: null };
}
