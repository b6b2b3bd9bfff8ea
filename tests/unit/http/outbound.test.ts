import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { fetchJson, OutboundError } from "~/http/outbound.server";

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

test("brings status and body, whatever the status", async () => {
  const url = await serve((_req, res) => res.writeHead(400).end('{"error":"invalid_grant"}'));
  expect(await fetchJson(url, { timeoutMs: 2000 })).toEqual({ status: 400, body: { error: "invalid_grant" } });
});

test("sends what it is given", async () => {
  const url = await serve((req, res) => {
    req.on("data", (body) => res.end(JSON.stringify([req.method, req.headers.authorization, req.headers["content-type"], String(body)])));
  });
  const { body } = await fetchJson(url, { method: "POST", headers: { Authorization: "Bearer x" }, body: new URLSearchParams({ a: "b&c" }), timeoutMs: 2000 });
  expect(body).toEqual(["POST", "Bearer x", "application/x-www-form-urlencoded;charset=UTF-8", "a=b%26c"]);
});

test.each([
  ["a page", "<html>"],
  ["nothing", ""],
  ["half of it", '{"a":'],
])("an answer that is %s has no body", async (_what, text) => {
  const url = await serve((_req, res) => res.end(text));
  expect(await fetchJson(url, { timeoutMs: 2000 })).toEqual({ status: 200, body: undefined });
});

test("characters that arrive in halves are put together", async () => {
  const bytes = Buffer.from('"über"');
  const url = await serve((_req, res) => {
    res.write(bytes.subarray(0, 2), () => res.end(bytes.subarray(2)));
  });
  expect((await fetchJson(url, { timeoutMs: 2000 })).body).toBe("über");
});

test("a server that never answers is given up with status 0", async () => {
  const url = await serve(() => undefined);
  await expectFailure(fetchJson(url, { timeoutMs: 100 }), "no answer within 0.1 s");
});

test("a server that trickles is given up when the whole call has lasted too long", async () => {
  const url = await serve((_req, res) => {
    const timer = setInterval(() => res.write(" "), 10);
    res.once("close", () => clearInterval(timer));
  });
  await expectFailure(fetchJson(url, { timeoutMs: 150 }), "no answer within 0.15 s");
});

test("a caller that may give up does not lift the time limit", async () => {
  const url = await serve(() => undefined);
  await expectFailure(fetchJson(url, { timeoutMs: 100, signal: new AbortController().signal }), "no answer within 0.1 s");
});

test("the caller can give up", async () => {
  const gone = new AbortController();
  const url = await serve(() => gone.abort());
  await expectFailure(fetchJson(url, { timeoutMs: 5000, signal: gone.signal }), /abort/);
});

test("a redirect is not followed", async () => {
  let asked = 0;
  const elsewhere = await serve((_req, res) => {
    asked += 1;
    res.end("{}");
  });
  const url = await serve((_req, res) => res.writeHead(302, { Location: elsewhere }).end());
  expect(await fetchJson(url, { timeoutMs: 2000 })).toEqual({ status: 302, body: undefined });
  expect(asked).toBe(0);
});

test("an endless answer is cut off, and the connection closed", async () => {
  let closed: Promise<unknown> | undefined;
  const url = await serve((_req, res) => {
    closed = once(res, "close");
    const more = () => {
      while (!res.destroyed && res.write("x".repeat(65_536)));
    };
    res.on("drain", more);
    more();
  });
  const error = await failureOf(fetchJson(url, { timeoutMs: 5000 }));
  expect(error).toMatchObject({ message: "the answer is too large", status: 200 });
  await closed;
});

test("a connection that breaks is status 0", async () => {
  const url = await serve((req) => req.socket.resetAndDestroy());
  await expectFailure(fetchJson(url, { timeoutMs: 2000 }), /./);
});

test("a connection that breaks in the middle of the answer is status 0", async () => {
  const url = await serve((_req, res) => {
    res.writeHead(200, { "Content-Length": 100 });
    res.write("{", () => res.destroy());
  });
  await expectFailure(fetchJson(url, { timeoutMs: 2000 }), /./);
});

test("a port where nobody listens is status 0", async () => {
  const url = await serve(() => undefined);
  const server = servers.pop();
  server?.close();
  await expectFailure(fetchJson(url, { timeoutMs: 2000 }), /./);
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("No port was given.");
  return `http://127.0.0.1:${address.port}/`;
}

async function failureOf(call: Promise<unknown>): Promise<OutboundError> {
  const error: unknown = await call.then(() => undefined, (thrown: unknown) => thrown);
  if (error instanceof OutboundError) return error;
  throw new Error(`No OutboundError was thrown, but ${String(error)}`);
}

async function expectFailure(call: Promise<unknown>, message: string | RegExp): Promise<void> {
  const error = await failureOf(call);
  expect(error.status).toBe(0);
  expect(error.message).toMatch(message);
}
