import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { isOpen, type Job } from "~/jobs/job";
import { isServerThere } from "~/ui/is-server-there";

type JobState = Pick<Job, "status" | "done" | "total" | "step">;

const RETRY_MS = 5_000;

/** Reloads the page's data when the job has ended. */
export function useJobEvents(job: Job): JobState {
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<JobState>(job);
  const [connection, setConnection] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    const reload = async (outcome: "ended" | "refused") => {
      if (outcome === "refused") await wait(RETRY_MS);
      // Loading data from a server that does not answer would replace the page with an error.
      while (!left.signal.aborted && !(await isServerThere())) await wait(RETRY_MS);
      if (left.signal.aborted) return;
      revalidate();
      if (outcome === "refused") setConnection((count) => count + 1);
    };
    void followJob(job.id, setState, left.signal).then(reload);
    return () => left.abort();
  }, [job.id, connection, revalidate]);
  return state;
}

function followJob(id: string, onState: (state: JobState) => void, signal: AbortSignal): Promise<"ended" | "refused"> {
  return new Promise((resolve) => {
    const events = new EventSource(`/jobs/${id}/events`);
    signal.addEventListener("abort", () => events.close());
    events.onmessage = ({ data }: MessageEvent<string>) => {
      const state = JSON.parse(data) as JobState;
      onState(state);
      if (isOpen(state)) return;
      events.close();
      resolve("ended");
    };
    events.onerror = () => {
      if (events.readyState === EventSource.CLOSED) resolve("refused");
    };
  });
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
