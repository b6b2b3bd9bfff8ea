import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { startEdge } from "../../../support/edge";
import { temporaryFolder } from "../../../support/app";
import { startServer } from "../../../support/server";

const FRONT = readFileSync("build/front-script", "utf8").trim();
const { ask } = startEdge();

test("a file of the build may be kept for ever, as its name carries its hash", async () => {
  const { status, headers } = await ask(FRONT);
  expect(status).toBe(200);
  expect(headers["cache-control"]).toBe("public,max-age=31536000,immutable");
  expect(headers["content-type"]).toMatch("text/javascript");
});

test("any other file is asked for again after an hour", async () => {
  expect((await ask("/favicon.svg")).headers["cache-control"]).toBe("public,max-age=3600");
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", undefined],
  ["gzip;q=0, br;q=0", undefined],
])("with Accept-Encoding %j a file comes as %s", async (accepted, encoding) => {
  const plain = readFileSync(`public${FRONT}`);
  const { headers, body } = await ask(FRONT, { headers: { "Accept-Encoding": accepted } });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers.vary).toBe("Accept-Encoding");
  expect(encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body).toEqual(plain);
});

test.each([
  ["gzip, deflate, br, zstd", "gzip"],
  ["br, gzip", "gzip"],
  ["br;q=1, gzip;q=0.1", "gzip"],
  ["*", "gzip"],
  ["br", undefined],
  ["gzip;q=0, br", undefined],
  ["", undefined],
])("with Accept-Encoding %j a page comes as %s, never as brotli", async (accepted, encoding) => {
  const { headers, body } = await ask("/features", { headers: { "Accept-Encoding": accepted } });
  expect(headers["content-encoding"]).toBe(encoding);
  expect((encoding ? gunzipSync(body) : body).toString()).toMatch(/<h1[^>]*>Features<\/h1>/);
});

test("no source map is public, and no file points to one", () => {
  const names = readdirSync("public", { recursive: true, encoding: "utf8" });
  expect(names.filter((name) => /\.map(\.|$)/.test(name))).toEqual([]);
  const scripts = names.filter((name) => /\.(js|css)$/.test(name));
  expect(scripts.length).toBeGreaterThan(5);
  for (const name of scripts) expect(readFileSync(`public/${name}`, "utf8")).not.toContain("sourceMappingURL");
});

test("a file's tag saves sending it again; what is kept for ever needs none", async () => {
  const { headers } = await ask("/favicon.svg");
  expect((await ask("/favicon.svg", { headers: { "If-None-Match": headers.etag ?? "" } })).status).toBe(304);
  const kept = await ask(FRONT);
  expect(kept.headers["cache-control"]).toContain("immutable");
  expect(kept.headers).not.toHaveProperty("etag");
});

test("a file that is gone since the start, as after a second build beside the running server, costs its own request only", async () => {
  const folder = temporaryFolder();
  symlinkSync(resolve("drizzle"), join(folder, "drizzle"));
  mkdirSync(join(folder, "public/build"), { recursive: true });
  writeFileSync(join(folder, "public/build/old.js"), "");
  const server = await startServer({ DATA_DIR: join(folder, "data"), DEMO_SIGN_IN: "true" }, folder);
  rmSync(join(folder, "public/build/old.js"));
  await expect(fetch(`${server.url}/build/old.js`)).rejects.toThrow("fetch failed");
  expect((await fetch(`${server.url}/features`)).status).toBe(200);
  expect(server.output()).toContain("A static file could not be read");
  expect(await server.stop()).toBe(0);
});
