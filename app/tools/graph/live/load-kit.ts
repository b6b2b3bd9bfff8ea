import type { drawPlane, Plotters } from "../builtin/draw-plane";
import type { Entry } from "~/math/sheet";

/** What draws a sheet of some kinds of lines. */
export interface Kit {
  draw: typeof drawPlane;
  plotters: Plotters;
}

/** Fetches what draws these lines, and no more: each kind of line has a script of its own. */
export async function loadKit(entries: readonly Entry[]): Promise<Kit> {
  const kits = await Promise.all([...kindsOf(entries)].map((kind) => KITS[kind]()));
  return kits
    .map(({ kit }) => kit)
    .reduce((all, { draw, plotters }) => ({ draw, plotters: { ...all.plotters, ...plotters } }));
}

type Kind = "functions" | "relations" | "curves" | "surfaces";

const KITS: Record<Kind, () => Promise<{ kit: Kit }>> = {
  functions: () => import("./kits/functions"),
  relations: () => import("./kits/relations"),
  curves: () => import("./kits/curves"),
  surfaces: () => import("./kits/surfaces"),
};

// A surface is drawn alone; where there is nothing to draw there still is the grid.
function kindsOf(entries: readonly Entry[]): Set<Kind> {
  const kinds = new Set(
    entries.flatMap(({ statement: { kind } }): Kind[] => {
      if (kind === "constant") return [];
      return [
        kind === "explicit"
          ? "functions"
          : kind === "relation"
            ? "relations"
            : kind === "surface"
              ? "surfaces"
              : "curves",
      ];
    }),
  );
  if (kinds.has("surfaces")) return new Set(["surfaces"]);
  return kinds.size > 0 ? kinds : new Set(["functions"]);
}
