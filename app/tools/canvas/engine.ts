import type { Engine, EngineContext } from "../engine";

/** What is to be solved: a PNG as a data URL, and the values of variables that are known from before. */
export interface CanvasTask {
  image: string;
  dictOfVars: Record<string, string>;
}

/** One thing that was read in a picture, and what it comes to. */
export interface SolvedItem {
  expr: string;
  result: string;
}

export interface Solution {
  items: SolvedItem[];
  /** Whether it is a sample that shows the tool, and has nothing to do with the picture. */
  sample: boolean;
}

/** Reads a picture of mathematics and solves it. */
export interface CanvasEngine extends Engine {
  /** @throws EngineError when it cannot, with a message for the learner */
  solve(task: CanvasTask, context: EngineContext): Promise<Solution>;
}
