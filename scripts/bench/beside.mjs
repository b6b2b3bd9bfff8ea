// What the others notice of somebody's hard graphs: the dashboard and a light graph, alone and beside them.
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { say } from "../prepare.mjs";
import { report } from "./beside-report.mjs";
import { memoryOf, startProduct } from "./processes.mjs";
import { fillActivities, signIn } from "./signed-in.mjs";
import { visit } from "./visitors.mjs";

const HEAVY = 8;
const WORKERS = [1, 2];

/** Runs the bench; the answer is its report in Markdown. */
export async function run() {
  const runs = [];
  for (const workers of WORKERS) {
    say(`Measuring with ${workers} of ${availableParallelism()} possible workers; this takes about a minute...`);
    runs.push({ workers, ...(await inFolder((folder) => measure(folder, workers))) });
  }
  return report(runs);
}

async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), "quadrille-bench-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(folder, workers) {
  const product = await startProduct(folder, { ENGINE_WORKERS: String(workers) });
  try {
    const memory = { start: memoryOf(product.pid) };
    const teacher = await signIn(product.url, "bench@demo.example");
    const pupil = await signIn(product.url, "pupil@demo.example");
    fillActivities(join(folder, "database.sqlite"));
    const dashboard = { visitors: 1, cookie: teacher, path: () => "/dashboard" };
    const light = { visitors: 1, cookie: teacher, path: lightGraph };
    const hard = { visitors: HEAVY, cookie: pupil, path: hardGraph };
    const theSame = hardGraph();
    const same = { visitors: HEAVY, cookie: pupil, path: () => theSame };
    const once = (groups) => visit(product.url, groups);
    await visit(product.url, { dashboard, light, hard }, 4);
    return {
      memory: { ...memory, after: memoryOf(product.pid) },
      dashboard: (await once({ dashboard })).dashboard,
      light: (await once({ light })).light,
      hard: (await once({ hard })).hard,
      dashboardBeside: await once({ dashboard, hard }),
      dashboardBesideSame: await once({ dashboard, same }),
      lightBeside: await once({ light, hard }),
    };
  } finally {
    await product.stop();
  }
}

let windows = 0;

function hardGraph() {
  return graph("/graph-visualizer.svg", "|sin(x^2 - y^2)| = sin(x + y) + cos(x y)");
}

function lightGraph() {
  return graph("/graph-visualizer", "y = x^2");
}

// Always another window, because equal graphs are drawn once.
function graph(page, equation) {
  return `${page}?${new URLSearchParams({ equation, xmin: String(-10 - windows++ / 1000) })}`;
}
