import type { GraphEngine } from "../engine";
import { buildScene } from "./scene";

/** The product's own grapher. */
export const builtinGraph: GraphEngine = {
  async plot({ state, budgetMs, allOrNothing }) {
    const { scene, entries, mistakes } = buildScene(state, budgetMs, allOrNothing);
    return { sample: false, scene, entries, mistakes };
  },
};
