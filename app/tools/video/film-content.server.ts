import { type EngineProgress, EngineError } from "../engine";

const MEGABYTE = 1_000_000;
// A page, or JSON that tells what went wrong.
const TEXT = /^(\xef\xbb\xbf)?\s*[<{]/;

/** The media type that a Content-Type header names, without its parameters. */
export function mediaType(header: string): string {
  const [type = ""] = /^\w+\/[\w.+-]+/.exec(header.trim()) ?? [];
  return type.toLowerCase();
}

/**
 * A film's bytes as they come, telling how many there are so far. What is empty, or a page under a film's name, is
 * no film.
 * @param explain throws, instead of what broke the reading, what the learner is told
 */
export async function checkedFilm(
  content: AsyncIterable<Uint8Array>,
  progress: (progress: EngineProgress) => void,
  explain: (error: unknown) => never,
): Promise<AsyncIterable<Uint8Array>> {
  const bytes = counted(content, progress, explain);
  const first = await bytes.next();
  if (first.done || TEXT.test(Buffer.from(first.value).toString("latin1", 0, 64))) {
    await bytes.return();
    throw new EngineError("The video service sent something that is not a video.");
  }
  return rejoined(first.value, bytes);
}

async function* counted(content: AsyncIterable<Uint8Array>, progress: (progress: EngineProgress) => void, explain: (error: unknown) => never) {
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
