import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { errorMessage, log } from "~/http/config/log.server";
import { NonceContext } from "~/ui/nonce";
import { InlineStylesContext } from "~/ui/inline-styles";

const RENDER_MS = 5_000;
const END = "</body></html>";

export const streamTimeout = RENDER_MS;

/** In one piece: no page defers data, so streaming would only cost a flush of gzip for each chunk. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, requestId, inlineStyles }: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <InlineStylesContext.Provider value={inlineStyles}>
          <RemixServer context={remixContext} url={request.url} nonce={nonce} abortDelay={RENDER_MS} />
        </InlineStylesContext.Provider>
      </NonceContext.Provider>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer);
          headers.set("Content-Type", "text/html; charset=utf-8");
          const page = text(pipe(new PassThrough()));
          page.then(
            (html) =>
              resolve(
                new Response(packed(endWithHtml(html), request, headers), { headers, status: failed ? 500 : status }),
              ),
            reject,
          );
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          log.error("A page could not be rendered", { requestId, error: errorMessage(error) });
        },
      },
    );
    const timer = setTimeout(abort, RENDER_MS + 1000);
  });
}

// Remix writes the scripts behind </html>, where HTML allows none.
function endWithHtml(html: string): string {
  const [page = "", scripts = ""] = html.split(END);
  return page + scripts + END;
}

// createApp leaves gzip as the only encoding that a request may name.
function packed(html: string, request: Request, headers: Headers): string | Buffer<ArrayBuffer> {
  if (request.headers.get("Accept-Encoding") !== "gzip") return html;
  headers.set("Content-Encoding", "gzip");
  return gzipSync(html);
}

export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (request.signal.aborted || context.signal.aborted) return;
  const path = new URL(request.url).pathname;
  log.error("A request failed", { requestId: context.requestId, path, error: errorMessage(error) });
}
