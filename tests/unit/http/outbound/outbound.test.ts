import { once } from "node:events";
import { createServer } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { ask, fetchJson, fetchText } from "~/http/outbound/ask.server";
import { listenOnLoopback } from "../../../support/loopback";
import { closeOutside, expectFailure, failureOf, serve } from "../../../support/outside";

test("brings status and body, whatever the status", async () => {
  const url = await serve((_req, res) => res.writeHead(400).end('{"error":"invalid_grant"}'));
  expect(await fetchJson(url, { timeoutMs: 2000 })).toEqual({ status: 400, body: { error: "invalid_grant" } });
});

test("sends what it is given", async () => {
  const url = await serve((req, res) => {
    req.on("data", (body) =>
      res.end(JSON.stringify([req.method, req.headers.authorization, req.headers["content-type"], String(body)])),
    );
  });
  const { body } = await fetchJson(url, {
    method: "POST",
    headers: { Authorization: "Bearer x" },
    body: new URLSearchParams({ a: "b&c" }),
    timeoutMs: 2000,
  });
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

test("a byte order mark is no part of an answer", async () => {
  const url = await serve((_req, res) => res.end('\ufeff{"a":1}'));
  expect((await fetchJson(url, { timeoutMs: 2000 })).body).toEqual({ a: 1 });
});

describe("an answer that is packed, though nobody asked for that,", () => {
  test.each([
    ["gzip", gzipSync],
    ["GZIP", gzipSync],
    ["deflate", deflateSync],
    ["br", brotliCompressSync],
  ])("as %s is unpacked", async (encoding, pack) => {
    const url = await serve((_req, res) => res.writeHead(200, { "Content-Encoding": encoding }).end(pack('{"a":1}')));
    expect((await fetchJson(url, { timeoutMs: 2000 })).body).toEqual({ a: 1 });
  });

  test("may unpack to no more than others, and must be whole", async () => {
    const packed = gzipSync("0".repeat(10_000_000));
    const whole = await serve((_req, res) => res.writeHead(200, { "Content-Encoding": "gzip" }).end(packed));
    expect((await failureOf(fetchText(whole, { timeoutMs: 2000 }))).message).toBe("the answer is too large");
    const half = await serve((_req, res) =>
      res.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync("whole").subarray(0, 15)),
    );
    await expectFailure(fetchText(half, { timeoutMs: 2000 }), "unexpected end of file");
  });
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
  await expectFailure(
    fetchJson(url, { timeoutMs: 100, signal: new AbortController().signal }),
    "no answer within 0.1 s",
  );
});

test("the caller can give up", async () => {
  const gone = new AbortController();
  const url = await serve(() => gone.abort());
  await expectFailure(fetchJson(url, { timeoutMs: 5000, signal: gone.signal }), /abort/);
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
  await closeOutside();
  await expectFailure(fetchJson(url, { timeoutMs: 2000 }), /./);
});

test("an answer that says how large it is, and is too large, is not waited for", async () => {
  const url = await serve((_req, res) => void res.writeHead(200, { "Content-Length": 262_145 }).flushHeaders());
  expect(await failureOf(fetchText(url, { timeoutMs: 60_000 }))).toMatchObject({
    message: "the answer is too large",
    status: 200,
  });
});

test("an answer that is cut off before its length is no answer, though it began well", async () => {
  const url = await serve((_req, res) => {
    res.writeHead(200, { "Content-Length": 100 });
    res.write('{"a":1}', () => res.destroy());
  });
  const answer = await ask(url, { timeoutMs: 2000 });
  expect(answer.status).toBe(200);
  const read = async () => {
    for await (const chunk of answer.content) expect(String(chunk)).toBe('{"a":1}');
  };
  await expectFailure(read(), "the answer was cut off");
});

test("an answer may be as large as it is told, and not larger", async () => {
  const url = await serve((_req, res) => res.end("12345"));
  expect((await fetchText(url, { timeoutMs: 2000, maxBytes: 5 })).text).toBe("12345");
  expect(await failureOf(fetchText(url, { timeoutMs: 2000, maxBytes: 4 }))).toMatchObject({
    message: "the answer is too large",
  });
});

test("the caller can give up in the middle of the answer", async () => {
  const url = await serve((_req, res) => res.write("half"));
  const gone = new AbortController();
  const { content } = await ask(url, { timeoutMs: 5000, signal: gone.signal });
  const read = async () => {
    for await (const chunk of content) if (String(chunk) === "half") gone.abort();
  };
  await expectFailure(read(), /abort/);
});

test("a caller that has given up before asks nobody", async () => {
  let asked = 0;
  const url = await serve((_req, res) => res.end(String(++asked)));
  await expectFailure(fetchText(url, { timeoutMs: 5000, signal: AbortSignal.abort() }), /abort/);
  expect(asked).toBe(0);
});

test("a service that takes the connection and does not speak is given up early", async () => {
  const silent = createServer((socket) => socket.on("error", () => undefined));
  onTestFinished(() => void silent.close());
  const port = await listenOnLoopback(silent);
  await expectFailure(
    fetchText(`https://127.0.0.1:${port}/`, { timeoutMs: 4000, connectMs: 100 }),
    "no connection in time",
  );
});

test.each([
  "ftp://example.com/",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "data:text/plain,x",
  "//example.com",
  "example.com",
  "",
])("%j is no address to ask", async (url) =>
  expectFailure(fetchText(url, { timeoutMs: 2000 }), "the address is not http(s)"),
);
