import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { startEdge } from "../../../support/edge";
import type { RawRequest } from "../../../support/raw-http";

const MIB = 1024 * 1024;
const edge = startEdge();
const { ask } = edge;

const FORMS: [string, (size: number) => RawRequest][] = [
  ["announced", (size) => ({ method: "POST", body: Buffer.alloc(size, "a") })],
  [
    "in chunks",
    (size) => ({ method: "POST", chunks: Array<Buffer>(Math.ceil(size / 65_536)).fill(Buffer.alloc(65_536, "a")) }),
  ],
];

test.each(
  FORMS.flatMap(([how, form]) =>
    (
      [
        ["/auth/google", MIB, "256 kB"],
        ["/video-generator", MIB, "256 kB"],
        ["/video-generator.data", MIB, "256 kB"],
        ["/features", MIB, "256 kB"],
        ["/nowhere", MIB, "256 kB"],
        ["/canvas-ai", 5 * MIB, "4 MB"],
        ["/canvas-ai.data", 5 * MIB, "4 MB"],
        ["/canvas-ai/", 5 * MIB, "4 MB"],
        ["/integrations", 4 * MIB + 70_000, "4 MB"],
        ["/document-analyzer", 11 * MIB, "10 MB"],
        ["/document-analyzer.data", 11 * MIB, "10 MB"],
      ] as const
    ).map(([path, size, limit]) => ({ how, form, path, size, limit })),
  ),
)("$size bytes to $path, $how, are answered 413 and read to their end", async ({ form, path, size, limit }) => {
  const answer = await ask(path, form(size));
  expect(answer.status).toBe(413);
  expect(answer.text).toMatch(/<h1>This form is too large<\/h1>/);
  expect(answer.text).toContain(`up to ${limit} at a time`);
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test.each(
  FORMS.flatMap(([how, form]) =>
    (
      [
        ["/auth/google", 200_000],
        ["/canvas-ai", 4 * MIB],
        ["/canvas-ai.data", 4 * MIB],
        ["/document-analyzer", 10 * MIB],
        ["/document-analyzer.data", 10 * MIB],
      ] as const
    ).map(([path, size]) => ({ how, form, path, size })),
  ),
)("$size bytes to $path, $how, reach the page", async ({ form, path, size }) => {
  const { status } = await ask(path, form(size));
  expect(status).not.toBe(413);
  expect(status).toBeLessThan(500);
});

test("a form arrives as it was sent, in one piece, in many or in chunks", async () => {
  const returnTo = `returnTo=${encodeURIComponent("/graph-visualizer?f=x%5E2")}&pad=`;
  const form = Buffer.from(returnTo + "p".repeat(150_000));
  const pieces = Array.from({ length: 16 }, (_none, index) =>
    form.subarray(index * 10_000, (index + 1) * 10_000),
  ).filter(({ length }) => length > 0);
  for (const sent of [{ body: form }, { chunks: pieces }, { body: returnTo }]) {
    const { setCookies } = await ask("/auth/google", { method: "POST", ...sent });
    const value = decodeURIComponent(setCookies[0]?.split(/[=;]/)[1] ?? "").split(".")[0] ?? "";
    expect(Buffer.from(value, "base64").toString()).toContain('"returnTo":"/graph-visualizer?f=x%5E2"');
  }
});

test.each([
  ["nothing of its boundary", "multipart/form-data; boundary=x", "garbage"],
  [
    "a part that breaks off",
    "multipart/form-data; boundary=x",
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
  ],
  ["JSON", "application/json", "{}"],
  ["no type", "", "a"],
  ["no body", "multipart/form-data; boundary=x", ""],
])("a form with %s is answered by a page, with 400", async (_what, type, body) => {
  for (const path of ["/auth/google", "/video-generator", "/mock-provider/token"]) {
    const answer = await ask(path, { method: "POST", body, headers: { "Content-Type": type } });
    expect(answer.status).toBe(400);
    expect(answer.headers["content-type"]).toMatch("text/html");
    expect(answer.text).toMatch(/<h1[^>]*>That could not be understood<\/h1>[^]*href="\/(dashboard)?"/);
  }
});

test("a connection goes on being used after a form, be it taken, refused or too large", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sockets = new Set<Socket>();
  try {
    for (const [path, size, status] of [
      ["/features", 200_000, 405],
      ["/auth/google", MIB, 413],
      ["/auth/google", 10, 302],
      ["/features", 0, 405],
    ] as const) {
      const sent = request({
        agent,
        port: edge.server().port,
        host: "127.0.0.1",
        path,
        method: "POST",
        headers: { "Content-Length": size, "Content-Type": "application/x-www-form-urlencoded" },
      });
      sent.once("socket", (socket) => sockets.add(socket));
      sent.end(Buffer.alloc(size, "a"));
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      await text(answer);
      expect([path, answer.statusCode]).toEqual([path, status]);
    }
  } finally {
    agent.destroy();
  }
  expect(sockets.size).toBe(1);
});

test("a form whose sender goes away is not acted upon, and the process lives on", async () => {
  const { port } = edge.server();
  const socket = connect(port, "127.0.0.1");
  socket.write(
    `POST /video-generator HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nquestion=half`,
  );
  socket.write("", () => socket.resetAndDestroy());
  await expect
    .poll(
      () =>
        edge
          .server()
          .output()
          .match(/"path":"\/video-generator".*"aborted":true/),
      { timeout: 4000 },
    )
    .toBeTruthy();
  expect((await ask("/readyz")).status).toBe(200);
});

test("none of this was an error of ours", async () => {
  await Promise.all(FORMS.map(([, form]) => ask("/auth/google", form(MIB))));
  expect((await ask("/readyz")).status).toBe(200);
  expect(edge.server().process.exitCode).toBeNull();
  expect(edge.server().output()).not.toMatch(/"level":"error"|unhandled|warning/i);
});

test("a program that sends too much is told in its own format", async () => {
  const answer = await ask("/calculate", { method: "POST", body: Buffer.alloc(5 * MIB, "a") });
  expect(answer.status).toBe(413);
  expect(JSON.parse(answer.text)).toMatchObject({ status: "error", code: "http-413", place: null });
});
