// How fast, how small and how right graphs are drawn: the product's engine, a naive sampler and two peers, in one run of
// one browser, and the product's engine in Node as well, where the server draws.
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { findBrowser } from "../browser.mjs";
import { ENGINES, NODE } from "./graph-plan.mjs";
import { report } from "./graph-report.mjs";

const ADDRESS = "http://bench.localhost/";
// The clock of a page is fine only where no other page shares its process.
const ISOLATED = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" };

/** Runs the bench; the answer is its report in Markdown. */
export async function run() {
  const torture = (await load("scripts/bench/graph-torture.mjs")).torture();
  const results = [...(await runInNode()), ...(await runInBrowser())];
  const hard = torture.map(({ picture, ...answer }) => ({ ...answer, zipped: gzipSync(picture).length }));
  return report(
    results.map((result) => ({ ...result, drawings: result.drawings.map(weighed) })),
    hard,
  );
}

async function runInNode() {
  const module = await load("scripts/bench/graph-own.mjs");
  return Object.entries(module.ownEngines()).map(([kind, engine]) => ({
    engine: NODE,
    kind,
    drawings: module.measureAll(kind, engine),
  }));
}

async function load(entry) {
  const { outputFiles } = await bundle(entry, "node");
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}

async function runInBrowser() {
  const { outputFiles } = await bundle("scripts/bench/graph-page.mjs", "browser");
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath: findBrowser(), args });
  try {
    const page = await browser.newPage();
    await page.route("**/*", (route) =>
      route.fulfill({ contentType: "text/html", headers: ISOLATED, body: "<!doctype html><title>Bench</title>" }),
    );
    await page.goto(ADDRESS);
    await page.addScriptTag({ content: outputFiles[0].text });
    const results = [];
    for (const { engine, kind } of ENGINES)
      results.push({
        engine,
        kind,
        drawings: await page.evaluate(([name, what]) => window.bench(name, what), [engine, kind]),
      });
    return results;
  } finally {
    await browser.close();
  }
}

// Packages that are no modules yet ask for parts of Node by a function of this name.
const REQUIRE = {
  js: 'import { createRequire } from "node:module"; const require = createRequire(process.cwd() + "/");',
};

function bundle(entry, platform) {
  const inNode = platform === "node";
  return build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: inNode ? "esm" : "iife",
    platform,
    target: "es2022",
    alias: { "~": "./app" },
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    banner: inNode ? REQUIRE : {},
  });
}

function weighed({ path, ...drawing }) {
  return { ...drawing, bytes: path.length, zipped: path === "" ? 0 : gzipSync(path, { level: 9 }).length };
}
