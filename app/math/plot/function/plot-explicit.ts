import { type AngleUnit, compile, constantValue } from "../../numeric";
import { childrenOf, type Expression, freeVariables } from "../../expression";
import { compileIntervals } from "../../interval";
import { guaranteedSteps } from "../../budget";
import type { Geometry, PlotOptions } from "..";
import { findDots } from "./dots";
import { axesOf, drawExplicit, pixelHeightOf } from "./column-plotter";
import { withoutNoise } from "./removable";

/** Draws y = written (of "x") or x = written (of "y"). */
export function plotExplicit(written: Expression, of: "x" | "y", options: PlotOptions): Geometry {
  const { angle } = options;
  const axes = axesOf(of, options);
  const value = withoutNoise(written, { of, from: axes.from, to: axes.to, unit: pixelHeightOf(axes), angle });
  const [f, intervals] = [compile(value, [of], angle), compileIntervals(value, [of], angle)];
  return drawExplicit(
    {
      f,
      intervals,
      of,
      sure: guaranteedSteps([written]),
      dotsOf: (...found) => findDots(...found, endsOf(written, angle)),
    },
    options,
  );
}

// {x < sqrt(2)} ends exactly at √2, which is hard to tell from the doubles beside it.
function endsOf(value: Expression, angle: AngleUnit): number[] {
  const sides = value.kind === "piecewise" ? value.cases.flatMap(({ condition }) => condition.sides) : [];
  const numbers = sides.filter((side) => freeVariables(side).length === 0).map((side) => constantValue(side, angle));
  return [...numbers, ...childrenOf(value).flatMap((child) => endsOf(child, angle))];
}
