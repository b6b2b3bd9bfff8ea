import type { Engine, EngineContext } from "../engine";

/** A picture to solve: a PNG as a data URL, and the known values of variables. */
export interface CanvasTask {
  image: string;
  dictOfVars: Record<string, string>;
}

/** One expression read from a picture, and its result. */
export interface SolvedItem {
  expr: string;
  result: string;
}

export interface Solution {
  items: SolvedItem[];
  /** Whether it is a sample that does not depend on the picture. */
  sample: boolean;
}

/** Reads a picture of mathematics and solves it. */
export interface CanvasEngine extends Engine {
  /** @throws EngineError when it cannot, with a message for the learner */
  solve(task: CanvasTask, context: EngineContext): Promise<Solution>;
}
