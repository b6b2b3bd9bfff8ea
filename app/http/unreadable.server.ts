import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { messagePage } from "./message-page.server";

/** What is told, by the code of Node's error; anything else is a request that makes no sense. */
const STATUSES: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, HPE_CHUNK_EXTENSIONS_OVERFLOW: 413, ERR_HTTP_REQUEST_TIMEOUT: 408 };
const TOO_LONG = messagePage("That address is too long", "The server takes no such long ones. Go back, and shorten what you typed.");
const UNREADABLE = messagePage("That could not be understood", "What arrived is no request that a browser makes. Nothing was done.");

/** Says in words what is wrong with a request that cannot be read as HTTP, where Node alone sends a bare status. */
export function answerUnreadable(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on("request", (request: IncomingMessage, response: ServerResponse) => answers.set(request.socket, response));
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    const answer = answers.get(socket);
    const inTheMiddle = answer?.headersSent && !answer.writableFinished;
    if (inTheMiddle || !socket.writable) return void socket.destroy();
    socket.end(answerTo(STATUSES[error.code ?? ""] ?? 400));
  });
}

function answerTo(status: number): string {
  const page = status === 431 ? TOO_LONG : UNREADABLE;
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
