import type { Job } from "~/jobs/job";
import { useFocusOnArrival } from "~/ui/focus";
import { JobPanel } from "../job-panel";
import { Player } from "./player";
import { BUSY } from "./question-form";
import type { VideoRecord } from "./record.server";

/** The heading takes the focus when it arrives. */
export function VideoResult({ job, video }: { job: Job; video: VideoRecord }) {
  const heading = useFocusOnArrival<HTMLHeadingElement>(!video.open);
  if (video.open) return <JobPanel job={job} label={BUSY} />;
  return (
    <section className="card my-6" aria-labelledby="result">
      <h2 id="result" tabIndex={-1} ref={heading}>
        {video.film ? "Your video" : "No video was made"}
      </h2>
      <p className="mt-2 text-pencil">{video.question}</p>
      {video.film?.sample ? <SampleNote /> : null}
      {video.film ? <Player key={video.id} id={video.id} film={video.film} /> : <Reason video={video} />}
    </section>
  );
}

function SampleNote() {
  return (
    <p className="mt-3 rounded border border-l-8 border-margin p-3">
      <strong>This is a sample clip.</strong> It shows where your video will play, and does not answer your question:
      this server has no video service.
    </p>
  );
}

function Reason({ video }: { video: VideoRecord }) {
  const cancelled = video.status === "cancelled";
  return (
    <>
      <p className={cancelled ? "mt-3" : "mt-3 text-wrong"}>{cancelled ? "You cancelled it." : video.error}</p>
      <p className="mt-3">Your question is still in the form: change it, or send it again.</p>
    </>
  );
}
