import { MathSyntaxError } from "~/math/expression";
import { constantValue } from "~/math/numeric";
import { type Dot, type Geometry, NOTHING, type PlotOptions, toViewport } from "~/math/plot";
import type { Point } from "~/math/sheet";

/**
 * Draws points that are written with their coordinates.
 * @throws MathSyntaxError where one of them has no place
 */
export function plotPoints({ points }: { points: Point[] }, options: PlotOptions): Geometry {
  return { ...NOTHING, dots: points.map((point) => dotOf(point, options)) };
}

function dotOf({ x, y }: Point, options: PlotOptions): Dot {
  const [across, up] = [constantValue(x, options.angle), constantValue(y, options.angle)];
  if (Number.isFinite(across) && Number.isFinite(up)) return { ...toViewport(across, up, options), open: false };
  throw new MathSyntaxError("This point has no place: one of its coordinates is not defined.", "value", x.span);
}
