import { isSmooth } from "~/math/numeric";
import type { drawPlane, Plotters } from "../builtin/draw-plane";
import { type Entry, valuesOf } from "~/math/sheet";

/** What draws a sheet of some kinds of lines. */
export interface Kit {
  draw: typeof drawPlane;
  plotters: Plotters;
}

/** Fetches what draws these lines, and no more: each kind of line has a script of its own, and a smaller one where all is smooth. */
export async function loadKit(entries: readonly Entry[]): Promise<Kit> {
  const smooth = entries.every(({ statement }) => valuesOf(statement).every(isSmooth));
  const kits = await Promise.all([...kindsOf(entries)].map((kind) => (smooth ? SMOOTH : ANY)[kind]()));
  return kits
    .map(({ kit }) => kit)
    .reduce((all, { draw, plotters }) => ({ draw, plotters: { ...all.plotters, ...plotters } }));
}

type Kind = "functions" | "relations" | "curves" | "surfaces";

const ANY: Record<Kind, () => Promise<{ kit: Kit }>> = {
  functions: () => import("./kits/functions"),
  relations: () => import("./kits/relations"),
  curves: () => import("./kits/curves"),
  surfaces: () => import("./kits/surfaces"),
};
const SMOOTH: typeof ANY = {
  functions: () => import("./kits/smooth-functions"),
  relations: () => import("./kits/smooth-relations"),
  curves: () => import("./kits/smooth-curves"),
  surfaces: ANY.surfaces,
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
