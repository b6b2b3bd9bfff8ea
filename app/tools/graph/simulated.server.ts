import { NOTHING, type PlotWindow, type Polyline } from "~/math/plot";
import { simulateWork } from "../simulated-delay.server";
import { gridOf } from "./builtin/grid";
import { windowOf } from "./builtin/window";
import type { GraphEngine } from "./engine";
import { WIDTH } from "./size";
import { writeCurve } from "./svg/curve-paths";
import { plainWriter } from "./svg/plain-writer";

const UPDATE_S = 2;

/** The specification's placeholder: waits at an update, and draws one wave for every equation. */
export const simulatedGraph: GraphEngine = {
  async draw({ state, requested }, { signal }) {
    if (requested) await simulateWork(UPDATE_S, "Updating the graph", { signal, progress: () => undefined });
    const window = windowOf(state, []);
    const grid = gridOf(window, { x: "decimal", y: "decimal" });
    const drawn = writeCurve({ ...NOTHING, lines: [wave(window)] }, plainWriter());
    const curves = state.equations.map((text, index) => ({ index, text, drawn }));
    const scene = { window, grid, curves: curves.slice(0, 1), surface: null, sliders: [] };
    return { plot: { sample: true, scene, entries: [], mistakes: [] }, words: null };
  },
};

function wave({ left, right }: PlotWindow): Polyline {
  return Array.from({ length: WIDTH + 1 }, (_, x) => [
    x,
    250 - 40 * Math.sin(left + ((right - left) * x) / WIDTH),
  ]).flat();
}
