import type { Scene } from "../engine";
import type { DrawView } from "./live-view";
import type { LiveSheet } from "./use-sheet";

// Whoever has less time than this waits for a whole drawing instead of showing a part of one.
const PATIENT_MS = 50;

/** Fetches what draws a sheet: for a surface another script than for curves. */
export async function loadDrawing(sheet: LiveSheet): Promise<DrawView<Scene>> {
  const isSpace = sheet.entries.some(({ statement }) => statement.kind === "surface");
  const [{ drawSheet }, plotter] = await Promise.all([import("../builtin/draw-sheet"), isSpace ? import("./surface-plotter") : null]);
  const plot = plotter?.surfacePlotter() ?? null;
  return (view, budgetMs) => {
    const { scene } = drawSheet(sheet, { ...sheet.state, ...view }, budgetMs, plot);
    return budgetMs < PATIENT_MS && scene.curves.some(({ drawn }) => drawn.partial) ? null : scene;
  };
}
