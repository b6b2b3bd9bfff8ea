import { JobFailure, type JobProgress } from "~/jobs/job";

/** What every engine receives beside its input. */
export interface EngineContext {
  signal: AbortSignal;
  progress: (progress: JobProgress) => void;
}

export interface Engine {
  /** Shown before use; null where the engine does what its page says. */
  notice: string | null;
}

/** The message is for the learner. */
export class EngineError extends JobFailure {
  override name = "EngineError";
}
