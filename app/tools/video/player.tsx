import { Form } from "@remix-run/react";
import { useRef, useState } from "react";
import { jobPath } from "../registry";
import type { StoredFilm } from "./record.server";

export function Player({ id, film }: { id: string; film: StoredFilm }) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [broken, setBroken] = useState(false);

  function toggle() {
    if (!video.current) return;
    // The error event reports why it cannot be played.
    if (video.current.paused) video.current.play().catch(() => undefined);
    else video.current.pause();
  }
  return (
    <>
      {/* Films carry no captions: no service sends any. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        className="mt-4 aspect-video w-full max-w-3xl rounded border border-line bg-ink"
        controls
        preload="metadata"
        playsInline
        aria-label={film.title}
        src={`/files/${film.fileId}`}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={() => setBroken(true)}
      />
      {broken ? (
        <p role="alert" className="mt-2 text-wrong">
          Your browser cannot play this video. Download it and open it in another player.
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" className="button needs-script" onClick={toggle}>
          {playing ? "Pause" : "Play"}
        </button>
        <Form method="post" action={`${jobPath({ kind: "video", id })}/download`} reloadDocument>
          <button type="submit" className="button-quiet">
            Download
          </button>
        </Form>
      </div>
    </>
  );
}
