import { MathSyntaxError } from "~/math/expression";
import { constantValue } from "~/math/numeric";
import { type Dot, NOTHING, type PlotOptions, toViewport } from "~/math/plot";
import { plotParametric, plotPolar } from "~/math/plot/curve";
import { parameterRange, type PointExpression } from "~/math/sheet";
import type { Plotters } from "./renderer";

/** They throw MathSyntaxError where a range or a point is undefined. */
export const curvePlotters: Pick<Plotters, "parametric" | "polar" | "points"> = {
  parametric: (curve, options) => plotParametric({ ...curve, ...parameterRange(curve, options.angle) }, options),
  polar: (curve, options) => plotPolar({ ...curve, ...parameterRange(curve, options.angle) }, options),
  points: ({ points }, options) => ({ ...NOTHING, dots: points.map((point) => dotOf(point, options)) }),
};

function dotOf({ x, y }: PointExpression, options: PlotOptions): Dot {
  const [across, up] = [constantValue(x, options.angle), constantValue(y, options.angle)];
  if (Number.isFinite(across) && Number.isFinite(up)) return { ...toViewport(across, up, options), open: false };
  throw new MathSyntaxError("This point cannot be drawn: one of its coordinates is not defined.", "value", x.span);
}
