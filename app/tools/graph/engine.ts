import type { Asker } from "~/work/task";
import type { GraphState } from "./address/state";
import type { Plot } from "./scene";
import type { FullWords } from "./words/words";

export interface PlotRequest {
  state: GraphState;
  /** Whether the learner named these equations; else they are the default. */
  requested: boolean;
  /** Whether an incomplete drawing is useless, so that a mistake skips it. */
  allOrNothing: boolean;
}

export interface Drawing {
  plot: Plot;
  /** Null for a sample, and where a mistake skipped the drawing. */
  words: FullWords | null;
}

/** Throws EngineError, with a message for the learner, where it cannot draw, and BusyError where others come first. */
export interface GraphEngine {
  draw(request: PlotRequest, asker: Asker): Promise<Drawing>;
}
