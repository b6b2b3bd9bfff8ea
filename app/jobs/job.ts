/** The kinds of long work: one for each tool that has some. */
export type JobKind = "video" | "document" | "transcript";
export type JobStatus = "queued" | "running" | "done" | "failed" | "cancelled";

/** How far a job is, in units of its own, and what it is doing. */
export interface JobProgress {
  done: number;
  total: number;
  step: string;
}

/** A job as pages show it. `result` is parsed JSON, which the tool checks. */
export interface Job extends JobProgress {
  id: string;
  kind: JobKind;
  status: JobStatus;
  input: unknown;
  result: unknown;
  error: string | null;
  createdAt: number;
}

/** A job could not be done. The message is written for the learner; that of any other error is for the log alone. */
export class JobFailure extends Error {
  override name = "JobFailure";
}

/** Whether a job can still change. */
export function isOpen({ status }: Pick<Job, "status">): boolean {
  return status === "queued" || status === "running";
}
