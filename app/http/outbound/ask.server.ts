import type { IncomingMessage } from "node:http";
import { pipeline } from "node:stream";
import { createBrotliDecompress, createUnzip } from "node:zlib";
import { errorText } from "../config/log.server";
import { OutboundError } from "./error.server";
import { type OutboundRequest, sendRequest } from "./send.server";

export interface OutboundOptions extends OutboundRequest {
  /** Limits the whole call, up to the last byte of the answer. */
  timeoutMs: number;
  /** Limits the answer's size; 256 kB by default. */
  maxBytes?: number;
  signal?: AbortSignal;
}

/** An answer whose content is still arriving. Reading it throws OutboundError if it is cut off or too large. */
export interface OutboundAnswer {
  status: number;
  statusText: string;
  type: string;
  content: AsyncIterable<Buffer>;
}

const MOST_BYTES = 256 * 1024;
const CUT_OFF = "the answer was cut off";

/**
 * Sends a request to a service that is not trusted. Follows redirects of GET on the same host only.
 * @throws OutboundError with status 0 if no answer comes in time
 */
export async function ask(url: string, options: OutboundOptions): Promise<OutboundAnswer> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const failure = (error: unknown) => {
    if (error instanceof OutboundError) return error;
    if (timeout.aborted) return new OutboundError(`no answer within ${options.timeoutMs / 1000} s`, 0);
    // Node reports a connection that ends too soon in the same word as one that we end.
    const text = errorText(error);
    return new OutboundError(text === "aborted" && !signal.aborted ? CUT_OFF : text, 0);
  };
  try {
    const response = await sendRequest(url, options, signal);
    const { statusCode: status = 0, statusMessage: statusText = "", headers } = response;
    const content = limited(response, options.maxBytes ?? MOST_BYTES, failure);
    return { status, statusText, type: headers["content-type"] ?? "", content };
  } catch (error) {
    throw failure(error);
  }
}

/** Asks for text. */
export async function fetchText(url: string, options: OutboundOptions) {
  const { status, statusText, content } = await ask(url, options);
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return { status, statusText, text: Buffer.concat(chunks).toString("utf8") };
}

/**
 * Asks for JSON.
 * @returns the status and the parsed body, which is undefined where it is not JSON
 */
export async function fetchJson(url: string, options: OutboundOptions): Promise<{ status: number; body: unknown }> {
  const { status, text } = await fetchText(url, options);
  return { status, body: parseJson(text) };
}

/** The value of JSON text, or undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    // Some programs write a byte order mark.
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return undefined;
  }
}

async function* limited(response: IncomingMessage, most: number, failure: (error: unknown) => OutboundError) {
  let size = 0;
  try {
    if (Number(response.headers["content-length"] ?? 0) > most) throw tooLarge(response);
    for await (const chunk of unpacked(response)) {
      size += chunk.length;
      if (size > most) throw tooLarge(response);
      yield chunk;
    }
    if (!response.complete) throw new Error(CUT_OFF);
  } catch (error) {
    throw failure(error);
  } finally {
    response.destroy();
  }
}

function tooLarge({ statusCode = 0 }: IncomingMessage): OutboundError {
  return new OutboundError("the answer is too large", statusCode);
}

// Some servers and proxies compress although we ask them not to.
function unpacked(response: IncomingMessage): AsyncIterable<Buffer> {
  const encoding = response.headers["content-encoding"]?.trim().toLowerCase();
  const failed = () => undefined; // Whoever reads gets the error.
  if (encoding === "br") return pipeline(response, createBrotliDecompress(), failed);
  return encoding && /^(x-)?gzip$|^deflate$/.test(encoding) ? pipeline(response, createUnzip(), failed) : response;
}
