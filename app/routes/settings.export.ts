import type { LoaderFunctionArgs } from "@remix-run/node";
import { accountData } from "~/accounts/account-store.server";
import { requireUser } from "~/accounts/guard.server";
import { allActivities } from "~/activity/store.server";
import { serveJson } from "~/files/serve-json.server";
import { allFiles } from "~/files/store.server";
import { methodNotAllowed } from "~/http/pages/message-page.server";
import { allJobs } from "~/jobs/store.server";
import { allMessages } from "~/tools/youtube/store.server";

/** Everything stored about the user; of files, only their names. Times are ISO 8601. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id: userId } = await requireUser({ request, context });
  const account = await accountData(userId);
  return serveJson(context, "quadrille-export.json", {
    account: account && { ...account, createdAt: isoTime(account.createdAt) },
    activities: allActivities(userId),
    jobs: mapped(allJobs(userId), (job) => ({ ...job, createdAt: isoTime(job.createdAt) })),
    chatMessages: mapped(allMessages(userId), ({ jobId, role, message, time }) => ({
      jobId,
      role,
      message,
      time: isoTime(time),
    })),
    files: mapped(allFiles(userId), ({ name, type, size, createdAt }) => ({
      name,
      type,
      size,
      createdAt: isoTime(createdAt),
    })),
  });
}

export const action = methodNotAllowed;

async function* mapped<Row>(pages: AsyncIterable<Row[]>, shown: (row: Row) => object) {
  for await (const page of pages) yield page.map(shown);
}

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
