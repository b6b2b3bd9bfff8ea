import { evaluateSmooth } from "../../numeric";
import type { Expression } from "../../expression";
import { compileSmooth } from "../../interval";
import { type Drawn, type PlotOptions, sureSteps } from "..";
import { drawExplicit } from "./explicit-plot";

/** Draws what plotExplicit does of a smooth expression: no quotient can be noise, nothing breaks off, and few intervals are needed. */
export function plotExplicit(value: Expression, of: "x" | "y", options: PlotOptions): Drawn {
  const { angle } = options;
  return drawExplicit(
    {
      f: evaluateSmooth(value, [of], angle),
      intervals: compileSmooth(value, [of], angle),
      of,
      sure: sureSteps([value]),
      dotsOf: () => [],
    },
    options,
  );
}
