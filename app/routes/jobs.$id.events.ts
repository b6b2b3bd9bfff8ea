import type { LoaderFunctionArgs } from "@remix-run/node";
import { isStillSignedIn, requireUser } from "~/accounts/guard.server";
import { methodNotAllowed } from "~/http/pages/message-page.server";
import { jobEvents } from "~/jobs/event-stream.server";
import { findJob } from "~/jobs/store.server";

/** A job's states as server-sent events, until the job or the session ends. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context });
  const id = params.id ?? "";
  if (!(await findJob(user.id, id))) throw new Response("Not Found", { status: 404 });
  const mayFollow = () => isStillSignedIn({ request, context });
  // Neither our compression nor a proxy (nginx) may buffer events.
  const headers = { "Cache-Control": "private, no-store, no-transform", "X-Accel-Buffering": "no" };
  return new Response(jobEvents(user.id, id, context.signal, mayFollow), {
    headers: { "Content-Type": "text/event-stream", ...headers },
  });
}

export const action = methodNotAllowed;
