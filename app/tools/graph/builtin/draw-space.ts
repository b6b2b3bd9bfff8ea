import type { PlotWindow } from "~/math/plot";
import type { Grid } from "../engine";
import type { Mistake } from "../address/mistake";
import type { GraphState } from "../address/state";
import type { DrawableSheet, Plotters, SheetDrawing } from "./draw-plane";
import { SIZE } from "../size";
import { writeSurface } from "../svg/surface-paths";
import { completed } from "./window";
import type { Entry, Statement } from "~/math/sheet";

const HOME: PlotWindow = { left: -5, right: 5, bottom: -5, top: 5 };

export const NO_GRID: Readonly<Grid> = { minor: "", major: "", axes: "", labels: [] };

type SurfaceEntry = Entry & { statement: Extract<Statement, { kind: "surface" }> };

export function surfaceOf({ entries }: DrawableSheet): SurfaceEntry | undefined {
  return entries.find((entry): entry is SurfaceEntry => entry.statement.kind === "surface");
}

/** Apart from `drawPlane`, so that a browser need not load both. */
export function drawSpace(
  sheet: DrawableSheet,
  state: GraphState,
  budgetMs: number,
  { surface: plot }: Plotters,
): SheetDrawing {
  const window = completed(state.window, HOME);
  const { turn, tilt, angle } = state;
  const surface = surfaceOf(sheet);
  const others = sheet.entries.filter((entry) => entry !== surface && entry.statement.kind !== "constant");
  const drawn =
    surface && plot?.(surface.statement.value, { turn, tilt }, { window, heights: null, angle, budgetMs, size: SIZE });
  const space =
    surface && drawn ? { equation: surface.equation, text: surface.text, drawn: writeSurface(drawn) } : null;
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
