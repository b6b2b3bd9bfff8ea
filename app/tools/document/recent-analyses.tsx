import { Link } from "@remix-run/react";
import type { JobStatus } from "~/jobs/job";
import { Moment } from "~/ui/moment";

/** An analysis as the list of the latest shows it. */
export interface ListedAnalysis {
  id: string;
  name: string;
  status: JobStatus;
  /** ISO 8601. */
  startedAt: string;
}

const STATES: Record<JobStatus, string> = {
  queued: "Waiting",
  running: "Being analyzed",
  done: "Ready",
  failed: "Failed",
  cancelled: "Cancelled",
};

/** The user's latest analyses, newest first. */
export function RecentAnalyses({ analyses }: { analyses: ListedAnalysis[] }) {
  return (
    <section aria-labelledby="recent" className="mt-10">
      <h2 id="recent" className="mb-4">
        Your latest analyses
      </h2>
      {analyses.length === 0 ? (
        <p className="card border-dashed text-pencil">What you have analyzed is listed here, so that you find it again.</p>
      ) : (
        <ol className="card divide-y divide-line py-2">
          {analyses.map(({ id, name, status, startedAt }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
              <Link className="link min-w-0 break-words" to={`/document-analyzer/${id}`}>
                {name}
              </Link>
              <span className="text-sm text-pencil">
                {STATES[status]} · <Moment time={startedAt} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
