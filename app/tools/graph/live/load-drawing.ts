import type { Entry, Slider, Statement } from "~/math/sheet";
import type { GraphState } from "../address/state";
import type { Renderer } from "../builtin/renderer";
import type { Scene } from "../scene";
import type { DrawView } from "./live-view";

export interface LiveSheet {
  state: GraphState;
  entries: Entry[];
  sliders: Slider[];
}

// With less time than this, an incomplete drawing is not shown.
const PATIENT_MS = 50;

export async function loadDrawing(sheet: LiveSheet): Promise<DrawView<Scene>> {
  const { draw, plotters } = await loadRenderer(sheet.entries);
  return (view, budgetMs) => {
    const { scene } = draw(sheet, { ...sheet.state, ...view }, budgetMs, plotters);
    return budgetMs < PATIENT_MS && scene.curves.some(({ drawn }) => drawn.partial) ? null : scene;
  };
}

/** Each kind of line has a script of its own; only those needed are loaded. */
export async function loadRenderer(entries: readonly Entry[]): Promise<Renderer> {
  const renderers = await Promise.all([...scriptsFor(entries)].map((script) => SCRIPTS[script]()));
  return renderers
    .map(({ renderer }) => renderer)
    .reduce((all, { draw, plotters }) => ({ draw, plotters: { ...all.plotters, ...plotters } }));
}

const SCRIPTS = {
  functions: () => import("./renderers/functions"),
  relations: () => import("./renderers/relations"),
  curves: () => import("./renderers/curves"),
  surfaces: () => import("./renderers/surfaces"),
} as const satisfies Record<string, () => Promise<{ renderer: Renderer }>>;

type Script = keyof typeof SCRIPTS;

const SCRIPT_OF: Record<Statement["kind"], Script | null> = {
  explicit: "functions",
  relation: "relations",
  parametric: "curves",
  polar: "curves",
  points: "curves",
  surface: "surfaces",
  constant: null,
};

function scriptsFor(entries: readonly Entry[]): Set<Script> {
  const scripts = new Set(
    entries.map(({ statement }) => SCRIPT_OF[statement.kind]).filter((script) => script !== null),
  );
  if (scripts.has("surfaces")) return new Set(["surfaces"]);
  return scripts.size > 0 ? scripts : new Set(["functions"]);
}
