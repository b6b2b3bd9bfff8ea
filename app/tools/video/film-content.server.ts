import type { JobProgress } from "~/jobs/job";
import { EngineError } from "../engine";

const MEGABYTE = 1_000_000;
const BEGINNING = 80;
// A page, or JSON with an error.
const TEXT = /^(\xef\xbb\xbf)?\s*[<{]/;
// How films begin (ISO 14496-12, section 4.3; RFC 8794, section 11.2.1; RFC 3533).
const BEGINNINGS: [RegExp, string][] = [
  [/^.{4}ftypqt/s, "video/quicktime"],
  [/^.{4}ftyp/s, "video/mp4"],
  [/^\x1a\x45\xdf\xa3.{0,60}matroska/s, "video/x-matroska"],
  [/^\x1a\x45\xdf\xa3/, "video/webm"],
  [/^OggS/, "video/ogg"],
];
// What storage services send for files without a type.
const UNTOLD = ["", "application/octet-stream", "binary/octet-stream"];

export const NO_FILM = "The video service sent something that is not a video.";

export function mayBeFilm(header: string): boolean {
  return UNTOLD.includes(mediaType(header)) || mediaType(header).startsWith("video/");
}

/** Refuses empty content and content that is no film. `explain` turns a reading error into one for the learner. */
export async function checkedFilm(
  { type, content }: { type: string; content: AsyncIterable<Uint8Array> },
  progress: (progress: JobProgress) => void,
  explain: (error: unknown) => never,
): Promise<{ type: string; content: AsyncIterable<Uint8Array> }> {
  const bytes = counted(content, progress, explain);
  const beginning = await beginningOf(bytes);
  const found = beginning.length > 0 && filmType(type, beginning.toString("latin1", 0, BEGINNING));
  if (!found) {
    await bytes.return();
    throw new EngineError(NO_FILM);
  }
  return { type: found, content: rejoined(beginning, bytes) };
}

// The first chunk may be only a few bytes.
async function beginningOf(bytes: AsyncIterator<Uint8Array, void>): Promise<Buffer> {
  let beginning = Buffer.alloc(0);
  while (beginning.length < BEGINNING) {
    const next = await bytes.next();
    if (next.done) break;
    beginning = Buffer.concat([beginning, next.value]);
  }
  return beginning;
}

function filmType(header: string, beginning: string): string | undefined {
  if (TEXT.test(beginning)) return undefined;
  const named = mediaType(header);
  return UNTOLD.includes(named) ? BEGINNINGS.find(([pattern]) => pattern.test(beginning))?.[1] : named;
}

function mediaType(header: string): string {
  const [type = ""] = /^\w+\/[\w.+-]+/.exec(header.trim()) ?? [];
  return type.toLowerCase();
}

async function* counted(
  content: AsyncIterable<Uint8Array>,
  progress: (progress: JobProgress) => void,
  explain: (error: unknown) => never,
) {
  let done = 0;
  try {
    for await (const chunk of content) {
      done += chunk.length;
      progress({ done, total: 0, step: `Copying the video: ${(done / MEGABYTE).toFixed(1)} MB` });
      yield chunk;
    }
  } catch (error) {
    explain(error);
  }
}

async function* rejoined(first: Uint8Array, rest: AsyncIterable<Uint8Array>) {
  yield first;
  yield* rest;
}
