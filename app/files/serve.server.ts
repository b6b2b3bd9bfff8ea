import { createReadStream } from "node:fs";
import { createReadableStreamFromReadable } from "@remix-run/node";
import type { StoredFile } from "./store.server";

/**
 * A stored file as an answer, whole or the one range that is asked for (RFC 9110, section 14).
 * @param download whether the browser is to save it under its name rather than show it
 */
export function serveFile(request: Request, file: StoredFile, download: boolean): Response {
  const headers = new Headers({
    "Accept-Ranges": "bytes",
    // Compressed on the way, a range would not be the bytes that it says.
    "Cache-Control": "private, max-age=3600, no-transform",
    "Content-Disposition": `${download ? "attachment" : "inline"}; filename*=UTF-8''${encodeName(file.name)}`,
    "Content-Type": mediaType(file.type),
    // Nothing that somebody uploaded, or a service sent, may act as a page of ours.
    "Content-Security-Policy": "default-src 'none'; sandbox",
    // What is stored under an id never changes, so a download that broke off can go on.
    ETag: etagOf(file),
  });
  const range = readRange(askedRange(request, file), file.size);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  headers.set("Content-Length", String(end - start + 1));
  if (range) headers.set("Content-Range", `bytes ${start}-${end}/${file.size}`);
  const body = file.size === 0 || request.method === "HEAD" ? null : createReadableStreamFromReadable(createReadStream(file.path, { start, end }));
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** The one range that a header asks for; null where it asks for none that we know, which means the whole. */
export function readRange(header: string | null, size: number): { start: number; end: number } | "unsatisfiable" | null {
  const [, first = "", last = ""] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? "") ?? [];
  if (!first && !last) return null;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (first && last && Number(first) > Number(last)) return null;
  return start >= size || (!first && Number(last) === 0) ? "unsatisfiable" : { start, end };
}

// A range is for GET alone, and for the very content that the client has the rest of.
function askedRange({ method, headers }: Request, file: StoredFile): string | null {
  const condition = headers.get("If-Range");
  return method === "GET" && (condition === null || condition === etagOf(file)) ? headers.get("Range") : null;
}

function etagOf({ id }: StoredFile): string {
  return `"${id}"`;
}

// A service may call its answer anything; what is no media type cannot stand in a header.
function mediaType(type: string): string {
  return /^[\w.+-]+\/[\w.+-]+(;[ \t]*[\w-]+=[\w."-]+)*$/.test(type) ? type : "application/octet-stream";
}

// RFC 8187: percent-encoding, also of what encodeURIComponent leaves.
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
