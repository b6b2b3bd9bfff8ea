import { readFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { budgetOf, BUDGETS } from "../../scripts/bench/weight-report.mjs";
import { signInOverHttp, startEdge } from "../support/edge";

// Sizes are not timings: they are the same on every machine. `npm run bench -- weight` has them from a browser.
const edge = startEdge();
const { ask } = edge;
const AS_BROWSERS_DO = "gzip, deflate, br, zstd";

const PUBLIC = ["/", "/features", "/pricing", "/documentation", "/signin", "/signup", "/nowhere"];
const SIGNED_IN = [
  "/dashboard",
  "/video-generator",
  "/graph-visualizer",
  "/document-analyzer",
  "/canvas-ai",
  "/youtube-transcriber",
  "/settings",
];

/** What an answer weighs with its headers, and its text. */
async function weigh(path: string, cookie = "") {
  const { headers, body } = await ask(path, { headers: { "Accept-Encoding": AS_BROWSERS_DO, Cookie: cookie } });
  const head = Object.entries(headers).reduce(
    (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
    "HTTP/1.1 200 OK\r\n\r\n".length,
  );
  return { bytes: head + body.length, html: headers["content-encoding"] === "gzip" ? gunzipSync(body).toString() : "" };
}

/** A page and everything that its HTML names: the bytes, and how many requests they take, without the icon. */
async function weighPage(path: string, cookie?: string) {
  const page = await weigh(path, cookie);
  const named = [...page.html.matchAll(/(?:href=|src=|from |import )"(\/build\/[^"]+\.(?:css|js))"/g)].map(
    ([, address]) => address ?? "",
  );
  const parts = await Promise.all([...new Set(named)].map((address) => weigh(address)));
  return { bytes: parts.reduce((sum, { bytes }) => sum + bytes, page.bytes), requests: 1 + parts.length };
}

test.each(PUBLIC)("%s is within its budget", async (path) => {
  const { bytes, requests } = await weighPage(path);
  expect(requests).toBe(2);
  expect(bytes).toBeLessThanOrEqual(budgetOf(path, false).bytes);
});

test("the pages behind the guard are within theirs until they are interactive", async () => {
  const cookie = await signInOverHttp(edge);
  for (const path of SIGNED_IN) {
    const { bytes, requests } = await weighPage(path, cookie);
    expect(requests).toBeGreaterThan(10);
    expect(bytes, path).toBeLessThanOrEqual(budgetOf(path, true).bytes);
  }
});

test("the stylesheet and the script of public pages are within theirs", async () => {
  const style = readFileSync("build/public-style.css");
  expect((await weigh("/")).html).toContain(style.toString());
  expect(gzipSync(style).length).toBeLessThanOrEqual(BUDGETS.stylesheet);
  const script = readFileSync("build/front-script", "utf8");
  expect(gzipSync(readFileSync(`public${script}`)).length).toBeLessThanOrEqual(BUDGETS.frontScript);
});

test("no public page names a framework", async () => {
  for (const path of PUBLIC) {
    const { html } = await weigh(path);
    // The theme's few lines in the head, and the script of public pages.
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).not.toContain("modulepreload");
  }
});

test("the style in plain pages has all that they use", async () => {
  const integrations = await weigh("/integrations");
  const [, whole = ""] = /<style[^>]*>(.*?)<\/style>/s.exec(integrations.html) ?? [];
  const plain = readFileSync("build/public-style.css", "utf8");
  const has = (style: string, name: string) =>
    new RegExp(`\\.${name.replace(/[^\w-]/g, String.raw`\\\\$&`)}(?![\\w-])`).test(style);
  for (const path of [...PUBLIC, "/signin?error=x", "/?demo=1", "/auth/done"]) {
    const { html } = await weigh(path);
    const names = new Set(
      [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, list = ""]) =>
        list.replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(" "),
      ),
    );
    expect(names.size).toBeGreaterThan(5);
    for (const name of names) expect(has(plain, name), `${path}: ${name}`).toBe(has(whole, name));
  }
});
