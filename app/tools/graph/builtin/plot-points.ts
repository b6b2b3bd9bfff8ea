import { MathSyntaxError } from "~/math/expression";
import { type AngleUnit, constantValue } from "~/math/numeric";
import { type Dot, type Drawn, NOTHING, type PlotOptions } from "~/math/plot";
import { type Point } from "~/math/sheet";

/**
 * Draws points that are written with their coordinates.
 * @throws MathSyntaxError where one of them has no place
 */
export function plotPoints({ points }: { points: Point[] }, { angle }: PlotOptions): Drawn {
  return { ...NOTHING, dots: points.map((point) => dotOf(point, angle)) };
}

function dotOf({ x, y }: Point, angle: AngleUnit): Dot {
  const dot = { x: constantValue(x, angle), y: constantValue(y, angle), open: false };
  if (Number.isFinite(dot.x) && Number.isFinite(dot.y)) return dot;
  throw new MathSyntaxError("This point has no place: one of its coordinates is not defined.", "value", x.span);
}
