import { compile } from "../evaluate";
import type { Expression } from "../expression";
import { compileIntervals } from "../interval/compile";
import { sureSteps } from "./budget";
import type { Drawn, PlotOptions } from "./drawing";
import { axesOf, drawExplicit, unitOf } from "./explicit-plot";
import { withoutNoise } from "./removable";

/** Draws y = written, where that is of x, or x = written, where it is of y. */
export function plotExplicit(written: Expression, of: "x" | "y", options: PlotOptions): Drawn {
  const { angle, window } = options;
  const axes = axesOf(of, window);
  const value = withoutNoise(written, { of, from: axes.from, to: axes.to, unit: unitOf(axes), angle });
  return drawExplicit({ f: compile(value, [of], angle), intervals: compileIntervals(value, [of], angle), of, sure: sureSteps([written]) }, options);
}
