import { Link } from "@remix-run/react";
import { useFocusOnArrival } from "~/ui/focus";
import { clockTime, type VideoReference, watchAddress } from "./video-reference";

/** Nothing is requested from YouTube before the learner loads the player. */
export function VideoPlayer({ video, loaded }: { video: VideoReference; loaded: boolean }) {
  // The link that had the focus is replaced by the player.
  const frame = useFocusOnArrival<HTMLIFrameElement>(loaded);
  return (
    <section className="mt-8" aria-labelledby="video">
      <h2 id="video" className="mb-3">
        Video
      </h2>
      <div className="max-w-2xl rounded border border-line bg-wash">
        {loaded ? (
          <iframe
            ref={frame}
            className="aspect-video w-full"
            title="YouTube video player"
            src={`https://www.youtube-nocookie.com/embed/${video.id}${video.start > 0 ? `?start=${video.start}` : ""}`}
            referrerPolicy="strict-origin-when-cross-origin"
            allow="encrypted-media; fullscreen; picture-in-picture"
            allowFullScreen
          />
        ) : (
          <div className="flex aspect-video flex-col items-center justify-center gap-3 p-4 text-center">
            <Link className="button" to="?player=1" preventScrollReset>
              Load the video{video.start > 0 ? ` from ${clockTime(video.start)}` : ""}
            </Link>
            <p className="text-sm text-pencil">YouTube receives no data about you until you load the video.</p>
          </div>
        )}
      </div>
      <p className="mt-2 text-sm">
        <a className="link" href={watchAddress(video)} rel="noreferrer">
          Watch on YouTube
        </a>
      </p>
    </section>
  );
}
