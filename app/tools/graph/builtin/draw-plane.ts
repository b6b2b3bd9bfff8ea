import type { AngleUnit } from "~/math/numeric";
import { type Drawn, HEIGHT, type PlotOptions, type PlotWindow, WIDTH } from "~/math/plot";
import type { Curve } from "../engine";
import type { Mistake } from "../address/mistake";
import type { GraphState } from "../address/state";
import { drawStatement } from "./draw";
import type { Attempt, Readable } from "./draw-space";
import { gridOf } from "./grid";
import type { Plotters } from "./plotters";
import type { Entry } from "~/math/sheet";
import { countingAlong, windowOf } from "./window";

/** Draws the curves of a sheet. Knows no parser, and no surfaces: a browser draws without them. */
export function drawPlane(
  { entries, sliders }: Readable,
  state: GraphState,
  budgetMs: number,
  plotters: Plotters,
): Attempt {
  const window = windowOf(state, entries);
  const lines = entries.filter(({ statement }) => statement.kind !== "constant");
  const { curves, mistakes } = drawCurves(lines, { window, angle: state.angle, budgetMs }, plotters);
  return {
    scene: { window, grid: gridOf(window, countings(entries, state.angle)), curves, space: null, sliders },
    mistakes,
  };
}

function drawCurves(
  entries: Entry[],
  { window, angle, budgetMs }: PlotOptions,
  plotters: Plotters,
): { curves: Curve[]; mistakes: Mistake[] } {
  const end = performance.now() + budgetMs;
  // What may take long comes last, so that it leaves nothing to the others.
  const isSlow = ({ statement }: Entry) => Number(statement.kind === "relation");
  const curves: Curve[] = [];
  const mistakes: Mistake[] = [];
  [...entries]
    .sort((a, b) => isSlow(a) - isSlow(b))
    .forEach((entry, index) => {
      const left = entries.length - index;
      const time = (end - performance.now()) / left;
      const drawn = drawStatement(entry, { window, angle, budgetMs: time, writer: plotters.writer?.(left) }, plotters);
      if ("message" in drawn) mistakes.push(drawn);
      else curves.push(curveOf(entry, drawn, window));
    });
  return { curves: curves.sort((a, b) => a.equation - b.equation), mistakes };
}

function countings(entries: Entry[], angle: AngleUnit) {
  return { x: countingAlong("x", entries, angle), y: countingAlong("y", entries, angle) };
}

function curveOf({ equation, text }: Entry, drawn: Drawn, window: PlotWindow): Curve {
  const points = (open: boolean) =>
    drawn.dots
      .filter((dot) => dot.open === open)
      .map((dot) => pointPath(dot, window))
      .join("");
  return { equation, text, drawn, closed: points(false), open: points(true) };
}

function pointPath({ x, y }: { x: number; y: number }, { left, right, bottom, top }: PlotWindow): string {
  const across = ((x - left) / (right - left)) * WIDTH;
  const down = ((top - y) / (top - bottom)) * HEIGHT;
  return `M${round(across)} ${round(down)}h0`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
