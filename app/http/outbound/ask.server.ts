import type { IncomingMessage } from "node:http";
import { pipeline } from "node:stream";
import { createBrotliDecompress, createUnzip } from "node:zlib";
import { errorMessage } from "../config/log.server";
import { OutboundError } from "./error.server";
import { type OutboundRequest, sendRequest } from "./send.server";

export interface OutboundOptions extends OutboundRequest {
  timeoutMs: number;
  maxBytes?: number;
  signal?: AbortSignal;
}

export interface OutboundAnswer {
  status: number;
  statusText: string;
  type: string;
  content: AsyncIterable<Buffer>;
}

const MOST_BYTES = 256 * 1024;
const CUT_OFF = "the answer was cut off";

/** Requests an untrusted service, following redirects of GET on the same host only. Throws OutboundError. */
export async function ask(url: string, options: OutboundOptions): Promise<OutboundAnswer> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const failure = (error: unknown) => {
    if (error instanceof OutboundError) return error;
    if (timeout.aborted) return new OutboundError(`no answer within ${options.timeoutMs / 1000} s`, 0);
    // Node's message is the same when the peer ends the connection too soon and when we do.
    const text = errorMessage(error);
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

export async function fetchText(url: string, options: OutboundOptions) {
  const { status, statusText, content } = await ask(url, options);
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return { status, statusText, text: Buffer.concat(chunks).toString("utf8") };
}

/** The body is undefined where it is not JSON. */
export async function fetchJson(url: string, options: OutboundOptions): Promise<{ status: number; body: unknown }> {
  const { status, text } = await fetchText(url, options);
  return { status, body: parseJson(text) };
}

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
