import { lookup } from "node:dns";
import { type IncomingMessage, request as requestHttp, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { pipeline } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { createBrotliDecompress, createUnzip } from "node:zlib";
import { isHttpUrl } from "./http-url";
import { errorText } from "./log.server";
import { isPublicAddress } from "./public-address.server";

/** A call to an outside service that brought no usable answer. `status` is 0 where the network failed. */
export class OutboundError extends Error {
  override name = "OutboundError";
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** An address that is never asked, however often it is tried. */
export class RefusedAddress extends OutboundError {
  constructor(message: string) {
    super(message, 0);
  }
}

export interface OutboundOptions {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: URLSearchParams | string;
  /** Bounds the whole call, to the last byte of the answer. */
  timeoutMs: number;
  /** Bounds the time until there is a connection, TLS included; 5 s unless told. */
  connectMs?: number;
  /** Bounds the answer's size; 256 kB unless told. */
  maxBytes?: number;
  signal?: AbortSignal;
  /** For an address that a service has named: only these hosts may lie in a private network. */
  privateHosts?: string[];
}

/** An answer whose content is still to come. Reading it throws OutboundError where it is cut off or too large. */
export interface OutboundAnswer {
  status: number;
  statusText: string;
  type: string;
  content: AsyncIterable<Buffer>;
}

/** Waits so many milliseconds, unless the signal aborts before. */
type Pause = (milliseconds: number, value: undefined, options: { signal?: AbortSignal }) => Promise<void>;

const CONNECT_MS = 5_000;
const MOST_BYTES = 256 * 1024;
const MOST_REDIRECTS = 5;
const RETRIES = 3;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;
const PRIVATE = "the address is in a private network";
const CUT_OFF = "the answer was cut off";

/**
 * Asks a service that is not trusted. Redirects are followed for GET, on the same host only.
 * @throws OutboundError with status 0 when no answer came in time
 */
export async function ask(url: string, options: OutboundOptions): Promise<OutboundAnswer> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const failure = (error: unknown) => {
    if (error instanceof OutboundError) return error;
    if (timeout.aborted) return new OutboundError(`no answer within ${options.timeoutMs / 1000} s`, 0);
    // Node's word for a connection that ends too soon is the same as for one that we end.
    const text = errorText(error);
    return new OutboundError(text === "aborted" && !signal.aborted ? CUT_OFF : text, 0);
  };
  try {
    const response = await follow(url, options, signal);
    const { statusCode: status = 0, statusMessage: statusText = "", headers } = response;
    const content = limited(response, options.maxBytes ?? MOST_BYTES, failure);
    return { status, statusText, type: headers["content-type"] ?? "", content };
  } catch (error) {
    throw failure(error);
  }
}

/** Asks, and reads the whole answer as text. */
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

/** JSON's value, or undefined where the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    // Some programs begin what they write with a byte order mark.
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return undefined;
  }
}

/** Tries a read again when the network fails or the service is down: three times, from 1 s, doubling. Reads only. */
export async function withRetries<Answer>(read: () => Promise<Answer>, signal?: AbortSignal, pause: Pause = wait): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await read();
    } catch (error) {
      const again = error instanceof OutboundError && !(error instanceof RefusedAddress) && (error.status === 0 || error.status >= 500);
      if (!again || attempt === RETRIES || signal?.aborted) throw error;
      await pause(Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS), undefined, { signal });
    }
  }
}

async function follow(address: string, options: OutboundOptions, signal: AbortSignal): Promise<IncomingMessage> {
  let url = httpUrl(address);
  for (let redirects = 0; ; redirects++) {
    const response = await send(url, options, signal);
    const next = redirectOf(response, url);
    if (!next || options.method === "POST" || redirects === MOST_REDIRECTS) return response;
    response.destroy();
    url = next;
  }
}

// The same host, and no less safely: what was said under TLS, a key perhaps, is not said again without.
function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL): URL | null {
  if (statusCode < 300 || statusCode >= 400 || !location || !URL.canParse(location, from)) return null;
  const next = new URL(location, from);
  return next.host === from.host && (next.protocol === from.protocol || next.protocol === "https:") ? next : null;
}

function send(url: URL, options: OutboundOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const body = options.body?.toString();
  const headers: Record<string, string | number> = { "Accept-Encoding": "identity", ...options.headers };
  if (options.body instanceof URLSearchParams) headers["Content-Type"] = "application/x-www-form-urlencoded;charset=UTF-8";
  if (body !== undefined) headers["Content-Length"] = Buffer.byteLength(body);
  const settings: RequestOptions = { method: options.method ?? "GET", headers, signal, agent: false };
  const guarded = options.privateHosts && !options.privateHosts.includes(url.host);
  if (guarded) refusePrivate(url, settings);
  return new Promise((resolve, reject) => {
    const secure = url.protocol === "https:";
    const request = (secure ? requestHttps : requestHttp)(url, settings, resolve);
    const connecting = setTimeout(() => request.destroy(new Error("no connection in time")), options.connectMs ?? CONNECT_MS);
    request.once("socket", (socket) => socket.once(secure ? "secureConnect" : "connect", () => clearTimeout(connecting)));
    request.once("close", () => clearTimeout(connecting));
    request.on("error", reject);
    request.end(body);
  });
}

// The address is checked where the connection is made: a name that is looked up twice may answer twice differently.
function refusePrivate(url: URL, settings: RequestOptions) {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && !isPublicAddress(host)) throw new RefusedAddress(PRIVATE);
  settings.lookup = (hostname, lookupOptions, callback) => {
    lookup(hostname, { ...lookupOptions, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error("no address"), "", 4);
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new RefusedAddress(PRIVATE), "", 4);
      }
      if (lookupOptions.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
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

// We ask for what is not packed, but some servers and proxies pack all the same.
function unpacked(response: IncomingMessage): AsyncIterable<Buffer> {
  const encoding = response.headers["content-encoding"]?.trim().toLowerCase();
  const failed = () => undefined; // Whoever reads is told.
  if (encoding === "br") return pipeline(response, createBrotliDecompress(), failed);
  return encoding && /^(x-)?gzip$|^deflate$/.test(encoding) ? pipeline(response, createUnzip(), failed) : response;
}

function httpUrl(address: string): URL {
  if (!isHttpUrl(address)) throw new RefusedAddress("the address is not http(s)");
  return new URL(address);
}
