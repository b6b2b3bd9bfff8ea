import type { Job, JobKind } from "~/jobs/job";
import { recentJobs } from "~/jobs/store.server";
import type { ListedJob } from "./job-list";

/** A user's latest jobs of a kind, newest first, each under the name that `nameOf` gives it. */
export async function listJobs(userId: string, kind: JobKind, nameOf: (job: Job) => string): Promise<ListedJob[]> {
  const jobs = await recentJobs(userId, kind);
  return jobs.map((job) => ({
    id: job.id,
    name: nameOf(job),
    status: job.status,
    createdAt: new Date(job.createdAt).toISOString(),
  }));
}
