import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireUser } from "~/accounts/guard.server";
import { track } from "~/activity/track.server";
import { jobPath } from "~/tools/registry";
import { findVideo } from "~/tools/video/record.server";

/** Whoever comes here by hand, or after signing in again, finds the button on the video's page. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(jobPath({ kind: "video", id: params.id ?? "" }));
}

/** Notes that a video is downloaded, and leads to its file. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const user = await requireUser({ request, context });
  const film = (await findVideo(user.id, params.id ?? ""))?.video.film;
  if (!film) throw new Response("Not Found", { status: 404 });
  await track(user.id, { type: "video_downloaded", details: { title: film.title } });
  return redirect(`/files/${film.fileId}?download`, 303);
}
