import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireUser } from "~/accounts/guard.server";
import { trackVisit } from "~/activity/track.server";
import { isOpen } from "~/jobs/job";
import { pageTitle } from "~/shell/brand";
import { AnalysisPage } from "~/tools/document/analysis-page";
import { documentEngine } from "~/tools/document/index.server";
import { analysisOf, findAnalysis, inputOf, latestAnalyses } from "~/tools/document/analyses.server";
import { readAnswers } from "~/tools/document/quizzes";
import { analyzeStored, answerRefusal } from "~/tools/document/submit.server";
import { tabOf } from "~/tools/document/tabs";
import { isPaused } from "~/tools/job-panel";
import { OfflineGuard } from "~/tools/offline-guard";
import { toolById } from "~/tools/registry";
import { ToolPage } from "~/tools/tool-page";

export { keepForm as clientAction } from "~/http/forms/keep-form";
export { unlessOffline as shouldRevalidate } from "~/http/pages/revalidate";
export { PageError as ErrorBoundary } from "~/shell/error-page";

const tool = toolById("document");

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  pageTitle(data ? `${data.name} - ${tool.name}` : tool.name, error);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context });
  const job = await requireAnalysis(user.id, params.id);
  await trackVisit(user.id, tool.path, request);
  const { searchParams } = new URL(request.url);
  const analysis = analysisOf(job);
  return {
    notice: documentEngine().notice,
    job: { ...job, input: null, result: null },
    name: inputOf(job).name,
    analysis,
    tab: tabOf(searchParams.get("tab")),
    answered: analysis && searchParams.has("check") ? readAnswers(searchParams, analysis.quizzes) : null,
    analyses: await latestAnalyses(user.id),
    refresh: isOpen(job) && !isPaused(searchParams),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const user = await requireUser({ request, context });
  const job = await requireAnalysis(user.id, params.id);
  let id;
  try {
    id = await analyzeStored(user.id, inputOf(job));
  } catch (error) {
    return answerRefusal(error);
  }
  return redirect(`${tool.path}/${id}`);
}

export default function DocumentAnalysis() {
  const page = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <ToolPage tool={tool} notice={page.notice}>
      <OfflineGuard>
        <AnalysisPage key={page.job.id} {...page} problem={problem} />
      </OfflineGuard>
    </ToolPage>
  );
}

async function requireAnalysis(userId: string, id = "") {
  const job = await findAnalysis(userId, id);
  if (!job) throw new Response("Not Found", { status: 404 });
  return job;
}
