import type { Scene } from "../engine";
import type { DrawView } from "./live-view";
import { loadKit } from "./load-kit";
import type { LiveSheet } from "./use-sheet";

// Whoever has less time than this waits for a whole drawing instead of showing a part of one.
const PATIENT_MS = 50;

/** Fetches what draws a sheet. */
export async function loadDrawing(sheet: LiveSheet): Promise<DrawView<Scene>> {
  const { draw, plotters } = await loadKit(sheet.entries);
  return (view, budgetMs) => {
    const { scene } = draw(sheet, { ...sheet.state, ...view }, budgetMs, plotters);
    return budgetMs < PATIENT_MS && scene.curves.some(({ drawn }) => drawn.partial) ? null : scene;
  };
}
