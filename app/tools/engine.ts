import { JobFailure, type JobProgress } from "~/jobs/job";

/** What every engine is given beside its input. */
export interface EngineContext {
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
  progress: (progress: JobProgress) => void;
}

/** What every engine says of itself. */
export interface Engine {
  /** What is to be known before it is asked for anything; null where it does what its page says. */
  notice: string | null;
}

/** An engine could not do it. The message is written for the learner. */
export class EngineError extends JobFailure {
  override name = "EngineError";
}
