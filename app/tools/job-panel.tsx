import { Form, useLocation, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { Job } from "~/jobs/job";
import { isServerThere } from "./is-server-there";
import { otherwise, standsStill } from "./stand-still";

type Seen = Pick<Job, "status" | "done" | "total" | "step">;

/**
 * What an open job is doing, and the button that cancels it. With JavaScript it follows the job's events and loads the
 * page's data again at its end; without, the page refreshes itself (see `refresh` in root.tsx) unless it is
 * asked to stand still.
 */
export function JobPanel({ job, label }: { job: Job; label: string }) {
  const seen = useJobEvents(job);
  return (
    <section className="card my-6" aria-label="Progress">
      <p role="status" className="font-semibold">
        {label}
      </p>
      <p className="my-2 text-pencil">{seen.step}</p>
      <progress
        className="h-3 w-full"
        aria-label={label}
        max={seen.total || 1}
        value={seen.total ? seen.done : undefined}
      />
      <Form method="post" action={`/jobs/${job.id}/cancel`} className="mt-4">
        <input type="hidden" name="returnTo" value={`${TOOL_PATHS[job.kind]}/${job.id}`} />
        <button type="submit" className="button-quiet">
          Cancel
        </button>
      </Form>
      <noscript>
        <Stillness />
      </noscript>
    </section>
  );
}

function Stillness() {
  const search = new URLSearchParams(useLocation().search);
  const [tells, leads] = standsStill(search)
    ? ["This page stands still.", "Look for news"]
    : ["This page loads itself again every few seconds.", "Let it stand still"];
  return (
    <p className="mt-4 text-pencil">
      {tells}{" "}
      <a className="link" href={otherwise(search)}>
        {leads}
      </a>
    </p>
  );
}

// A job has a page of its own under its tool's.
const TOOL_PATHS = { video: "/video-generator", document: "/document-analyzer", transcript: "/youtube-transcriber" };

// A stream that breaks off is taken up again by the browser. One that is refused is not: by a proxy while the server
// restarts, or after the session's end. Loading the page's data tells which, and at the end what became of the job; but
// it breaks the page while nobody answers.
const AGAIN_MS = 5_000;

function useJobEvents(job: Job): Seen {
  const { revalidate } = useRevalidator();
  const [seen, setSeen] = useState<Seen>(job);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let left = false;
    const events = new EventSource(`/jobs/${job.id}/events`);
    const lookSoon = (ended: boolean) => {
      timer = setTimeout(() => void look(ended), AGAIN_MS);
    };
    const look = async (ended: boolean) => {
      const there = await isServerThere();
      if (left) return;
      if (!there) return lookSoon(ended);
      revalidate();
      if (!ended) setTries(tries + 1);
    };
    events.onmessage = ({ data }: MessageEvent<string>) => {
      const news = JSON.parse(data) as Seen;
      setSeen(news);
      if (news.status === "queued" || news.status === "running") return;
      events.close();
      void look(true);
    };
    events.onerror = () => {
      if (events.readyState === EventSource.CLOSED) lookSoon(false);
    };
    return () => {
      left = true;
      events.close();
      clearTimeout(timer);
    };
  }, [job.id, tries, revalidate]);
  return seen;
}
