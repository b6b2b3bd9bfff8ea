import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/accounts/guard.server";
import { methodNotAllowed } from "~/http/pages/message-page.server";
import { exportFile } from "~/tools/document/export.server";
import { analysisOf, findAnalysis, inputOf } from "~/tools/document/analyses.server";
import { formatOf, tabOf } from "~/tools/document/tabs";

/** `?tab=` names the part, `?format=` json, csv or md. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context });
  const { searchParams } = new URL(request.url);
  const job = await findAnalysis(user.id, params.id ?? "");
  const analysis = job && analysisOf(job);
  if (!analysis) throw new Response("Not Found", { status: 404 });
  const format = formatOf(searchParams.get("format"));
  if (!format) throw new Response("The format is json, csv or md.", { status: 400 });
  return exportFile(analysis, inputOf(job).name, tabOf(searchParams.get("tab")), format);
}

export const action = methodNotAllowed;
