import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "~/accounts/guard.server";
import { pageTitle } from "~/shell/brand";
import { isPaused } from "~/tools/job-panel";
import { OfflineGuard } from "~/tools/offline-guard";
import { toolById } from "~/tools/registry";
import { videoEngine } from "~/tools/video/index.server";
import { endToast, findVideo, isFirstViewOfEnd, latestVideos } from "~/tools/video/record.server";
import { VideoPage } from "~/tools/video/video-page";
import { VideoResult } from "~/tools/video/video-result";

export { PageError as ErrorBoundary } from "~/shell/error-page";

const tool = toolById("video");

export const meta: MetaFunction = ({ error }) => pageTitle(tool.name, error);

/** A requested video: in progress, ready or failed. The form stays, with its question. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context });
  const found = await findVideo(user.id, params.id ?? "");
  if (!found) throw new Response("Not Found", { status: 404 });
  const { job, video } = found;
  const paused = isPaused(new URL(request.url).searchParams);
  const isFirst = await isFirstViewOfEnd(user.id, video.id, request);
  const { notice } = videoEngine();
  return {
    notice,
    job,
    video,
    toast: isFirst ? endToast(video) : undefined,
    latest: await latestVideos(user.id),
    refresh: video.open && !paused,
  };
}

export default function Video() {
  const { notice, job, video, toast, latest } = useLoaderData<typeof loader>();
  return (
    <OfflineGuard>
      <VideoPage
        notice={notice}
        question={video.question}
        making={video.open}
        toast={toast}
        latest={latest}
        shown={video.id}
      >
        <VideoResult key={video.id} job={job} video={video} />
      </VideoPage>
    </OfflineGuard>
  );
}
