// How fast the signed-in dashboard is, beside a floor: the same queries and a page of its size without a framework.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { say } from "../prepare.mjs";
import { report } from "./dashboard-report.mjs";
import { loadInTurns } from "./load.mjs";
import { fetchPage, freePort, memoryOf, startProcess, startProduct } from "./processes.mjs";
import { fillActivities, signIn } from "./signed-in.mjs";

/** Runs the bench; the answer is its report in Markdown. */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), "quadrille-bench-"));
  const started = [];
  try {
    return report(await measure(folder, started));
  } finally {
    for (const { stop } of started) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(folder, started) {
  const database = join(folder, "database.sqlite");
  const product = await startProduct(folder);
  started.push(product);
  const memory = { start: memoryOf(product.pid) };
  const cookie = await signIn(product.url);
  fillActivities(database);
  const floor = await startFloor(folder, database);
  started.push(floor);
  const pages = { product: await fetchPage(product.url, cookie), floor: await fetchPage(floor.url, cookie) };
  memory.before = memoryOf(product.pid);
  say("Loading the product and the floor in turns; this takes about a minute...");
  const results = await loadInTurns(pages);
  memory.after = memoryOf(product.pid);
  return { pages, results, memory };
}

async function startFloor(folder, database) {
  const port = await freePort();
  const settings = { PORT: String(port), DATABASE: database };
  return startProcess("scripts/bench/floor.mjs", `http://127.0.0.1:${port}`, settings, join(folder, "floor.log"));
}
