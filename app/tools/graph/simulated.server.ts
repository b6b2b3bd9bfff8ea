import { simulateWork } from "../simulated-delay.server";
import type { GraphEngine, PlotWindow } from "./engine";

const UPDATE_S = 2;
const STEPS = 80;

/** The specification's placeholder: waits at an update, and draws the same wave whatever the equation. */
export const simulatedGraph: GraphEngine = {
  async plot({ equations, window, update }, context) {
    if (update) await simulateWork(UPDATE_S, "Updating the graph", context);
    return { sample: true, window, curves: equations.map((equation) => ({ equation, pieces: [wave(window)] })) };
  },
};

function wave({ left, right }: PlotWindow) {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const x = left + ((right - left) * step) / STEPS;
    return { x, y: Math.sin(x) };
  });
}
