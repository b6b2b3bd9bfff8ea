import { compute, EndedError } from "~/work/index.server";
import { EngineError } from "../../engine";
import type { GraphEngine } from "../engine";
import { DRAW } from "./draw-task";

const MESSAGES: Record<EndedError["reason"], string> = {
  time: "This takes too long to draw. Make it simpler, or draw fewer lines at a time.",
  memory: "This takes too much memory to draw. Make it simpler, or draw fewer lines at a time.",
  killed: "The drawing was interrupted. Nothing is wrong with it: draw it again.",
};

export const builtinGraph: GraphEngine = {
  async draw({ state, allOrNothing }, asker) {
    try {
      return await compute(DRAW, { state, allOrNothing }, asker);
    } catch (error) {
      throw error instanceof EndedError ? new EngineError(MESSAGES[error.reason], { cause: error }) : error;
    }
  },
};
