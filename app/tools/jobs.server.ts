import { errorMessage, log } from "~/http/config/log.server";
import type { Job, JobKind } from "~/jobs/job";
import { recentJobs, TooManyJobs } from "~/jobs/store.server";
import type { ListedJob } from "./job-list";

export interface Refusal {
  error: string;
  status: number;
}

export async function listJobs(userId: string, kind: JobKind, nameOf: (job: Job) => string): Promise<ListedJob[]> {
  const jobs = await recentJobs(userId, kind);
  return jobs.map((job) => ({
    id: job.id,
    kind,
    name: nameOf(job),
    status: job.status,
    createdAt: new Date(job.createdAt).toISOString(),
  }));
}

/** Anything but the limit on open jobs is the server's own fault, and is logged. */
export function jobRefusal(error: unknown, fault = SERVER_FAULT): Refusal {
  if (error instanceof TooManyJobs) return { error: TOO_MANY, status: 429 };
  log.error("A job could not be started", { error: errorMessage(error) });
  return { error: fault, status: 503 };
}

const TOO_MANY = "You already have three jobs in progress. Wait for one to finish, or cancel one.";

export const SERVER_FAULT = "The server could not save this. Please try again later.";
