import type { Transcript } from "./engine";
import { useFocusOnArrival } from "~/ui/focus";
import { clockTime } from "./video-reference";

/** The transcript, line by line. Its heading takes the focus when it arrives. */
export function TranscriptBox({ transcript }: { transcript: Transcript | null }) {
  const heading = useFocusOnArrival<HTMLHeadingElement>(transcript !== null);
  return (
    <section className="mt-8" aria-labelledby="transcript">
      <h2 id="transcript" ref={heading} tabIndex={-1} className="mb-3">
        Transcript
      </h2>
      {transcript ? (
        <Lines transcript={transcript} />
      ) : (
        <p className="card border-dashed text-pencil">The transcript will appear here.</p>
      )}
    </section>
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
