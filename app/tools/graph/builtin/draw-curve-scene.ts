import { EvaluationError, MathSyntaxError } from "~/math/expression";
import { systemClock } from "~/math/budget";
import { type Geometry, NOTHING, type PlotOptions, type WindowOptions } from "~/math/plot";
import type { Entry, Statement } from "~/math/sheet";
import { type InputError, inputErrorOf } from "../address/input-error";
import type { GraphState } from "../address/state";
import type { DrawnEquation } from "../scene";
import { SIZE } from "../size";
import { writeCurve } from "../svg/curve-paths";
import { plainWriter } from "../svg/plain-writer";
import { gridOf } from "./grid";
import type { DrawableSheet, Plotters, SheetDrawing } from "./renderer";
import { tickUnitOf, windowOf } from "./window";

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
