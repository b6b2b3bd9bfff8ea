import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "~/accounts/guard.server";
import { pageTitle } from "~/shell/brand";
import { ReachedForms } from "~/tools/reached-forms";
import { toolAt } from "~/tools/registry";
import { standsStill } from "~/tools/stand-still";
import { endToast } from "~/tools/video/end-toast";
import { videoEngine } from "~/tools/video/index.server";
import { findVideo, isEndNews, latestVideos } from "~/tools/video/record.server";
import { VideoPage } from "~/tools/video/video-page";
import { VideoResult } from "~/tools/video/video-result";

const tool = toolAt("/video-generator");

export const meta: MetaFunction = () => pageTitle(tool.name);

/** One video that was asked for: being made, ready, or failed. The form stays, with its question in it. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context });
  const found = await findVideo(user.id, params.id ?? "");
  if (!found) throw new Response("Not Found", { status: 404 });
  const { job, video } = found;
  const still = standsStill(new URL(request.url).searchParams);
  const isNews = await isEndNews(user.id, video.id, request);
  const { notice } = videoEngine();
  return {
    notice,
    job,
    video,
    toast: isNews ? endToast(video) : undefined,
    latest: await latestVideos(user.id),
    refresh: video.open && !still,
  };
}

export default function Video() {
  const { notice, job, video, toast, latest } = useLoaderData<typeof loader>();
  return (
    <ReachedForms>
      <VideoPage
        tool={tool}
        notice={notice}
        question={video.question}
        making={video.open}
        toast={toast}
        latest={latest}
        shown={video.id}
      >
        <VideoResult key={video.id} job={job} video={video} />
      </VideoPage>
    </ReachedForms>
  );
}
