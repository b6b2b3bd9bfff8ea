import { JobPanel } from "../job-panel";
import type { Transcript } from "./engine";
import { isOpen, type Job } from "~/jobs/job";
import { useFocusOnArrival } from "~/ui/focus";
import { clockTime } from "./video-reference";

/** The heading takes the focus when it arrives. */
export function TranscriptBox({ job, transcript }: { job: Job; transcript: Transcript | null }) {
  const heading = useFocusOnArrival<HTMLHeadingElement>(transcript !== null);
  return (
    <section className="mt-8" aria-labelledby="transcript">
      <h2 id="transcript" ref={heading} tabIndex={-1} className="mb-3">
        Transcript
      </h2>
      {isOpen(job) ? <JobPanel job={job} label="Transcribing the video..." /> : null}
      {transcript ? <Lines transcript={transcript} /> : null}
      {isOpen(job) || transcript ? null : <Failure job={job} />}
    </section>
  );
}

function Failure({ job: { status, error } }: { job: Job }) {
  if (status === "cancelled") return <p className="card">You cancelled this. Press Transcribe to start again.</p>;
  return (
    <p role="alert" className="card text-wrong">
      {status === "failed" ? `The video could not be transcribed: ${error}` : "This transcript can no longer be read."}{" "}
      Press Transcribe to try again.
    </p>
  );
}

function Lines({ transcript: { sample, lines } }: { transcript: Transcript }) {
  return (
    <div className="card">
      {sample ? (
        <p className="mb-4 border-l-4 border-margin pl-3">
          <strong>Sample.</strong> This is not what your video says: every video gets this transcript until a
          transcription engine is installed.
        </p>
      ) : null}
      <ol className="grid grid-cols-1 gap-2">
        {lines.map(({ at, text }, index) => (
          <li key={index} className="flex flex-wrap gap-x-4">
            <span className="w-14 flex-none text-end text-pencil">{clockTime(at)}</span>
            <span className="min-w-0 flex-1 basis-40">{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
