import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { type RequestArgs, requireUser } from "~/accounts/guard.server";
import { takeDraft } from "~/accounts/saved-draft.server";
import { trackVisit } from "~/activity/track.server";
import { readForm, textField } from "~/http/forms/form.server";
import { wasOffline } from "~/http/pages/revalidate";
import { isOpen } from "~/jobs/job";
import { pageTitle } from "~/shell/brand";
import { isPaused } from "~/tools/job-panel";
import { OfflineGuard } from "~/tools/offline-guard";
import { toolById } from "~/tools/registry";
import { ChatPanel } from "~/tools/youtube/chat-panel";
import { converse } from "~/tools/youtube/conversation.server";
import { youtubeEngine } from "~/tools/youtube/index.server";
import { chatOf } from "~/tools/youtube/store.server";
import { TranscriberPage } from "~/tools/youtube/transcriber-page";
import { findTranscription, latestTranscriptions } from "~/tools/youtube/transcriptions.server";
import { TranscriptBox } from "~/tools/youtube/transcript-box";
import { VideoPlayer } from "~/tools/youtube/video-player";
import { useFocusOnError } from "~/ui/focus";

export { keepForm as clientAction } from "~/http/forms/keep-form";
export { PageError as ErrorBoundary } from "~/shell/error-page";

const tool = toolById("youtube");

export const meta: MetaFunction = ({ error }) => pageTitle(`Transcript, ${tool.name}`, error);

/** Also after a message without a reply: the message itself was kept. */
export function shouldRevalidate({ formMethod, actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return !wasOffline(actionResult) && (formMethod === "POST" || defaultShouldRevalidate);
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { user, transcription } = await asOwner({ request, context }, params.id);
  await trackVisit(user.id, tool.path, request);
  const draft = await takeDraft(request, user.id);
  const { searchParams } = new URL(request.url);
  return {
    notice: youtubeEngine().notice,
    ...transcription,
    messages: await chatOf(user.id, transcription.job.id),
    draft: draft?.message ?? "",
    latest: await latestTranscriptions(user.id),
    player: searchParams.has("player"),
    refresh: isOpen(transcription.job) && !isPaused(searchParams),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { user, transcription } = await asOwner({ request, context }, params.id);
  const message = textField(await readForm(request), "message");
  const problem = await converse(user.id, transcription, message, context.signal);
  if (problem) return data({ message: problem.kept ? "" : message, error: problem.error }, { status: problem.status });
  const { pathname, search } = new URL(request.url);
  return redirect(pathname + search);
}

export default function Transcription() {
  const { notice, job, video, transcript, messages, draft, latest, player } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useFocusOnError(answer);
  return (
    <OfflineGuard>
      <TranscriberPage notice={notice} url={video.url} latest={isOpen(job) ? [] : latest}>
        <VideoPlayer video={video} loaded={player} />
        <TranscriptBox job={job} transcript={transcript} />
        {transcript ? (
          <ChatPanel
            messages={messages}
            sample={transcript.sample}
            draft={answer?.message ?? draft}
            error={answer?.error}
          />
        ) : null}
      </TranscriberPage>
    </OfflineGuard>
  );
}

async function asOwner(asked: RequestArgs, id = "") {
  const user = await requireUser(asked);
  const transcription = await findTranscription(user.id, id);
  if (!transcription) throw new Response("Not Found", { status: 404 });
  return { user, transcription };
}
