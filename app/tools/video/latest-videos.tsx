import { Link } from "@remix-run/react";
import { Moment } from "~/ui/moment";
import type { ListedVideo } from "./video-record";

const STATES = { queued: "waiting", running: "being made", done: "ready", failed: "failed", cancelled: "cancelled" };

/** The user's latest videos, each a link to its own page. */
export function LatestVideos({ videos, shown }: { videos: ListedVideo[]; shown?: string }) {
  if (videos.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="latest">
      <h2 id="latest" className="mb-4">
        Your latest videos
      </h2>
      <ol className="card divide-y divide-line py-2">
        {videos.map(({ id, question, status, createdAt }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <Link className="link line-clamp-2 min-w-0" to={`/video-generator/${id}`} aria-current={id === shown ? "page" : undefined}>
              {question}
            </Link>
            <span className="text-sm text-pencil">
              {STATES[status]}, <Moment time={createdAt} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
