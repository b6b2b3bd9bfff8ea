import type { PlotWindow } from "~/math/plot/drawing";
import type { Scene } from "../engine";
import type { GraphState } from "../state";
import { completed } from "./complete-window";
import type { Grid } from "./grid";
import type { Plotters } from "./plotters";
import type { Entry, Sheet } from "./sheet";
import type { Statement } from "./statement";

/** What is read of a sheet to draw it. */
export type Readable = Pick<Sheet, "entries" | "sliders">;

const HOME: PlotWindow = { left: -5, right: 5, bottom: -5, top: 5 };

export const NO_GRID: Readonly<Grid> = { minor: "", major: "", axes: "", labels: [] };

type SurfaceEntry = Entry & { statement: Extract<Statement, { kind: "surface" }> };

/** The line of a sheet that draws a surface: the first, as it is drawn alone. */
export function surfaceOf({ entries }: Readable): SurfaceEntry | undefined {
  return entries.find((entry): entry is SurfaceEntry => entry.statement.kind === "surface");
}

/** Draws the surface of a sheet. Apart from what draws curves, so that a browser need not have both. */
export function drawSpace({ sliders }: Readable, surface: SurfaceEntry, state: GraphState, budgetMs: number, { surface: plot }: Plotters): Scene {
  const window = completed(state.window, HOME);
  const { equation, text, statement } = surface;
  const { turn, tilt, angle } = state;
  const space = plot ? { equation, text, drawn: plot(statement.value, { turn, tilt }, { window, heights: null, angle, budgetMs }) } : null;
  return { window, grid: NO_GRID, curves: [], space, sliders };
}
