import { Link } from "@remix-run/react";
import { useFocusOnArrival } from "./use-focus-on-arrival";
import { type VideoReference, watchAddress } from "./video-address";
import { clockTime } from "./video-parts";

/** The video, in YouTube's player without cookies. Nothing is asked of YouTube before the learner says so. */
export function VideoPlayer({ video, loaded }: { video: VideoReference; loaded: boolean }) {
  // The link that had the focus is gone.
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
            <p className="text-sm text-pencil">YouTube learns nothing about you until you load it.</p>
          </div>
        )}
      </div>
      <p className="mt-2 text-sm">
        <a className="link" href={watchAddress(video)} rel="noreferrer">
          Watch it on YouTube
        </a>
      </p>
    </section>
  );
}
