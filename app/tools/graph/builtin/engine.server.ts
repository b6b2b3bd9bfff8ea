import type { GraphEngine } from "../engine";
import { BUDGET_MS, buildScene } from "./scene";

/** The product's own grapher. */
export const builtinGraph: GraphEngine = {
  async plot({ state, share }) {
    const { scene, entries, mistakes } = buildScene(state, share * BUDGET_MS);
    return { sample: false, scene, entries, mistakes };
  },
};
