export type JobKind = "video" | "document" | "transcript";
export type JobStatus = "queued" | "running" | "done" | "failed" | "cancelled";

/** `done` of `total`, in the job's own units, and what it is doing. */
export interface JobProgress {
  done: number;
  total: number;
  step: string;
}

/** A job as pages show it. `input` and `result` are parsed JSON, which the tool validates. */
export interface Job extends JobProgress {
  id: string;
  kind: JobKind;
  status: JobStatus;
  input: unknown;
  result: unknown;
  error: string | null;
  createdAt: number;
}

/** A job failed. The message is for the learner; those of other errors are only logged. */
export class JobFailure extends Error {
  override name = "JobFailure";
}

export function isOpen({ status }: Pick<Job, "status">): boolean {
  return status === "queued" || status === "running";
}
