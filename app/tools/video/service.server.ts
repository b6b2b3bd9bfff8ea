import * as z from "zod";
import { isHttpUrl } from "~/http/config/env-fields.server";
import { errorMessage, log } from "~/http/config/log.server";
import { ask, type OutboundAnswer, type OutboundOptions, parseJson } from "~/http/outbound/ask.server";
import { OutboundError, RefusedAddress } from "~/http/outbound/error.server";
import { withRetries } from "~/http/outbound/retries.server";
import { EngineError } from "../engine";
import type { VideoEngine } from "./engine";
import { checkedFilm, mayBeFilm, NO_FILM } from "./film-content.server";

// For each of the two calls, from the first byte to the last.
const LONGEST_MS = 10 * 60_000;
const LONGEST_STATUS = 100;
const MOST_FILM_BYTES = 500 * 1024 * 1024;
const NOT_WHOLE = "The video was made, but did not arrive complete. Please try again.";
const MISSING_URL = "No video URL found in API response";

const answerSchema = z.object({ videoUrl: z.unknown(), video_url: z.unknown(), url: z.unknown() }).partial();

/** Requests a film, then copies it from the address in the answer. */
export function videoService(address: string): VideoEngine {
  return {
    notice: null,
    async generate(prompt, context) {
      context.progress({ done: 0, total: 0, step: "The video service is working" });
      const url = await requestFilm(address, prompt, context.signal);
      const { host } = new URL(address);
      const film = await withRetries(() => openFilm(url, host, context.signal), { signal: context.signal }).catch(
        explainFilm,
      );
      const { type, content } = await checkedFilm(film, context.progress, explainFilm);
      return { title: prompt, type, content, sample: false };
    },
  };
}

// Never retried: generating a film is no mere read.
async function requestFilm(address: string, prompt: string, signal: AbortSignal): Promise<string> {
  const headers = { "Content-Type": "application/json", Accept: "application/json" };
  const { answer, hangUp } = await call(`${address}/generate-video`, {
    method: "POST",
    headers,
    body: JSON.stringify({ prompt }),
    timeoutMs: LONGEST_MS,
    signal,
  });
  try {
    if (!isOk(answer)) throw new EngineError(`API Error: ${statusText(answer)}`);
    return await videoUrlIn(answer.content);
  } catch (error) {
    // Too large an answer names no address.
    if (error instanceof OutboundError && error.status !== 0) throw new EngineError(MISSING_URL);
    throw error;
  } finally {
    hangUp();
  }
}

// The service's own host may be in a private network, such as a neighbouring container. Others may not.
async function openFilm(url: string, host: string, signal: AbortSignal): Promise<OutboundAnswer> {
  const options = { timeoutMs: LONGEST_MS, maxBytes: MOST_FILM_BYTES, signal, privateHosts: [host] };
  const { answer, hangUp } = await call(url, options);
  // A range that was not requested is not the film.
  if (isOk(answer) && answer.status !== 206 && mayBeFilm(answer.type)) return answer;
  hangUp();
  if (answer.status === 206) throw new EngineError(NOT_WHOLE);
  if (isOk(answer)) throw new EngineError(NO_FILM);
  throw new OutboundError(statusText(answer), answer.status);
}

async function call(url: string, options: OutboundOptions & { signal: AbortSignal }) {
  const enough = new AbortController();
  const answer = await ask(url, { ...options, signal: AbortSignal.any([options.signal, enough.signal]) });
  return { answer, hangUp: () => enough.abort() };
}

function explainFilm(error: unknown): never {
  if (!(error instanceof OutboundError)) throw error;
  log.warn("A film could not be copied", { error: errorMessage(error), status: error.status });
  if (error.status === 0 && !(error instanceof RefusedAddress)) throw new EngineError(NOT_WHOLE);
  if (error.status >= 200 && error.status < 300)
    throw new EngineError("The video is larger than 500 MB, the most that can be stored.");
  throw new EngineError(`The video was made, but could not be fetched: ${error.message}`);
}

function isOk({ status }: OutboundAnswer): boolean {
  return status >= 200 && status < 300;
}

function statusText({ status, statusText }: OutboundAnswer): string {
  return `${status} ${statusText}`.trim().slice(0, LONGEST_STATUS);
}

async function videoUrlIn(content: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  const answer = answerSchema.safeParse(parseJson(Buffer.concat(chunks).toString("utf8")));
  const url = answer.data?.videoUrl || answer.data?.video_url || answer.data?.url;
  if (typeof url !== "string" || !isHttpUrl(url)) throw new EngineError(MISSING_URL);
  return url;
}
