import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireUser } from "~/accounts/guard.server";
import { trackVisit } from "~/activity/track.server";
import { pageTitle } from "~/shell/brand";
import { documentEngine } from "~/tools/document/index.server";
import { latestAnalyses } from "~/tools/document/analyses.server";
import { answerRefusal, submitDocument } from "~/tools/document/submit.server";
import { UploadForm } from "~/tools/document/upload-form";
import { JobList } from "~/tools/job-list";
import { toolById } from "~/tools/registry";
import { ToolPage } from "~/tools/tool-page";

export { keepForm as clientAction } from "~/http/forms/keep-form";
export { onlyAfterForms as shouldRevalidate } from "~/http/pages/revalidate";
export { PageError as ErrorBoundary } from "~/shell/error-page";

const tool = toolById("document");

export const meta: MetaFunction = ({ error }) => pageTitle(tool.name, error);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context });
  await trackVisit(user.id, tool.path, request);
  const chooseAgain = new URL(request.url).searchParams.get("file") === "again";
  return { notice: documentEngine().notice, analyses: await latestAnalyses(user.id), chooseAgain };
}

export async function action({ request, context }: ActionFunctionArgs) {
  // A sign-in in between does not keep files, so the page requests the file again.
  const afterSignIn = new Request(new URL("?file=again", request.url), { headers: request.headers });
  const user = await requireUser({ request: afterSignIn, context });
  let id;
  try {
    id = await submitDocument(user.id, context.postedForm);
  } catch (error) {
    return answerRefusal(error);
  }
  return redirect(`${tool.path}/${id}`);
}

export default function DocumentAnalyzer() {
  const { notice, analyses, chooseAgain } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <ToolPage tool={tool} notice={notice}>
      <UploadForm problem={problem} chooseAgain={chooseAgain} />
      <JobList heading="Your latest analyses" jobs={analyses} />
    </ToolPage>
  );
}
