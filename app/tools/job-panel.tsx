import { Form, useLocation } from "@remix-run/react";
import type { Job } from "~/jobs/job";
import { jobPath } from "./registry";
import { useJobEvents } from "./use-job-events";

const PAUSED = "paused";

/** Without JavaScript, the page refreshes itself (see `refresh` in root.tsx) until the learner pauses that. */
export function JobPanel({ job, label }: { job: Job; label: string }) {
  const { step, done, total } = useJobEvents(job);
  return (
    <section className="card my-6" aria-label="Progress">
      <p role="status" className="font-semibold">
        {label}
      </p>
      <p className="my-2 min-h-[1.5em] text-pencil">{step}</p>
      <progress
        className="h-3 w-full accent-accent"
        aria-label={label}
        max={total || 1}
        value={total ? done : undefined}
      />
      <Form method="post" action={`/jobs/${job.id}/cancel`} className="mt-4">
        <input type="hidden" name="returnTo" value={jobPath(job)} />
        <button type="submit" className="button-quiet">
          Cancel
        </button>
      </Form>
      <noscript>
        <PauseLink />
      </noscript>
    </section>
  );
}

/** A refresh restarts screen readers and empties forms, so WCAG 2.2.1 requires a way to stop it. */
export function isPaused(search: URLSearchParams): boolean {
  return search.has(PAUSED);
}

function PauseLink() {
  const search = new URLSearchParams(useLocation().search);
  const paused = isPaused(search);
  if (paused) search.delete(PAUSED);
  else search.set(PAUSED, "1");
  return (
    <p className="mt-4 text-pencil">
      {paused ? "Updates are paused." : "This page updates every few seconds."}{" "}
      <a className="link" href={`?${search}`}>
        {paused ? "Resume updates" : "Pause updates"}
      </a>
    </p>
  );
}
