import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { errorText, log } from "~/http/config/log.server";
import { NonceContext } from "~/ui/nonce";
import { PublicStyleContext } from "~/ui/public-style";

const RENDER_MS = 5_000;
export const streamTimeout = RENDER_MS;

/**
 * Renders a page and answers with it in one piece: no page defers data, so nothing would come sooner in several, and
 * each piece costs a pass through the streams and a flush of gzip. For the same reason it is compressed here, at once.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, requestId, publicStyle }: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <PublicStyleContext.Provider value={publicStyle}>
          <RemixServer context={remixContext} url={request.url} nonce={nonce} abortDelay={RENDER_MS} />
        </PublicStyleContext.Provider>
      </NonceContext.Provider>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer);
          headers.set("Content-Type", "text/html; charset=utf-8");
          const page = buffer(pipe(new PassThrough()));
          page.then(
            (html) => resolve(new Response(packed(html, request, headers), { headers, status: failed ? 500 : status })),
            reject,
          );
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          log.error("A page could not be rendered", { requestId, error: errorText(error) });
        },
      },
    );
    const timer = setTimeout(abort, RENDER_MS + 1000);
  });
}

// The way here leaves gzip as the only encoding that a request may name.
function packed(html: Buffer<ArrayBuffer>, request: Request, headers: Headers): Buffer<ArrayBuffer> {
  if (request.headers.get("Accept-Encoding") !== "gzip") return html;
  headers.set("Content-Encoding", "gzip");
  return gzipSync(html);
}

/** Logs what a loader or action threw that no page expects. A client that went away is no error. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs): void {
  // What the client got wrong (404, 405) stands in the request log.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (request.signal.aborted || context.signal.aborted) return;
  const path = new URL(request.url).pathname;
  log.error("A request failed", { requestId: context.requestId, path, error: errorText(error) });
}
