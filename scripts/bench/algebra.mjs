// How right and how fast algebra is solved: the product's solver and two peers, the same problems in the same run. With
// `--list`, what the product gets wrong or refuses is listed.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { build } from "esbuild";
import { ENGINES, PATIENCE_MS, PRODUCT } from "./algebra-plan.mjs";
import { list, report } from "./algebra-report.mjs";

/** Runs the bench; the answer is its report in Markdown. */
export async function run() {
  const folder = await mkdtemp(join(tmpdir(), "quadrille-bench-"));
  try {
    const file = join(folder, "worker.mjs");
    await bundle(file);
    const results = [];
    for (const engine of ENGINES) results.push({ engine, answers: await answersOf(engine, file) });
    const own = results.find(({ engine }) => engine === PRODUCT).answers;
    return process.argv.includes("--list") ? `${list(own)}\n\n${report(results)}` : report(results);
  } finally {
    await rm(folder, { recursive: true });
  }
}

// Packages that are no modules yet ask for parts of Node by a function of this name.
const REQUIRE = 'import { createRequire } from "node:module"; const require = createRequire(process.cwd() + "/");';

function bundle(outfile) {
  return build({
    entryPoints: ["scripts/bench/algebra-worker.mjs"],
    bundle: true,
    outfile,
    format: "esm",
    platform: "node",
    target: "es2022",
    alias: { "~": "./app" },
    banner: { js: REQUIRE },
    logLevel: "error",
  });
}

async function answersOf(engine, file) {
  let worker = new Worker(file);
  const { kinds } = await asked(worker, {});
  const answers = [];
  for (let index = 0; index < kinds.length; index++) {
    const answer = await asked(worker, { engine, index });
    answers.push(answer ?? { kind: kinds[index], verdict: "refused", steps: 0, ms: PATIENCE_MS });
    if (answer) continue;
    await worker.terminate();
    worker = new Worker(file);
    await asked(worker, {});
  }
  await worker.terminate();
  return answers;
}

// Null where it takes too long; the first question waits until the thread has started.
function asked(worker, question) {
  return new Promise((resolve, reject) => {
    const patience = question.engine ? PATIENCE_MS : 60_000;
    const timer = setTimeout(() => end(() => resolve(null)), patience);
    const end = (settle) => {
      clearTimeout(timer);
      worker.removeAllListeners("message").removeAllListeners("error");
      settle();
    };
    worker.once("message", (answer) => end(() => resolve(answer)));
    worker.once("error", (error) => end(() => reject(error)));
    worker.postMessage(question);
  });
}
