import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/accounts/guard.server";
import { isOpen } from "~/jobs/job";
import { watchJob } from "~/jobs/news.server";
import { findJob } from "~/jobs/store.server";

const KEEP_ALIVE_MS = 20_000;

/** A job's changes as server-sent events, each with the whole state, until it is over. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context });
  const id = params.id ?? "";
  if (!(await findJob(user.id, id))) throw new Response("Not Found", { status: 404 });
  const gone = new AbortController();
  context.signal.addEventListener("abort", () => gone.abort(), { once: true });
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => {
        if (!gone.signal.aborted) controller.enqueue(new TextEncoder().encode(text));
      };
      const end = () => {
        if (gone.signal.aborted) return;
        gone.abort();
        controller.close();
      };
      const send = async () => {
        const job = await findJob(user.id, id);
        if (!job) return end();
        const { status, done, total, step } = job;
        write(`data: ${JSON.stringify({ status, done, total, step })}\n\n`);
        if (!isOpen(job)) end();
      };
      watchJob(id, () => void send(), end, gone.signal);
      const timer = setInterval(() => write(": still there\n\n"), KEEP_ALIVE_MS);
      gone.signal.addEventListener("abort", () => clearInterval(timer), { once: true });
      void send();
    },
    cancel: () => gone.abort(),
  });
  return new Response(stream, { headers: { "Content-Type": "text/event-stream", "Cache-Control": "private, no-store" } });
}
