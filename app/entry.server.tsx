import { PassThrough } from "node:stream";
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  createReadableStreamFromReadable,
  type EntryContext,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { errorText, log } from "~/http/log.server";
import { NonceContext } from "~/ui/nonce";

const RENDER_MS = 5_000;
export const streamTimeout = RENDER_MS;

/** Renders a page. No page defers data, so the shell is the whole page. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, requestId }: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} abortDelay={RENDER_MS} />
      </NonceContext.Provider>,
      {
        nonce,
        onShellReady() {
          headers.set("Content-Type", "text/html; charset=utf-8");
          const body = new PassThrough();
          body.once("close", () => clearTimeout(timer));
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: failed ? 500 : status }));
          pipe(body);
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

/** Logs what a loader or action threw that no page expects. A client that went away is no error. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (request.signal.aborted || context.signal.aborted) return;
  const path = new URL(request.url).pathname;
  log.error("A request failed", { requestId: context.requestId, path, error: errorText(error) });
}
