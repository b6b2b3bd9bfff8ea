import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { signInOverHttp, startEdge } from "../../../support/edge";
import type { RawAnswer, RawRequest } from "../../../support/raw-http";

const edge = startEdge();
const secure = startEdge({ PUBLIC_URL: "https://learn.example" });
const google = startEdge({ GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" });
const HTTPS: RawRequest = { headers: { Host: "learn.example" } };

const KINDS: [string, string, RawRequest][] = [
  ["a page", "/features", {}],
  ["a redirect", "/dashboard", {}],
  ["a page's data", "/features.data", {}],
  ["a static file", "/favicon.svg", {}],
  ["a missing file of the build", "/build/nowhere.js", {}],
  ["an unknown page", "/nowhere", {}],
  ["a health check", "/healthz", {}],
  ["a readiness check", "/readyz", {}],
  ["a refused method", "/", { method: "PUT" }],
  ["a refused form", "/logout", { method: "POST", body: "", headers: { Origin: "null" } }],
  ["a form that is too large", "/logout", { method: "POST", body: Buffer.alloc(300_000) }],
  ["a form that cannot be read", "/auth/google", { method: "POST", body: "x", headers: { "Content-Type": "x/y" } }],
  ["an address that cannot be read", "/%", {}],
  ["another name of the site", "/", { headers: { Host: "other.example" } }],
];

test.each(KINDS)("%s carries every security header", async (_kind, target, request) => {
  const { headers } = await edge.ask(target, request);
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
  expect(policyOf(headers)["default-src"]).toBe("'none'");
  expect(headers).not.toHaveProperty("x-powered-by");
  expect(headers).not.toHaveProperty("strict-transport-security");
});

test("a script of the build carries what browsers read there, and no more", async () => {
  const { status, headers } = await edge.ask(readFileSync("build/front-script", "utf8"));
  expect(status).toBe(200);
  expect(headers).toMatchObject({ "x-content-type-options": "nosniff" });
  for (const name of [
    "content-security-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
    "cross-origin-opener-policy",
    "referrer-policy",
    "last-modified",
  ]) {
    expect(headers).not.toHaveProperty(name);
  }
});

describe("what MDN's HTTP Observatory rewards", () => {
  test("the content policy allows nothing by default, and nothing unsafe", async () => {
    const policy = policyOf((await secure.ask("/", HTTPS)).headers);
    expect(policy).toMatchObject({
      "default-src": "'none'",
      "base-uri": "'none'",
      "frame-ancestors": "'none'",
      "form-action": "'self'",
    });
    expect(policy["script-src"]).toMatch(/^'self' 'nonce-[\w-]{22}'$/);
    expect(policy["style-src"]).toMatch(/^'self' 'nonce-[\w-]{22}'$/);
    const all = Object.values(policy).join(" ");
    expect(all).not.toMatch(/unsafe|\*|http:|ftp:|https:(\s|$)|strict-dynamic/);
    expect(policy["script-src"] ?? "").not.toContain("data:");
  });

  test("forms may lead to Google where people sign in there, and to nobody else", async () => {
    const { headers, text } = await google.ask("/");
    expect(policyOf(headers)["form-action"]).toBe("'self' https://accounts.google.com");
    expect(text).not.toContain("Demo sign-in is on");
    expect((await google.ask("/mock-provider/authorize")).status).toBe(404);
  });

  test("https is kept to, for a year and more than six months", async () => {
    const { headers } = await secure.ask("/", HTTPS);
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });

  test("every cookie is Secure, HttpOnly, SameSite and bound to the host", async () => {
    const form = { method: "POST", body: "intent=signin", headers: { Host: "learn.example" } };
    const answers = await Promise.all([
      secure.ask("/auth/google", form),
      secure.ask("/logout", form),
      secure.ask("/video-generator", form),
    ]);
    const cookies = answers.flatMap(({ setCookies }) => setCookies);
    expect(cookies.length).toBeGreaterThanOrEqual(4);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-[\w-]+=/);
      expect(cookie.split("; ")).toEqual(expect.arrayContaining(["Path=/", "HttpOnly", "Secure", "SameSite=Lax"]));
      expect(cookie).not.toMatch(/domain=/i);
    }
  });

  test("every script comes from here", async () => {
    const { text } = await secure.ask("/", HTTPS);
    const sources = [...text.matchAll(/<script[^>]*src="([^"]*)"/g)].map(([, source]) => source);
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expect(source).toMatch(/^\/build\//);
  });
});

describe("the nonce", () => {
  test("is new for each answer", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => edge.ask("/")));
    expect(new Set(answers.map(({ headers }) => nonceOf(headers))).size).toBe(5);
  });

  test("is on every inline script, style and preload of a signed-in page", async () => {
    const cookie = await signInOverHttp(edge);
    for (const target of ["/dashboard", "/video-generator", "/settings"]) {
      const { status, headers, text } = await edge.ask(target, { headers: { Cookie: cookie } });
      expect(status).toBe(200);
      const inline = [...text.matchAll(/<(?:script|style)(?![^>]*\ssrc=)([^>]*)>/g)].map(
        ([, attributes]) => attributes,
      );
      expect(inline.length).toBeGreaterThan(1);
      for (const attributes of inline) expect(attributes).toContain(`nonce="${nonceOf(headers)}"`);
      expect(text).not.toMatch(/<[^>]+\s(?:on\w+|style)=/);
    }
  });
});

describe("what may be kept", () => {
  test("nothing of somebody who is signed in", async () => {
    const cookie = await signInOverHttp(edge);
    const asked: [string, number][] = [
      ["/", 200],
      ["/dashboard", 200],
      ["/dashboard.data", 200],
      ["/signin", 302],
      ["/nowhere", 404],
      ["/nowhere.data", 404],
      ["/video-generator", 200],
    ];
    for (const [target, status] of asked) {
      const answer = await edge.ask(target, { headers: { Cookie: cookie } });
      expect([target, answer.status, answer.headers["cache-control"]]).toEqual([target, status, "private, no-store"]);
    }
  });

  test("no answer that sets a cookie", async () => {
    for (const target of ["/logout", "/auth/google", "/video-generator"]) {
      const { headers, setCookies } = await edge.ask(target, { method: "POST", body: "question=x" });
      expect(setCookies.length).toBeGreaterThan(0);
      expect(headers["cache-control"]).toBe("private, no-store");
    }
  });

  test("a page of a visitor only to be asked for again, and without a session", async () => {
    for (const target of ["/", "/features", "/signin", "/dashboard", "/nowhere", "/features.data"]) {
      const { headers, setCookies } = await edge.ask(target);
      expect([target, headers["cache-control"], setCookies]).toEqual([target, "no-cache", []]);
      expect([target, headers.vary]).toEqual([target, expect.stringMatching(/\bCookie\b/)]);
    }
  });
});

function policyOf(headers: RawAnswer["headers"]): Record<string, string> {
  const rules = (headers["content-security-policy"] ?? "").split("; ");
  return Object.fromEntries(rules.map((rule) => [rule.slice(0, rule.indexOf(" ")), rule.slice(rule.indexOf(" ") + 1)]));
}

function nonceOf(headers: RawAnswer["headers"]): string {
  return /'nonce-([^']+)'/.exec(headers["content-security-policy"] ?? "")?.[1] ?? "";
}
