import { plotParametric, plotPolar } from "~/math/plot/curve";
import { plotExplicit } from "~/math/plot/function";
import { MOST_BYTES, sharedWriters } from "~/math/plot";
import { plotRelation } from "~/math/plot/relation";
import { plotSurface } from "~/math/plot/surface";
import { BUDGET_MS, type Scene } from "../engine";
import type { Mistake } from "../address/mistake";
import type { GraphState } from "../address/state";
import { curvePlotters } from "./curve-plotters";
import { drawSheet } from "./draw-sheet";
import { plotPoints } from "./plot-points";
import type { Plotters } from "./plotters";
import { type Entry, readSheet, type Sheet } from "~/math/sheet";

/** A scene with what it was made from, and what could not be drawn. */
interface Built {
  scene: Scene;
  entries: Entry[];
  mistakes: Mistake[];
}

const ALL: Plotters = {
  explicit: plotExplicit,
  relation: plotRelation,
  ...curvePlotters({ plotParametric, plotPolar }),
  points: plotPoints,
  surface: plotSurface,
};
// What a character of a line, and what is said of a line more, takes of the bytes of a drawing.
const CHARACTER_BYTES = 1;
const LINE_BYTES = 100;
const LEAST_BYTES = 1500;

/**
 * Reads and draws a state. Lines that cannot be read or drawn are left out, and named in the list of mistakes.
 * @param budgetMs how long it may take all in all, in milliseconds; what is not finished then is marked as partial
 * @param allOrNothing whether nobody will see it if a line cannot be read: then it takes no time
 */
export function buildScene(state: GraphState, budgetMs = BUDGET_MS, allOrNothing = false): Built {
  const start = performance.now();
  const sheet = readSheet(state.equations, state.sliders);
  const inVain = allOrNothing && isWrong(sheet, state);
  const left = inVain ? 0 : budgetMs - (performance.now() - start);
  const { scene, mistakes } = drawSheet(sheet, state, left, { ...ALL, writer: sharedWriters(bytesFor(sheet.entries)) });
  const undrawn = new Set(mistakes.map(({ equation }) => equation));
  const entries = sheet.entries.filter(({ equation }) => !undrawn.has(equation));
  return { scene, entries, mistakes: [...sheet.mistakes, ...mistakes] };
}

// Of the mistakes that only drawing finds, those in points are found in no time.
function isWrong({ entries, mistakes, sliders }: Sheet, state: GraphState): boolean {
  const points = entries.filter(({ statement }) => statement.kind === "points");
  return (
    mistakes.length > 0 ||
    (points.length > 0 && drawSheet({ entries: points, sliders }, state, 0, ALL).mistakes.length > 0)
  );
}

// All lines share what one alone may take.
function bytesFor(entries: Entry[]): number {
  const said = entries.reduce((sum, { text }) => sum + CHARACTER_BYTES * text.length + LINE_BYTES, -LINE_BYTES);
  return Math.max(LEAST_BYTES, MOST_BYTES - said);
}
