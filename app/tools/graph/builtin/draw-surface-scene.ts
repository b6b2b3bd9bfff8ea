import type { PlotWindow } from "~/math/plot";
import type { Grid } from "../scene";
import type { InputError } from "../address/input-error";
import type { GraphState } from "../address/state";
import type { DrawableSheet, Plotters, SheetDrawing } from "./renderer";
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

/** Apart from `drawCurveScene`, so that a browser need not load both. */
export function drawSurfaceScene(
  sheet: DrawableSheet,
  state: GraphState,
  budgetMs: number,
  { surface: plot }: Plotters,
): SheetDrawing {
  const window = completed(state.window, HOME);
  const { turn, tilt, angle } = state;
  const drawn = surfaceOf(sheet);
  const others = sheet.entries.filter((entry) => entry !== drawn && entry.statement.kind !== "constant");
  const geometry =
    drawn && plot?.(drawn.statement.value, { turn, tilt }, { window, heights: null, angle, budgetMs, size: SIZE });
  const surface = drawn && geometry ? { index: drawn.index, text: drawn.text, drawn: writeSurface(geometry) } : null;
  return {
    scene: { window, grid: NO_GRID, curves: [], surface, sliders: sheet.sliders },
    mistakes: others.map(besideSurface),
  };
}

function besideSurface({ index }: Entry): InputError {
  return {
    field: "equation",
    index,
    message: "A surface is drawn alone: this needs a graph of its own.",
    code: "alone",
    place: null,
  };
}
