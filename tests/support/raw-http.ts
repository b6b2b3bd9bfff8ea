import { once } from "node:events";
import { connect } from "node:net";

/** An HTTP answer as it came over the wire. Header names are in lower case. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  setCookies: string[];
  body: Buffer;
  text: string;
}

export interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  /** Sent with its length, as a form unless the headers say otherwise. */
  body?: string | Buffer;
  /** Sent as one chunk each, without any length. */
  chunks?: Buffer[];
}

/**
 * Sends one request over a socket of its own, as no polite client would, and reads until the server hangs up.
 * @param target the request target, sent exactly as given: an absolute address, a broken escape, anything
 */
export async function rawRequest(port: number, target: string, request: RawRequest = {}): Promise<RawAnswer> {
  const { method = "GET", body, chunks, headers } = request;
  const all: Record<string, string> = { Host: `localhost:${port}`, Connection: "close" };
  if (body !== undefined || chunks) all["Content-Type"] = "application/x-www-form-urlencoded";
  if (body !== undefined) all["Content-Length"] = String(Buffer.byteLength(body));
  if (chunks) all["Transfer-Encoding"] = "chunked";
  const lines = Object.entries({ ...all, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join("")}\r\n`, "latin1");
  return parseAnswer(
    await exchange(port, [head, ...(body === undefined ? [] : [Buffer.from(body)]), ...framed(chunks)]),
  );
}

/** Sends bytes and reads until the server hangs up. Where it never does, the test ends at its own time limit. */
export async function exchange(port: number, bytes: Buffer[]): Promise<Buffer> {
  const socket = connect(port, "127.0.0.1");
  const received: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => received.push(chunk));
  let failure: Error | undefined;
  socket.on("error", (error) => (failure = error));
  for (const part of bytes) socket.write(part);
  await once(socket, "close");
  if (failure) throw failure;
  return Buffer.concat(received);
}

function framed(chunks: Buffer[] | undefined): Buffer[] {
  if (!chunks) return [];
  const frames = chunks.flatMap((chunk) => [
    Buffer.from(`${chunk.length.toString(16)}\r\n`),
    chunk,
    Buffer.from("\r\n"),
  ]);
  return [...frames, Buffer.from("0\r\n\r\n")];
}

function parseAnswer(answer: Buffer): RawAnswer {
  const end = answer.indexOf("\r\n\r\n");
  const [first = "", ...lines] = answer.subarray(0, end).toString("latin1").split("\r\n");
  const pairs = lines.map((line): [string, string] => {
    const at = line.indexOf(":");
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  const headers = Object.fromEntries(pairs);
  const rest = answer.subarray(end + 4);
  const body = headers["transfer-encoding"] === "chunked" ? unframed(rest) : rest;
  const setCookies = pairs.filter(([name]) => name === "set-cookie").map(([, value]) => value);
  return { status: Number(first.split(" ")[1]), headers, setCookies, body, text: body.toString() };
}

function unframed(rest: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const end = rest.indexOf("\r\n", at);
    const size = parseInt(rest.subarray(at, end).toString(), 16);
    if (!size) return Buffer.concat(chunks);
    chunks.push(rest.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}
