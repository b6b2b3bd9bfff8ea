import type { GraphEngine } from "../engine";
import { buildScene } from "./scene";

/** The product's own grapher. */
export const builtinGraph: GraphEngine = {
  async plot({ state }) {
    const { scene, entries, mistakes } = buildScene(state);
    return { sample: false, scene, entries, mistakes };
  },
};
