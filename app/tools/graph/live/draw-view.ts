import type { Scene } from "../engine";
import type { DrawView } from "./live-view";
import { loadPlotters } from "./load-plotters";
import type { LiveSheet } from "./use-sheet";

// Whoever has less time than this waits for a whole drawing instead of showing a part of one.
const PATIENT_MS = 50;

/** Fetches what draws a sheet. */
export async function loadDrawing(sheet: LiveSheet): Promise<DrawView<Scene>> {
  if (sheet.entries.some(({ statement }) => statement.kind === "surface")) return loadSpace(sheet);
  const [{ drawSheet }, plotters] = await Promise.all([import("../builtin/draw-sheet"), loadPlotters(sheet.entries)]);
  return (view, budgetMs) => {
    const { scene } = drawSheet(sheet, { ...sheet.state, ...view }, budgetMs, plotters);
    return budgetMs < PATIENT_MS && scene.curves.some(({ drawn }) => drawn.partial) ? null : scene;
  };
}

async function loadSpace(sheet: LiveSheet): Promise<DrawView<Scene>> {
  const [{ drawSpace, surfaceOf }, plotters] = await Promise.all([import("../builtin/draw-space"), loadPlotters(sheet.entries)]);
  const surface = surfaceOf(sheet);
  return (view, budgetMs) => surface ? drawSpace(sheet, surface, { ...sheet.state, ...view }, budgetMs, plotters) : null;
}
