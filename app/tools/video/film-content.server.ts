import type { JobProgress } from "~/jobs/job";
import { EngineError } from "../engine";

const MEGABYTE = 1_000_000;
// Enough to know a film by, in bytes.
const BEGINNING = 80;
// A page, or JSON that tells what went wrong.
const TEXT = /^(\xef\xbb\xbf)?\s*[<{]/;
// How films begin (ISO 14496-12, section 4.3; RFC 8794, section 11.2.1; RFC 3533).
const BEGINNINGS: [RegExp, string][] = [
  [/^.{4}ftypqt/s, "video/quicktime"],
  [/^.{4}ftyp/s, "video/mp4"],
  [/^\x1a\x45\xdf\xa3.{0,60}matroska/s, "video/x-matroska"],
  [/^\x1a\x45\xdf\xa3/, "video/webm"],
  [/^OggS/, "video/ogg"],
];
// What storage says of whatever it was given without a type.
const UNTOLD = ["", "application/octet-stream", "binary/octet-stream"];

export const NO_FILM = "The video service sent something that is not a video.";

/** Whether what has this Content-Type can be a film. */
export function mayBeFilm(header: string): boolean {
  return UNTOLD.includes(mediaType(header)) || mediaType(header).startsWith("video/");
}

/**
 * A film's type, and its bytes as they come, telling how many there are so far. What is empty, or a page under a film's
 * name, is no film, nor is what neither its type nor its beginning calls one.
 * @param explain throws, instead of what broke the reading, what the learner is told
 */
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

// The first piece that comes may be a few bytes.
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

// Without its parameters.
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
