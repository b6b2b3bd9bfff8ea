import { JobFailure, type JobProgress } from "~/jobs/job";

/** What every engine is given beside its input. */
export interface EngineContext {
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
  progress: (progress: JobProgress) => void;
}

/** An engine could not do it. The message is written for the learner. */
export class EngineError extends JobFailure {
  override name = "EngineError";
}
