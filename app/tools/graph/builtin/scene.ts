import { plotSurface } from "~/math/plot/surface";
import type { Scene } from "../engine";
import type { Mistake } from "../mistake";
import type { GraphState } from "../state";
import { drawSheet } from "./draw-sheet";
import { type Entry, readSheet } from "./sheet";

/** A scene with what it was made from, and what could not be drawn. */
export interface Built {
  scene: Scene;
  entries: Entry[];
  mistakes: Mistake[];
}

const BUDGET_MS = 180;

/**
 * Reads and draws a state. Lines that cannot be read or drawn are left out, and named in the list of mistakes.
 * @param budgetMs how long it may take all in all, in milliseconds; what is not finished then is marked as partial
 */
export function buildScene(state: GraphState, budgetMs = BUDGET_MS): Built {
  const start = performance.now();
  const sheet = readSheet(state.equations, state.sliders);
  const { scene, mistakes } = drawSheet(sheet, state, budgetMs - (performance.now() - start), plotSurface);
  return { scene, entries: sheet.entries, mistakes: [...sheet.mistakes, ...mistakes] };
}
