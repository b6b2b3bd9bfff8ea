import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireUser } from "~/accounts/guard.server";
import { takeDraft } from "~/accounts/saved-draft.server";
import { track, trackVisit } from "~/activity/track.server";
import { readForm, textField } from "~/http/forms/form.server";
import { enqueue } from "~/jobs/runner.server";
import { pageTitle } from "~/shell/brand";
import { jobRefusal } from "~/tools/jobs.server";
import { jobPath, toolById } from "~/tools/registry";
import { videoEngine } from "~/tools/video/index.server";
import { FAILED } from "~/tools/video/job.server";
import { questionProblem } from "~/tools/video/question-form";
import { latestVideos } from "~/tools/video/record.server";
import { VideoPage } from "~/tools/video/video-page";
import { useFocusOnError } from "~/ui/focus";

export { keepForm as clientAction } from "~/http/forms/keep-form";
export { onlyAfterForms as shouldRevalidate } from "~/http/pages/revalidate";
export { PageError as ErrorBoundary } from "~/shell/error-page";

const tool = toolById("video");

export const meta: MetaFunction = ({ error }) => pageTitle(tool.name, error);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context });
  await trackVisit(user.id, tool.path, request);
  const draft = await takeDraft(request, user.id);
  const asked = new URL(request.url).searchParams.get("question");
  return {
    notice: videoEngine().notice,
    question: draft?.question ?? asked ?? "",
    latest: await latestVideos(user.id),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser({ request, context });
  // Browsers send a line break as two characters, but count it as one.
  const question = textField(await readForm(request), "question").replace(/\r\n?/g, "\n");
  const problem = questionProblem(question);
  if (problem) return refuse(question, problem, 400);
  const prompt = question.trim();
  try {
    const { id, added } = await enqueue(user.id, "video", { question: prompt });
    if (added) await track(user.id, { type: "video_generation_started", details: { prompt } });
    return redirect(jobPath({ kind: "video", id }), 303);
  } catch (error) {
    const refusal = jobRefusal(error, FAILED);
    if (refusal.error === FAILED)
      await track(user.id, { type: "video_generation_failed", details: { prompt, error: FAILED } });
    return refuse(question, refusal.error, refusal.status);
  }
}

export default function VideoGenerator() {
  const { notice, question, latest } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useFocusOnError(answer);
  return (
    <VideoPage
      notice={notice}
      latest={latest}
      question={answer?.question ?? question}
      error={answer?.error}
      toast={answer?.toast}
    />
  );
}

function refuse(question: string, error: string, status: number) {
  return data({ question, error, toast: { kind: "error" as const, text: error } }, { status });
}
