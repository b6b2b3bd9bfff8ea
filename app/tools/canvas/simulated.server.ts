import { simulateWork } from "../simulated-delay.server";
import type { CanvasEngine, SolvedItem } from "./engine";

const SECONDS = 0.5;
const SAMPLE: SolvedItem[] = [
  { expr: "2x + 3 = 11", result: "x = 4" },
  { expr: "4² + 1", result: "17" },
];

/** Gives the same sample for every picture. */
export const simulatedCanvas: CanvasEngine = {
  notice: "This server has no service that reads drawings: every drawing gets the same sample.",
  reads: true,
  async solve(_task, context) {
    await simulateWork(SECONDS, "Fetching the sample", context);
    return { items: SAMPLE, sample: true };
  },
};
