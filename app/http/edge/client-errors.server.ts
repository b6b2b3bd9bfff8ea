import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { log } from "../config/log.server";
import { messagePage } from "../pages/message-page.server";

const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const PAGES: Record<number, string> = {
  408: messagePage("That took too long", "The connection was too slow, so nothing was done. Go back and try again."),
  431: messagePage(
    "That address is too long",
    "Go back and shorten what you typed. If that does not help, delete the cookies of this site.",
  ),
};
const UNREADABLE = messagePage("That could not be understood", "This request is not valid HTTP. Nothing was done.");

export function answerClientErrors(server: Server): void {
  const unfinished = new WeakMap<Duplex, Set<ServerResponse>>();
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    const answers = unfinished.get(socket) ?? new Set();
    unfinished.set(socket, answers.add(response));
    response.once("close", () => answers.delete(response));
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    const isInTheMiddle = [...(unfinished.get(socket) ?? [])].some(
      (answer) => answer.headersSent && !answer.writableFinished,
    );
    if (isInTheMiddle || !socket.writable) return void socket.destroy();
    const status = STATUSES[error.code ?? ""] ?? 400;
    log.info("A request could not be read", { status, code: error.code });
    // end() closes our half only: a peer that never closes its half would stay connected.
    socket.end(answerTo(status), () => socket.destroy());
  });
}

function answerTo(status: number): string {
  const page = PAGES[status] ?? UNREADABLE;
  const headers = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Connection: close",
    "Content-Type: text/html; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(page)}`,
    "Content-Security-Policy: default-src 'none'; style-src 'self'",
    "X-Content-Type-Options: nosniff",
  ];
  return `${headers.join("\r\n")}\r\n\r\n${page}`;
}
