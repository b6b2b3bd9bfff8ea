import type { Engine, EngineContext } from "../engine";

/** A PNG as a data URL, and the known values of variables. */
export interface CanvasTask {
  image: string;
  dictOfVars: Record<string, string>;
}

export interface SolvedItem {
  expr: string;
  result: string;
}

export interface Solution {
  items: SolvedItem[];
  /** Samples do not depend on the picture. */
  sample: boolean;
}

export interface CanvasEngine extends Engine {
  /** Whether it takes drawings at all. */
  reads: boolean;
  /** Throws EngineError, with a message for the learner. */
  solve(task: CanvasTask, context: EngineContext): Promise<Solution>;
}
