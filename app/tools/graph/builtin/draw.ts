import { type AngleUnit, compile, EvaluationError } from "~/math/evaluate";
import type { Expression } from "~/math/expression";
import { plotParametric, plotPolar } from "~/math/plot/curve";
import { type Drawn, NOTHING, type PlotOptions } from "~/math/plot/drawing";
import { plotExplicit } from "~/math/plot/explicit";
import { plotRelation } from "~/math/plot/relation";
import { MathSyntaxError } from "~/math/text/syntax-error";
import { type Mistake, mistakeIn } from "../mistake";
import type { Range } from "./range";
import type { Entry } from "./sheet";
import type { Point, Statement } from "./statement";
import { valueOf } from "./value";

const MOST_TURNS = 12;

/** Draws one line of the sheet, or says why it cannot be drawn. */
export function drawStatement({ equation, statement }: Entry, options: PlotOptions): Drawn | Mistake {
  try {
    return draw(statement, options);
  } catch (error) {
    if (error instanceof MathSyntaxError) return mistakeIn(equation, error);
    if (!(error instanceof EvaluationError)) throw error;
    return { field: "equation", equation, message: error.message, code: "value", place: null };
  }
}

function draw(statement: Statement, options: PlotOptions): Drawn {
  switch (statement.kind) {
    case "explicit":
      return plotExplicit(statement.value, statement.of, options);
    case "relation":
      return plotRelation(statement.relation, options);
    case "parametric": {
      const { x, y, parameter, range } = statement;
      return plotParametric({ x, y, parameter, ...numbersOf(range, turnOf(options.angle), options.angle) }, options);
    }
    case "polar": {
      const { radius, range } = statement;
      return plotPolar({ radius, ...numbersOf(range, wholeCurve(radius, options.angle), options.angle) }, options);
    }
    case "points":
      return { ...NOTHING, dots: statement.points.map((point) => dotOf(point, options.angle)) };
    case "surface":
      throw new EvaluationError("A surface is drawn alone: this one needs a graph of its own.");
    case "constant":
      return NOTHING;
  }
}

export function numbersOf(range: Range, length: number, angle: AngleUnit): { from: number; to: number } {
  const from = range.from ? valueOf(range.from, angle) : 0;
  const to = range.to ? valueOf(range.to, angle) : range.from ? from + length : length;
  const place = (range.to ?? range.from)?.place ?? { start: 0, end: 0 };
  if (Number.isFinite(from) && Number.isFinite(to) && from < to) return { from, to };
  throw new MathSyntaxError("The range ends before it begins, or has no end.", "range", place);
}

// A polar curve repeats itself after some turns, or is a spiral.
export function wholeCurve(radius: Expression, angle: AngleUnit): number {
  const f = compile(radius, ["θ"], angle);
  const turn = turnOf(angle);
  const samples = [0.1, 0.37, 0.61, 0.83].map((part) => part * turn);
  const turns = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].find((count) => samples.every((at) => isSame(f([at]), f([at + count * turn]))));
  return (turns ?? MOST_TURNS) * turn;
}

function isSame(a: number, b: number): boolean {
  return Object.is(a, b) || Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));
}

export function turnOf(angle: AngleUnit): number {
  return angle === "deg" ? 360 : 2 * Math.PI;
}

function dotOf({ x, y }: Point, angle: AngleUnit) {
  const dot = { x: valueOf(x, angle), y: valueOf(y, angle), open: false };
  if (Number.isFinite(dot.x) && Number.isFinite(dot.y)) return dot;
  throw new MathSyntaxError("This point has no place: one of its coordinates is not defined.", "value", x.place);
}
