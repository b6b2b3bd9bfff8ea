import { EvaluationError, MathSyntaxError } from "~/math/expression";
import { type Drawn, NOTHING, type PlotOptions } from "~/math/plot";
import { type Mistake, mistakeIn } from "../address/mistake";
import type { Plotters } from "./plotters";
import type { Entry, Statement } from "~/math/sheet";

/** Draws one line of the sheet, or says why it cannot be drawn. What no plotter is there for stays empty. */
export function drawStatement(
  { equation, statement }: Entry,
  options: PlotOptions,
  plotters: Plotters,
): Drawn | Mistake {
  try {
    return draw(statement, options, plotters) ?? NOTHING;
  } catch (error) {
    if (!(error instanceof MathSyntaxError || error instanceof EvaluationError)) throw error;
    if (error instanceof MathSyntaxError) return mistakeIn(equation, error);
    return { field: "equation", equation, message: error.message, code: "value", place: null };
  }
}

function draw(
  statement: Statement,
  options: PlotOptions,
  { explicit, relation, parametric, polar, points }: Plotters,
): Drawn | undefined {
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
    // One is drawn in space, the other not at all.
    case "surface":
    case "constant":
      return undefined;
  }
}
