import { Link } from "@remix-run/react";
import type { JobKind, JobStatus } from "~/jobs/job";
import { Moment } from "~/ui/moment";
import { jobPath } from "./registry";

/** `createdAt` is ISO 8601. */
export interface ListedJob {
  id: string;
  kind: JobKind;
  name: string;
  status: JobStatus;
  createdAt: string;
}

interface JobListProps {
  heading: string;
  jobs: ListedJob[];
  /** The job whose page this is. */
  shown?: string;
}

const STATES: Record<JobStatus, string> = {
  queued: "waiting",
  running: "in progress",
  done: "ready",
  failed: "failed",
  cancelled: "cancelled",
};

export function JobList({ heading, jobs, shown }: JobListProps) {
  if (jobs.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="latest">
      <h2 id="latest" className="mb-4">
        {heading}
      </h2>
      <ol className="card divide-y divide-line py-2">
        {jobs.map(({ id, kind, name, status, createdAt }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <Link
              className="link line-clamp-2 min-w-0 break-words"
              to={jobPath({ kind, id })}
              aria-current={id === shown ? "page" : undefined}
            >
              {name}
            </Link>
            <span className="text-sm text-pencil">
              {STATES[status]}, <Moment time={createdAt} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
