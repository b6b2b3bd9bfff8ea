import { lookup } from "node:dns";
import { type IncomingMessage, request as requestHttp, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { isHttpUrl } from "../config/env-fields.server";
import { RefusedAddress } from "./error.server";
import { isPublicAddress } from "./public-address.server";

export interface OutboundRequest {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: URLSearchParams | string;
  connectMs?: number;
  /** Where a service names the address: only these hosts may be in a private network. */
  privateHosts?: string[];
}

const CONNECT_MS = 5_000;
const MOST_REDIRECTS = 5;
const PRIVATE = "the address is in a private network";

/** Resolves once the headers have arrived. Throws RefusedAddress and any error of the connection. */
export async function sendRequest(
  address: string,
  options: OutboundRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let url = httpUrl(address);
  for (let redirects = 0; ; redirects++) {
    const response = await send(url, options, signal);
    const next = redirectOf(response, url);
    if (!next || options.method === "POST" || redirects === MOST_REDIRECTS) return response;
    response.destroy();
    url = next;
  }
}

// Never from https to http: the request may carry a key.
function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL): URL | null {
  if (statusCode < 300 || statusCode >= 400 || !location || !URL.canParse(location, from)) return null;
  const next = new URL(location, from);
  return next.host === from.host && (next.protocol === from.protocol || next.protocol === "https:") ? next : null;
}

function send(url: URL, options: OutboundRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const body = options.body?.toString();
  const headers: Record<string, string | number> = { "Accept-Encoding": "identity", ...options.headers };
  if (options.body instanceof URLSearchParams)
    headers["Content-Type"] = "application/x-www-form-urlencoded;charset=UTF-8";
  if (body !== undefined) headers["Content-Length"] = Buffer.byteLength(body);
  const settings: RequestOptions = { method: options.method ?? "GET", headers, signal, agent: false };
  const guarded = options.privateHosts && !options.privateHosts.includes(url.host);
  if (guarded) refusePrivate(url, settings);
  return new Promise((resolve, reject) => {
    const secure = url.protocol === "https:";
    const request = (secure ? requestHttps : requestHttp)(url, settings, resolve);
    const connecting = setTimeout(
      () => request.destroy(new Error("no connection in time")),
      options.connectMs ?? CONNECT_MS,
    );
    request.once("socket", (socket) =>
      socket.once(secure ? "secureConnect" : "connect", () => clearTimeout(connecting)),
    );
    request.once("close", () => clearTimeout(connecting));
    request.on("error", reject);
    request.end(body);
  });
}

// Checked in the connection's own look-up: a second one may give another address.
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

function httpUrl(address: string): URL {
  if (!isHttpUrl(address)) throw new RefusedAddress("the address is not http(s)");
  return new URL(address);
}
