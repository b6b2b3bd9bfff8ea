import { Form, Link, useLocation } from "@remix-run/react";
import { useId, type ReactNode } from "react";
import { Moment } from "~/ui/moment";
import { toolAt } from "../registry";
import { ToolPage } from "../tool-page";
import type { ListedTranscription } from "./transcriptions.server";

const tool = toolAt("/youtube-transcriber");

const STATUS_WORDS = {
  queued: "waiting",
  running: "being transcribed",
  done: "transcribed",
  failed: "failed",
  cancelled: "cancelled",
};

interface Props {
  /** What the field holds. */
  url: string;
  error?: string | undefined;
  latest: ListedTranscription[];
  children?: ReactNode;
}

/** The transcriber's page: its form, what was asked for, and the user's latest transcripts. */
export function TranscriberPage({ url, error, latest, children }: Props) {
  return (
    <ToolPage tool={tool}>
      <TranscribeForm key={url} url={url} error={error} />
      {children}
      <LatestTranscripts latest={latest} />
    </ToolPage>
  );
}

function TranscribeForm({ url, error }: { url: string; error: string | undefined }) {
  const errorId = useId();
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={tool.path} noValidate>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <label htmlFor="url" className="mb-1 block font-semibold">
        YouTube URL
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id="url"
          name="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          className="field min-w-0 flex-1 basis-60"
          placeholder="https://www.youtube.com/watch?v=…"
          defaultValue={url}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <button type="submit" className="button">
          Transcribe
        </button>
      </div>
      {error ? (
        <p id={errorId} role="alert" className="mt-1 text-wrong">
          {error}
        </p>
      ) : null}
    </Form>
  );
}

function LatestTranscripts({ latest }: { latest: ListedTranscription[] }) {
  if (latest.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="latest">
      <h2 id="latest" className="mb-4">
        Your latest transcripts
      </h2>
      <ol className="card divide-y divide-line py-2">
        {latest.map(({ id, address, status, time }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <Link className="link min-w-0 break-all" to={`${tool.path}/${id}`}>
              {address}
            </Link>
            <span className="text-sm text-pencil">
              {STATUS_WORDS[status]}, <Moment time={time} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
