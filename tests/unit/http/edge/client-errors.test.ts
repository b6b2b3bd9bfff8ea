import { once } from "node:events";
import { createServer, type RequestListener, type ServerOptions } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { answerClientErrors } from "~/http/edge/client-errors.server";
import { captureLog } from "../../../support/app";
import { listenOnLoopback } from "../../../support/loopback";

const REQUEST = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
const GARBAGE = "no request at all\r\n\r\n";

/** A server with these answers, and a client that keeps its half of the connection open. */
async function meet(
  listener: RequestListener,
  options: ServerOptions = {},
): Promise<{ socket: Socket; closed: Promise<unknown> }> {
  const server = createServer(options, listener);
  answerClientErrors(server);
  const connected = once(server, "connection") as Promise<[Socket]>;
  const socket = connect({ port: await listenOnLoopback(server), host: "127.0.0.1", allowHalfOpen: true });
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  const [there] = await connected;
  return { socket, closed: once(there, "close") };
}

/** What comes until the other half is closed. */
async function read(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await once(socket, "end");
  return text;
}

test.each([1, 2])(
  "what makes no sense is never answered in the middle of another answer, with %d on the way",
  async (requests) => {
    let asked = 0;
    const { socket } = await meet((_request, response) => void (++asked === 1 && response.write("half an answer")));
    socket.write(REQUEST.repeat(requests));
    const [first] = (await once(socket, "data")) as [Buffer];
    socket.write(GARBAGE);
    expect(first.toString()).toContain("half an answer");
    expect(await read(socket)).not.toContain("HTTP/1.1");
  },
);

test("who is answered that way and never hangs up is hung up on", async () => {
  const { socket, closed } = await meet(() => undefined);
  socket.write(GARBAGE);
  expect(await read(socket)).toMatch(/^HTTP\/1\.1 400 .*That could not be understood/s);
  await closed;
});

test("a form that takes too long to arrive is told that, and logged without what it holds", async () => {
  const logged = captureLog();
  const { socket, closed } = await meet(() => undefined, {
    requestTimeout: 40,
    headersTimeout: 40,
    connectionsCheckingInterval: 20,
  });
  socket.write("POST /secret HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\nhalf");
  expect(await read(socket)).toMatch(/^HTTP\/1\.1 408 .*That took too long/s);
  await closed;
  expect(logged.join("")).toMatch(/408.*ERR_HTTP_REQUEST_TIMEOUT/);
  expect(logged.join("")).not.toMatch(/secret|half/);
});

test.each([`GET /${"x".repeat(20_000)} HTTP/1.1\r\n`, `GET / HTTP/1.1\r\nCookie: a=${"x".repeat(20_000)}\r\n`])(
  "too long a head is told with both of its causes",
  async (head) => {
    const { socket } = await meet(() => undefined);
    socket.write(head);
    expect(await read(socket)).toMatch(/^HTTP\/1\.1 431 .*address is too long.*cookies/s);
  },
);
