import { setImmediate as nextTurn } from "node:timers/promises";
import { DEFAULT_EQUATION } from "../state";
import { readState } from "../read-state";
import type { GraphEngine } from "../engine";
import { buildScene } from "./scene";

/** The product's own grapher. */
export const builtinGraph: GraphEngine = {
  async plot({ state }) {
    const { scene, entries, mistakes } = buildScene(state);
    return { sample: false, scene, entries, mistakes };
  },
};

const FIRST = [DEFAULT_EQUATION, "y = 1/(x^2 - 4)", "x^2 + y^2 < 4", "sin(x y) = cos(x)"];
const ROUNDS = 3;
const WARM_UP_MS = 60;

/** Draws some graphs for nobody: code that has run is several times as fast, and the first learner's time is short. */
export async function warmUpGrapher(): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    for (const equation of FIRST) {
      await nextTurn();
      buildScene(readState(new URLSearchParams({ equation })).state, WARM_UP_MS);
    }
  }
}
