import { BusyError, compute, EndedError } from "~/work/index.server";
import { EngineError } from "../../engine";
import type { GraphEngine } from "../engine";
import { DRAW } from "./draw-task";

export const builtinGraph: GraphEngine = {
  async draw({ state, allOrNothing }, asker) {
    try {
      return await compute(DRAW, { state, allOrNothing }, asker);
    } catch (error) {
      throw error instanceof EndedError ? forLearner(error) : error;
    }
  },
};

function forLearner({ reason }: EndedError): Error {
  // Nothing is wrong with the graph: it may be asked for again.
  if (reason === "killed" || reason === "stopped") return new BusyError(1);
  const what = reason === "time" ? "takes too long" : "takes too much memory";
  return new EngineError(`This ${what} to draw. Make it simpler, or draw fewer lines at a time.`);
}
