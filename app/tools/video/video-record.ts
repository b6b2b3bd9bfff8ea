import type { JobStatus } from "~/jobs/job";

/** A video that was asked for, as its page shows it. */
export interface VideoRecord {
  id: string;
  question: string;
  status: JobStatus;
  open: boolean;
  error: string | null;
  film: { fileId: string; title: string; sample: boolean } | null;
}
