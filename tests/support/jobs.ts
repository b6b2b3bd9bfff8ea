import type { JobHandlers } from "~/jobs/runner.server";

/** What the first runner that took a job has of it. */
export function firstHold(id: string) {
  return { id, attempt: 1 };
}

/** Handlers of all kinds, of which the test needs some. */
export function handlersOf(some: Partial<JobHandlers>): JobHandlers {
  const unexpected = () => Promise.reject(new Error("No job of this kind was expected."));
  return { video: unexpected, document: unexpected, transcript: unexpected, ...some };
}
