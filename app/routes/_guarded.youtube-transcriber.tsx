import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireUser } from "~/accounts/guard.server";
import { takeDraft } from "~/accounts/saved-draft.server";
import { track, trackVisit } from "~/activity/track.server";
import { readForm, textField } from "~/http/forms/form.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { enqueue } from "~/jobs/runner.server";
import { pageTitle } from "~/shell/brand";
import { jobRefusal } from "~/tools/jobs.server";
import { toolById } from "~/tools/registry";
import { youtubeEngine } from "~/tools/youtube/index.server";
import { TranscriberPage } from "~/tools/youtube/transcriber-page";
import { latestTranscriptions, listedAddress, readRequest } from "~/tools/youtube/transcriptions.server";
import { isCollection } from "~/tools/youtube/video-address";
import { useFocusOnError } from "~/ui/focus";

export { keepForm as clientAction } from "~/http/forms/keep-form";
export { onlyAfterForms as shouldRevalidate } from "~/http/pages/revalidate";
export { PageError as ErrorBoundary } from "~/shell/error-page";

const tool = toolById("youtube");
const NOT_A_VIDEO = "This is not the address of a YouTube video. Copy it from the video's page or its Share button.";
const COLLECTION = "This is the address of a playlist or a channel. Open one video of it and copy its address.";

export const meta: MetaFunction = ({ error }) => pageTitle(tool.name, error);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context });
  await trackVisit(user.id, tool.path, request);
  const draft = await takeDraft(request, user.id);
  const pasted = new URL(request.url).searchParams.get("url");
  return {
    notice: youtubeEngine().notice,
    url: draft?.url ?? pasted ?? "",
    latest: await latestTranscriptions(user.id),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser({ request, context });
  const form = await readForm(request);
  const url = textField(form, "url");
  if (!url.trim()) return redirect(safeRedirect(form.get("returnTo"), tool.path));
  const wanted = readRequest(url);
  if (!wanted) return data({ url, error: isCollection(url) ? COLLECTION : NOT_A_VIDEO }, { status: 400 });
  try {
    const { id, added } = await enqueue(user.id, "transcript", wanted);
    if (added) await track(user.id, { type: "youtube_transcribed", details: { url: listedAddress(wanted) } });
    return redirect(`${tool.path}/${id}`);
  } catch (error) {
    const refusal = jobRefusal(error);
    return data({ url, error: refusal.error }, { status: refusal.status });
  }
}

export default function YoutubeTranscriber() {
  const { notice, url, latest } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useFocusOnError(answer);
  return <TranscriberPage notice={notice} url={answer?.url ?? url} error={answer?.error} latest={latest} />;
}
