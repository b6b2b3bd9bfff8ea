import type { PlotWindow } from "~/math/plot";
import type { Scene } from "../engine";
import type { Mistake } from "../address/mistake";
import type { GraphState } from "../address/state";
import { completed } from "./complete-window";
import type { Grid } from "./grid";
import type { Plotters } from "./plotters";
import type { Entry, Sheet, Statement } from "~/math/sheet";

/** A drawing, and the lines that could not be drawn. */
export interface Attempt {
  scene: Scene;
  mistakes: Mistake[];
}

/** What is read of a sheet to draw it. */
export type Readable = Pick<Sheet, "entries" | "sliders">;

const HOME: PlotWindow = { left: -5, right: 5, bottom: -5, top: 5 };

export const NO_GRID: Readonly<Grid> = { minor: "", major: "", axes: "", labels: [] };

type SurfaceEntry = Entry & { statement: Extract<Statement, { kind: "surface" }> };

/** The line of a sheet that draws a surface: the first, as it is drawn alone. */
export function surfaceOf({ entries }: Readable): SurfaceEntry | undefined {
  return entries.find((entry): entry is SurfaceEntry => entry.statement.kind === "surface");
}

/** Draws the surface of a sheet, if it has one; other lines cannot stand beside it. Apart from what draws curves, so that a browser need not have both. */
export function drawSpace(sheet: Readable, state: GraphState, budgetMs: number, { surface: plot }: Plotters): Attempt {
  const window = completed(state.window, HOME);
  const { turn, tilt, angle } = state;
  const surface = surfaceOf(sheet);
  const others = sheet.entries.filter((entry) => entry !== surface && entry.statement.kind !== "constant");
  const drawn = surface && plot?.(surface.statement.value, { turn, tilt }, { window, heights: null, angle, budgetMs });
  const space = surface && drawn ? { equation: surface.equation, text: surface.text, drawn } : null;
  return {
    scene: { window, grid: NO_GRID, curves: [], space, sliders: sheet.sliders },
    mistakes: others.map(besideSurface),
  };
}

function besideSurface({ equation }: Entry): Mistake {
  return {
    field: "equation",
    equation,
    message: "A surface is drawn alone: this needs a graph of its own.",
    code: "alone",
    place: null,
  };
}
