export type JobKind = "video" | "document" | "transcript";
export type JobStatus = "queued" | "running" | "done" | "failed" | "cancelled";

export interface JobProgress {
  done: number;
  total: number;
  step: string;
}

/** `input` and `result` are parsed JSON, which the tool validates. */
export interface Job extends JobProgress {
  id: string;
  kind: JobKind;
  status: JobStatus;
  input: unknown;
  result: unknown;
  error: string | null;
  createdAt: number;
}

/** The message is for the learner; those of other errors are only logged. */
export class JobFailure extends Error {
  override name = "JobFailure";
}

export function isOpen({ status }: Pick<Job, "status">): boolean {
  return status === "queued" || status === "running";
}
