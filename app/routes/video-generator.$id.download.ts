import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireUser } from "~/accounts/guard.server";
import { track } from "~/activity/track.server";
import { jobPath } from "~/tools/registry";
import { findVideo } from "~/tools/video/record.server";

/** Direct visits, and those after signing in again, lead to the video's page. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(jobPath({ kind: "video", id: params.id ?? "" }));
}

/** Records the download, then redirects to the file. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const user = await requireUser({ request, context });
  const film = (await findVideo(user.id, params.id ?? ""))?.video.film;
  if (!film) throw new Response("Not Found", { status: 404 });
  await track(user.id, { type: "video_downloaded", details: { title: film.title } });
  return redirect(`/files/${film.fileId}?download`, 303);
}
