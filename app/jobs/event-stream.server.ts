import { errorMessage, log } from "~/http/config/log.server";
import { isOpen } from "./job";
import { watchJob } from "./job-events.server";
import { findJob } from "./store.server";

const KEEP_ALIVE_MS = 20_000;
// Other processes' jobs and the end of a session send no events here.
const POLL_MS = 2_000;

/** Sends a job's states as server-sent events until its end, or until `mayFollow` says no. */
export function jobEvents(
  userId: string,
  id: string,
  client: AbortSignal,
  mayFollow: () => Promise<boolean>,
): ReadableStream<Uint8Array> {
  const over = new AbortController();
  return new ReadableStream({
    start(controller) {
      let last = "";
      const write = (text: string) => {
        if (!over.signal.aborted) controller.enqueue(new TextEncoder().encode(text));
      };
      const end = () => {
        if (over.signal.aborted) return;
        over.abort();
        controller.close();
      };
      const poll = async () => {
        const state = await stateOf(userId, id);
        if (!(await mayFollow())) return end();
        if (state && state.text !== last) write(`data: ${(last = state.text)}\n\n`);
        if (!state?.open) end();
      };
      const send = () => {
        poll().catch((error: unknown) => {
          log.error("A job could not be followed", { job: id, error: errorMessage(error) });
          end();
        });
      };
      if (client.aborted) return end();
      client.addEventListener("abort", end, { once: true });
      watchJob(id, send, end, over.signal);
      every(POLL_MS, send, over.signal);
      every(KEEP_ALIVE_MS, () => write(": still there\n\n"), over.signal);
      send();
    },
    cancel: () => over.abort(),
  });
}

async function stateOf(userId: string, id: string) {
  const job = await findJob(userId, id);
  if (!job) return null;
  const { status, done, total, step } = job;
  return { open: isOpen(job), text: JSON.stringify({ status, done, total, step }) };
}

function every(milliseconds: number, action: () => void, until: AbortSignal) {
  if (until.aborted) return;
  const timer = setInterval(action, milliseconds);
  until.addEventListener("abort", () => clearInterval(timer), { once: true });
}
