import type { GraphEngine } from "../engine";
import { buildScene } from "./scene";

/** The product's own grapher. */
export const builtinGraph: GraphEngine = {
  async plot({ state }) {
    const { scene, mistakes } = buildScene(state);
    return { sample: false, scene, mistakes };
  },
};
