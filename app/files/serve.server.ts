import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { type AppLoadContext, createReadableStreamFromReadable, type LoaderFunctionArgs } from "@remix-run/node";
import { contentDisposition } from "~/http/pages/file-name.server";
import type { StoredFile } from "./store.server";

/** Answers with a stored file, whole or the one requested range (RFC 9110, section 14). */
export function serveFile(
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  file: StoredFile,
  download: boolean,
): Response {
  const headers = new Headers({
    "Accept-Ranges": "bytes",
    // Revalidated, so that nobody sees it after signing out. Compressed bytes would not be the range they name.
    "Cache-Control": "private, no-cache, no-transform",
    "Content-Disposition": contentDisposition(download ? "attachment" : "inline", file.name),
    "Content-Type": mediaType(file.type),
    // Uploaded content must not act as a page of ours.
    "Content-Security-Policy": "default-src 'none'; sandbox",
    ETag: etagOf(file),
  });
  if (isKnown(request, file)) return new Response(null, { status: 304, headers });
  const range = readRange(askedRange(request, file), file.size);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  headers.set("Content-Length", String(end - start + 1));
  if (range) headers.set("Content-Range", `bytes ${start}-${end}/${file.size}`);
  if (file.size === 0 || request.method === "HEAD") return new Response(null, { headers });
  const body = pacedBody(createReadStream(file.path, { start, end }), context);
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** Reads at the client's pace, which Remix ignores, and stops once the client has gone. */
export function pacedBody(
  content: AsyncIterable<string | Buffer>,
  { drained }: Pick<AppLoadContext, "drained">,
): ReadableStream<Uint8Array> {
  return createReadableStreamFromReadable(Readable.from(paced(content, drained), { objectMode: false }));
}

function readRange(header: string | null, size: number): { start: number; end: number } | "unsatisfiable" | null {
  const [, first = "", last = ""] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? "") ?? [];
  if (!first && !last) return null;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (first && last && Number(first) > Number(last)) return null;
  return start >= size || (!first && Number(last) === 0) ? "unsatisfiable" : { start, end };
}

async function* paced(content: AsyncIterable<string | Buffer>, drained: () => Promise<void>) {
  for await (const chunk of content) {
    await drained();
    yield chunk;
  }
}

function isKnown({ headers }: Request, file: StoredFile): boolean {
  const tags =
    headers
      .get("If-None-Match")
      ?.split(",")
      .map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
  return tags.includes("*") || tags.includes(etagOf(file));
}

// Ranges are for GET only, and If-Range must name this content.
function askedRange({ method, headers }: Request, file: StoredFile): string | null {
  const condition = headers.get("If-Range");
  return method === "GET" && (condition === null || condition === etagOf(file)) ? headers.get("Range") : null;
}

function etagOf({ id }: StoredFile): string {
  return `"${id}"`;
}

function mediaType(type: string): string {
  return /^[\w.+-]+\/[\w.+-]+(;[ \t]*[\w-]+=[\w."-]+)*$/.test(type) ? type : "application/octet-stream";
}
