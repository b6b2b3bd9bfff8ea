import { Form, useLocation } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { JobList, type ListedJob } from "../job-list";
import { toolById } from "../registry";
import { saveInUrl } from "../save-in-url";
import { ToolPage } from "../tool-page";

const tool = toolById("youtube");

interface Props {
  notice: string | null;
  url: string;
  error?: string | undefined;
  latest: ListedJob[];
  children?: ReactNode;
}

export function TranscriberPage({ notice, url, error, latest, children }: Props) {
  return (
    <ToolPage tool={tool} notice={notice}>
      <TranscribeForm key={url} url={url} error={error} />
      {children}
      <JobList heading="Your latest transcripts" jobs={latest} />
    </ToolPage>
  );
}

function TranscribeForm({ url, error }: { url: string; error: string | undefined }) {
  const field = useRef<HTMLInputElement>(null);
  const { pathname, search } = useLocation();
  return (
    <Form
      method="post"
      action={tool.path}
      noValidate
      onSubmit={() => saveInUrl(tool.path, { url: field.current?.value ?? "" })}
    >
      <input type="hidden" name="returnTo" value={pathname + search} />
      <label htmlFor="url" className="block font-semibold">
        YouTube URL
      </label>
      <p id="url-hint" className="mb-2 text-pencil">
        Paste a video&apos;s address, a share link or an embed code. Shorts and live streams work too.
      </p>
      <div className="flex flex-wrap gap-3">
        <input
          ref={field}
          id="url"
          name="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          className="field min-w-0 flex-1 basis-60"
          placeholder="https://www.youtube.com/watch?v=…"
          defaultValue={url}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "url-error url-hint" : "url-hint"}
        />
        <button type="submit" className="button">
          Transcribe
        </button>
      </div>
      {error ? (
        <p id="url-error" role="alert" className="mt-1 text-wrong">
          {error}
        </p>
      ) : null}
    </Form>
  );
}
