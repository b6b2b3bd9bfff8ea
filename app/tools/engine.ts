import { JobFailure } from "~/jobs/job";
import type { JobContext } from "~/jobs/run-job.server";

/** What every engine receives beside its input. */
export type EngineContext = Omit<JobContext, "userId">;

export interface Engine {
  /** Shown before use; null where the engine does what its page says. */
  notice: string | null;
}

/** The message is for the learner. */
export class EngineError extends JobFailure {
  override name = "EngineError";
}
