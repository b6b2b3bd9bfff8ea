import { JobFailure } from "~/jobs/job";

/** How far an engine is, in units of its own. */
export interface EngineProgress {
  done: number;
  total: number;
  step: string;
}

/** What every engine is given beside its input. */
export interface EngineContext {
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
  progress: (progress: EngineProgress) => void;
}

/** An engine could not do it. The message is written for the learner. */
export class EngineError extends JobFailure {
  override name = "EngineError";
}
