import type { Entry, Slider, Statement } from "~/math/sheet";
import type { GraphState } from "../address/state";
import type { Kit } from "../builtin/draw-plane";
import type { Scene } from "../engine";
import type { DrawView } from "./live-view";

export interface LiveSheet {
  state: GraphState;
  entries: Entry[];
  sliders: Slider[];
}

// With less time than this, an incomplete drawing is not shown.
const PATIENT_MS = 50;

export async function loadDrawing(sheet: LiveSheet): Promise<DrawView<Scene>> {
  const { draw, plotters } = await loadKit(sheet.entries);
  return (view, budgetMs) => {
    const { scene } = draw(sheet, { ...sheet.state, ...view }, budgetMs, plotters);
    return budgetMs < PATIENT_MS && scene.curves.some(({ drawn }) => drawn.partial) ? null : scene;
  };
}

/** Each kind of line has a script of its own; only those needed are loaded. */
export async function loadKit(entries: readonly Entry[]): Promise<Kit> {
  const kits = await Promise.all([...scriptsFor(entries)].map((script) => SCRIPTS[script]()));
  return kits
    .map(({ kit }) => kit)
    .reduce((all, { draw, plotters }) => ({ draw, plotters: { ...all.plotters, ...plotters } }));
}

const SCRIPTS = {
  functions: () => import("./kits/functions"),
  relations: () => import("./kits/relations"),
  curves: () => import("./kits/curves"),
  surfaces: () => import("./kits/surfaces"),
} as const satisfies Record<string, () => Promise<{ kit: Kit }>>;

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
