import { systemClock } from "~/math/budget";
import { plotExplicit } from "~/math/plot/function";
import { plotRelation } from "~/math/plot/relation";
import { plotSurface } from "~/math/plot/surface";
import type { Entry, Sheet } from "~/math/sheet";
import { readSheet } from "~/math/sheet/reading";
import { inputErrorOf } from "../address/input-error";
import type { GraphState } from "../address/state";
import type { Drawing } from "../engine";
import type { Plot } from "../scene";
import { MOST_BYTES, sharedWriters } from "../svg/path-writer";
import { wordsOf } from "../words/words";
import { drawCurveScene } from "./draw-curve-scene";
import type { DrawInput } from "./draw-task";
import { drawSurfaceScene, surfaceOf } from "./draw-surface-scene";
import { curvePlotters } from "./plot-curves";
import type { DrawableSheet, Plotters, SheetDrawing } from "./renderer";

const ALL: Plotters = {
  explicit: plotExplicit,
  relation: plotRelation,
  ...curvePlotters,
  surface: plotSurface,
};
// Together with the facts and the table, a drawing takes at most 200 ms.
const BUDGET_MS = 110;
// Bytes of the answer per character of a line, and for the markup and sentences of each further line.
const CHARACTER_BYTES = 1;
const LINE_BYTES = 100;
const LEAST_BYTES = 1500;

/** What a worker does for DRAW. */
export function drawGraph({ state, allOrNothing }: DrawInput): Drawing {
  const plot = { sample: false, ...buildScene(state, BUDGET_MS, allOrNothing) };
  const isUseless = allOrNothing && plot.mistakes.length > 0;
  return { plot, words: isUseless ? null : wordsOf(plot, state) };
}

/**
 * Reads and draws a state; `mistakes` names the lines left out. What is unfinished after `budgetMs` is marked as
 * partial. With `allOrNothing`, a mistake skips the drawing.
 */
export function buildScene(state: GraphState, budgetMs = BUDGET_MS, allOrNothing = false): Omit<Plot, "sample"> {
  const start = systemClock();
  const sheet = readSheet(state.equations, state.sliders);
  const isUseless = allOrNothing && hasMistakes(sheet, state);
  const left = isUseless ? 0 : budgetMs - (systemClock() - start);
  const { scene, mistakes } = drawSheet(sheet, state, left, { ...ALL, writer: sharedWriters(bytesFor(sheet.entries)) });
  const undrawn = new Set(mistakes.map(({ index }) => index));
  const entries = sheet.entries.filter(({ index }) => !undrawn.has(index));
  return {
    scene,
    entries,
    mistakes: [...sheet.errors.map(({ index, error }) => inputErrorOf(index, error)), ...mistakes],
  };
}

function drawSheet(sheet: DrawableSheet, state: GraphState, budgetMs: number, plotters: Plotters): SheetDrawing {
  return (surfaceOf(sheet) ? drawSurfaceScene : drawCurveScene)(sheet, state, budgetMs, plotters);
}

// Drawing finds mistakes too, but those in points are found at once.
function hasMistakes({ entries, errors, sliders }: Sheet, state: GraphState): boolean {
  const points = entries.filter(({ statement }) => statement.kind === "points");
  return (
    errors.length > 0 ||
    (points.length > 0 && drawSheet({ entries: points, sliders }, state, 0, ALL).mistakes.length > 0)
  );
}

function bytesFor(entries: Entry[]): number {
  const text = entries.reduce((sum, { text }) => sum + CHARACTER_BYTES * text.length + LINE_BYTES, -LINE_BYTES);
  return Math.max(LEAST_BYTES, MOST_BYTES - text);
}
