import { EvaluationError, type AngleUnit } from "~/math/evaluate";
import { type Drawn, NOTHING, type PlotOptions } from "~/math/plot/drawing";
import { MathSyntaxError } from "~/math/text/syntax-error";
import { type Mistake, mistakeIn } from "../mistake";
import { numbersOf, turnOf, wholeCurve } from "./parameter";
import type { Plotters } from "./plotters";
import type { Entry } from "./sheet";
import type { Point, Statement } from "./statement";
import { valueOf } from "./value";

/** Draws one line of the sheet, or says why it cannot be drawn. What no plotter is there for stays empty. */
export function drawStatement({ equation, statement }: Entry, options: PlotOptions, plotters: Plotters): Drawn | Mistake {
  try {
    return draw(statement, options, plotters) ?? NOTHING;
  } catch (error) {
    if (error instanceof MathSyntaxError) return mistakeIn(equation, error);
    if (!(error instanceof EvaluationError)) throw error;
    return { field: "equation", equation, message: error.message, code: "value", place: null };
  }
}

function draw(statement: Statement, options: PlotOptions, { explicit, relation, parametric, polar }: Plotters): Drawn | undefined {
  switch (statement.kind) {
    case "explicit":
      return explicit?.(statement.value, statement.of, options);
    case "relation":
      return relation?.(statement.relation, options);
    case "parametric": {
      const { x, y, parameter, range } = statement;
      return parametric?.({ x, y, parameter, ...numbersOf(range, turnOf(options.angle), options.angle) }, options);
    }
    case "polar": {
      const { radius, bothSigns, range } = statement;
      return polar?.({ radius, bothSigns, ...numbersOf(range, wholeCurve(radius, options.angle), options.angle) }, options);
    }
    case "points":
      return { ...NOTHING, dots: statement.points.map((point) => dotOf(point, options.angle)) };
    // One is drawn in space, the other not at all.
    case "surface":
    case "constant":
      return undefined;
  }
}

function dotOf({ x, y }: Point, angle: AngleUnit) {
  const dot = { x: valueOf(x, angle), y: valueOf(y, angle), open: false };
  if (Number.isFinite(dot.x) && Number.isFinite(dot.y)) return dot;
  throw new MathSyntaxError("This point has no place: one of its coordinates is not defined.", "value", x.place);
}
