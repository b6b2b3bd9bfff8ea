import type { plotParametric, plotPolar } from "~/math/plot/curve";
import { numbersOf, turnOf, wholeCurve } from "~/math/sheet";
import type { Plotters } from "./draw-plane";

interface CurvePlots {
  plotParametric: typeof plotParametric;
  plotPolar: typeof plotPolar;
}

/** What draws curves of points and of an angle, from where to where their range says, by what draws points that move. */
export function curvePlotters({ plotParametric, plotPolar }: CurvePlots): Pick<Plotters, "parametric" | "polar"> {
  return {
    parametric({ x, y, parameter, range }, options) {
      return plotParametric({ x, y, parameter, ...numbersOf(range, turnOf(options.angle), options.angle) }, options);
    },
    polar({ radius, bothSigns, range }, options) {
      return plotPolar(
        { radius, bothSigns, ...numbersOf(range, wholeCurve(radius, options.angle), options.angle) },
        options,
      );
    },
  };
}
