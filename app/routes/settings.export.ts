import type { LoaderFunctionArgs } from "@remix-run/node";
import { accountData } from "~/accounts/account-store.server";
import { requireUser } from "~/accounts/guard.server";
import { allActivities } from "~/activity/store.server";
import { allFiles } from "~/files/store.server";
import { methodNotAllowed } from "~/http/pages/message-page.server";
import { allJobs } from "~/jobs/store.server";
import { allMessages } from "~/tools/youtube/store.server";

/** Everything that is kept about the user, as a file; of stored files their names. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context });
  const content = {
    account: await accountData(user.id),
    activities: await allActivities(user.id),
    jobs: await allJobs(user.id),
    chatMessages: await allMessages(user.id),
    files: await allFiles(user.id),
  };
  return new Response(JSON.stringify(content, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="quadrille-export.json"',
    },
  });
}

export const action = methodNotAllowed;
