import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "~/accounts/guard.server";
import { trackVisit } from "~/activity/track.server";
import { pageTitle } from "~/shell/brand";
import { GraphPage } from "~/tools/graph/page/graph-page";
import type { GraphPageData } from "~/tools/graph/page-data";
import { loadGraph, withoutRow } from "~/tools/graph/page/page.server";
import { toolById } from "~/tools/registry";

export { onlyAfterForms as shouldRevalidate } from "~/http/pages/revalidate";
export { PageError as ErrorBoundary } from "~/shell/error-page";

const tool = toolById("graph");

export const meta: MetaFunction = ({ error }) => pageTitle(tool.name, error);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context });
  const fewer = withoutRow(new URL(request.url).searchParams);
  if (fewer) throw redirect(`${tool.path}?${fewer}`);
  await trackVisit(user.id, tool.path, request);
  const page = await loadGraph(user.id, request, context);
  return data(page, { status: statusOf(page), headers: retryAfter(page) });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function GraphVisualizer() {
  return <GraphPage tool={tool} page={useLoaderData<typeof loader>()} />;
}

function statusOf({ plot, mistakes, busyForS }: GraphPageData): number {
  if (busyForS !== null) return 503;
  if (!plot) return 422;
  return mistakes.length > 0 ? 400 : 200;
}

function retryAfter({ busyForS }: GraphPageData): HeadersInit {
  return busyForS === null ? {} : { "Retry-After": String(busyForS) };
}
