import { describe, expect, test } from "vitest";
import { startEdge } from "../../../support/edge";
import { exchange, type RawAnswer } from "../../../support/raw-http";

const edge = startEdge();
const behindProxy = startEdge({ TRUSTED_PROXIES: "loopback" });
const secure = startEdge({ PUBLIC_URL: "https://learn.example" });
const { ask } = edge;

describe("methods", () => {
  test.each(["TRACE", "PUT", "DELETE", "OPTIONS", "PATCH", "PROPFIND"])(
    "%s is answered 405 with those that work",
    async (method) => {
      const answer = await ask("/features", { method });
      expectPage(answer, 405, "Method not allowed");
      expect(answer.headers.allow).toBe("GET, HEAD, POST");
    },
  );

  test("HEAD is answered like GET, without a body", async () => {
    const [head, get] = await Promise.all([ask("/features", { method: "HEAD" }), ask("/features")]);
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers["content-type"]).toBe(get.headers["content-type"]);
  });

  test.each(["/", "/features", "/dashboard", "/nowhere", "/auth/done", "/healthz", "/favicon.svg", "/robots.txt"])(
    "a form sent to %s, which takes none, is answered by a page that says so",
    async (path) => {
      const answer = await ask(path, { method: "POST", body: "a=b" });
      expectPage(answer, 405, "This page does not accept forms");
      expect(answer.headers.allow).toBe("GET, HEAD");
    },
  );

  test.each([
    "/files/x",
    "/jobs/x/events",
    "/document-analyzer/x/export",
    "/settings/export",
    "/graph-visualizer.svg",
    "/graph-visualizer.csv",
    "/graph-visualizer.json",
    "/auth/google/callback",
  ])("a form sent to %s, which is no page, is answered in words too", async (path) => {
    const answer = await ask(path, { method: "POST", body: "a=b" });
    expectPage(answer, 405, "Method not allowed");
    expect(answer.headers.allow).toBe("GET, HEAD");
  });

  test("what only takes forms says so", async () => {
    const { status, headers } = await ask("/mock-provider/token");
    expect([status, headers.allow]).toEqual([405, "POST"]);
  });
});

describe("what cannot be read as HTTP", () => {
  test("an address that is too long is answered in words", async () => {
    const answer = await ask(`/graph-visualizer?equation=${"x".repeat(20_000)}`);
    expectPage(answer, 431, "That address is too long");
  });

  test("anything else is answered 400, in words", async () => {
    const answer = await exchange(edge.server().port, [Buffer.from("GET / HTTP/1.1\r\nBad Header: x\r\n\r\n")]);
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n.*That could not be understood/s);
  });
});

describe("forms from elsewhere", () => {
  test.each([
    ["another site", { Origin: "http://evil.example" }],
    ["nowhere", { Origin: "null" }],
    ["an empty origin", { Origin: "" }],
    ["a garbled origin", { Origin: "garbage" }],
    ["the same host by another scheme", { Origin: "https://localhost" }],
    ["another port", { Origin: "http://localhost:1" }],
    ["another site, by the browser's word", { "Sec-Fetch-Site": "cross-site" }],
    ["a neighbour, by the browser's word", { "Sec-Fetch-Site": "same-site" }],
    ["another site's page", { Referer: "http://evil.example/page" }],
    [
      "another site that forges the host",
      { Origin: "http://evil.example", "X-Forwarded-Host": "evil.example", Host: "evil.example" },
    ],
  ])("%s are refused, in words", async (_from, headers) => {
    for (const path of ["/logout", "/auth/google", "/video-generator.data"]) {
      const answer = await ask(path, { method: "POST", body: "intent=signin", headers });
      expectPage(answer, 403, "This form was sent from another site");
      expect(answer.setCookies).toEqual([]);
    }
  });

  test("a form from this site, or without any word of its origin, is taken", async () => {
    const { url } = edge.server();
    const ours: Record<string, string>[] = [
      { Origin: url },
      { "Sec-Fetch-Site": "same-origin" },
      { Referer: `${url}/signin` },
      {},
    ];
    for (const headers of ours) {
      expect((await ask("/auth/google", { method: "POST", body: "intent=signin", headers })).status).toBe(302);
    }
  });
});

describe("the one public address", () => {
  test.each(["/", "/features?x=1&y=%2F", "//evil.example/", "/\\evil.example/", "///evil.example"])(
    "%s under another name leads to the same path there",
    async (target) => {
      const { port, url } = edge.server();
      const answer = await ask(target, { headers: { Host: `127.0.0.1:${port}` } });
      expect([answer.status, answer.headers.location]).toEqual([302, url + target]);
      expect(new URL(answer.headers.location ?? "").origin).toBe(url);
    },
  );

  test.each(["//evil.example/", "//evil.example", "/\\evil.example/", "/%5Cevil.example", "//evil.example/dashboard"])(
    "%s never leads off the site",
    async (target) => {
      const answer = await ask(target);
      expect(answer.status).toBe(404);
      expect(answer.headers.location).toBeUndefined();
    },
  );

  test("a whole address as the target counts with its host, not with the Host header", async () => {
    const { url } = edge.server();
    expectPage(await ask(`${url}/features`, { headers: { Host: "evil.example" } }), 200, "Features");
    const foreign = await ask("http://evil.example/features?x=1");
    expect([foreign.status, foreign.headers.location]).toEqual([302, `${url}/features?x=1`]);
    const form = await ask("http://evil.example/logout", {
      method: "POST",
      body: "",
      headers: { Origin: "http://evil.example" },
    });
    expect(form.status).toBe(403);
  });

  test.each([
    ["from anybody", edge],
    ["from a trusted proxy", behindProxy],
  ])("X-Forwarded-Host is neither heeded nor echoed, %s", async (_from, { ask, server }) => {
    const headers = { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" };
    for (const target of ["/", "/signin", "/dashboard", "/nowhere", "/features.data"]) {
      const answer = await ask(target, { headers });
      expect(answer.status).toBeLessThan(500);
      expect(JSON.stringify(answer.headers) + answer.text).not.toContain("evil.example");
    }
    const start = await ask("/auth/google", { method: "POST", body: "", headers });
    expect(start.headers.location).toMatch(new RegExp(`^${server().url}/mock-provider/authorize\\?`));
    expect(start.headers.location).not.toContain("evil");
    const form = { method: "POST", body: "question=x", headers: { ...headers, Origin: server().url } };
    expect((await ask("/video-generator", form)).headers.location).toBe("/signin?returnTo=%2Fvideo-generator");
  });

  test.each(["learn.example", "learn.example:443", "Learn.Example"])("a proxy may name it as %s", async (host) => {
    expectPage(await secure.ask("/features", { headers: { Host: host } }), 200, "Features");
  });

  test.each(["learn.example:80", "learn.example:3000", "learn.example.", "@learn.example", "evil.example", ""])(
    "%j is another",
    async (host) => {
      const { status, headers } = await secure.ask("/features", { headers: { Host: host } });
      expect([status, headers.location]).toEqual([302, "https://learn.example/features"]);
    },
  );

  test("the health of the process can be asked under any name", async () => {
    for (const path of ["/healthz", "/readyz"])
      expect((await ask(path, { headers: { Host: "10.0.0.7" } })).status).toBe(200);
  });
});

describe("odd addresses", () => {
  test.each([
    "/%E0%A4%A",
    "/%",
    "/features/%zz",
    "/build/%E0%A4%A",
    "/%E0%A4%A.data",
    "*",
    "/?_data=root",
    "/dashboard?x&%5Fdata",
  ])("%s is answered 400", async (target) => {
    expectPage(await ask(target), 400, "That address cannot be read");
  });

  test.each([
    "/nowhere",
    "/a%00b",
    "/features%00",
    "/.git/config",
    "/.env",
    "/%2e%2e%2fpackage.json",
    "/..%5c..%5cpackage.json",
    `/${"a".repeat(9000)}`,
    "/<script>alert(1)</script>",
    "/%0d%0aSet-Cookie:%20a=b",
  ])("%s is answered 404, with a way home", async (target) => {
    const answer = await ask(target);
    expectPage(answer, 404, "Oops! Page not found");
    expect(answer.text).toContain('href="/"');
    expect(answer.text).not.toContain("<script>alert");
    expect(answer.setCookies).toEqual([]);
  });

  test.each([
    "/build/nowhere.js",
    "/build/",
    "/build/routes",
    "/build/../../package.json",
    "/build/..%2f..%2fpackage.json",
  ])("%s is answered 404", async (target) => expect((await ask(target)).status).toBe(404));

  test("an address longer than Node takes is answered 431", async () => {
    expect((await ask(`/${"a".repeat(20_000)}`)).status).toBe(431);
  });
});

test.each([
  ["a header without a colon", "GET / HTTP/1.1\r\nHost: localhost\r\nBad Header\r\n\r\n"],
  ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
  [
    "two lengths",
    "POST /logout HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  ],
  ["a length that is no number", "POST /logout HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n"],
  ["bytes that are no HTTP", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n"],
])("%s is answered 400", async (_what, bytes) => {
  const answer = await exchange(edge.server().port, [Buffer.from(bytes, "latin1")]);
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /);
});

test("a program that asks for JSON gets its errors in JSON", async () => {
  const answer = await ask("/features", { method: "PUT", headers: { Accept: "application/json" } });
  expect(JSON.parse(answer.text)).toEqual({
    error: { status: 405, title: "Method not allowed", text: "This address answers GET, HEAD and POST." },
  });
});

function expectPage(answer: RawAnswer, status: number, heading: string): void {
  expect(answer.status).toBe(status);
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(answer.text).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
  expect(answer.text).not.toMatch(/node_modules|\n\s+at /);
}
