// What each page weighs: bytes over the wire by type and number of requests, with a cold cache, as Chromium counts them.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "../browser.mjs";
import { startProduct } from "./processes.mjs";
import { fillActivities, signIn } from "./signed-in.mjs";
import { weigh } from "./weigh-page.mjs";
import { report } from "./weight-report.mjs";

const PUBLIC = ["/", "/features", "/pricing", "/documentation", "/signin", "/signup", "/integrations", "/nowhere"];
const SIGNED_IN = [
  "/dashboard",
  "/video-generator",
  "/graph-visualizer",
  "/document-analyzer",
  "/canvas-ai",
  "/youtube-transcriber",
  "/settings",
];

/** Runs the bench; the answer is its report in Markdown. */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), "quadrille-bench-"));
  const product = await startProduct(folder);
  const { url } = product;
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath: findBrowser(), args });
  try {
    const cookie = await signIn(url);
    fillActivities(join(folder, "database.sqlite"));
    const pages = [];
    for (const path of PUBLIC) pages.push(await weigh(browser, url, path));
    for (const path of SIGNED_IN) pages.push(await weigh(browser, url, path, cookie));
    return report(pages);
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
