import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireUser } from "~/accounts/guard.server";
import { takeDraft } from "~/accounts/saved-draft.server";
import { track, trackVisit } from "~/activity/track.server";
import { readForm, textField } from "~/http/forms/form.server";
import { errorText, log } from "~/http/config/log.server";
import { enqueue } from "~/jobs/runner.server";
import { TooManyJobs } from "~/jobs/store.server";
import { pageTitle } from "~/shell/brand";
import { toolAt } from "~/tools/registry";
import { videoEngine } from "~/tools/video/index.server";
import { FAILED } from "~/tools/video/job.server";
import { questionProblem } from "~/tools/video/question";
import { latestVideos } from "~/tools/video/record.server";
import { VideoPage } from "~/tools/video/video-page";
import { useFocusOnError } from "~/ui/focus-on-error";

export { keepForm as clientAction } from "~/http/forms/keep-form";
export { onlyAfterForms as shouldRevalidate } from "~/http/pages/revalidate";

const tool = toolAt("/video-generator");

export const meta: MetaFunction = () => pageTitle(tool.name);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context });
  await trackVisit(user.id, tool.path, request);
  const held = await takeDraft(request, user.id);
  const asked = new URL(request.url).searchParams.get("question");
  return { notice: videoEngine().notice, question: held?.question ?? asked ?? "", latest: await latestVideos(user.id) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser({ request, context });
  // Browsers send line ends as two characters, and count them as one.
  const question = textField(await readForm(request), "question").replace(/\r\n?/g, "\n");
  const problem = questionProblem(question);
  if (problem) return refuse(question, problem, 400);
  const prompt = question.trim();
  try {
    const { id, added } = await enqueue(user.id, "video", { question: prompt });
    if (added) await track(user.id, { type: "video_generation_started", details: { prompt } });
    return redirect(`${tool.path}/${id}`, 303);
  } catch (error) {
    if (error instanceof TooManyJobs)
      return refuse(question, "Wait until one of your jobs is done, or cancel one: three can be open at a time.", 429);
    log.error("A video could not be queued", { error: errorText(error) });
    await track(user.id, { type: "video_generation_failed", details: { prompt, error: FAILED } });
    return refuse(question, FAILED, 503);
  }
}

export default function VideoGenerator() {
  const { notice, question, latest } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useFocusOnError(answer);
  return (
    <VideoPage
      tool={tool}
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
