// npm run bench: measures the built product beside peers and floors. `npm run bench -- dashboard` runs one bench alone.
import { existsSync, statSync } from "node:fs";
import { alone, build, install, ROOT, run, say } from "./prepare.mjs";

const BENCHES = {
  algebra: () => import("./bench/algebra.mjs"),
  beside: () => import("./bench/beside.mjs"),
  dashboard: () => import("./bench/dashboard.mjs"),
  graph: () => import("./bench/graph.mjs"),
  paint: () => import("./bench/paint.mjs"),
  weight: () => import("./bench/weight.mjs"),
};

process.chdir(ROOT);
const asked = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const names = asked.length > 0 ? asked : Object.keys(BENCHES);
const unknown = names.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  say(`There is no bench named ${unknown.join(", ")}; there are ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(1);
}

await alone(() => {
  install();
  // The peers weigh 136 MB, so they are installed only for those who run a bench.
  if (!arePeersInstalled()) run("npm", ["ci", "--prefix", "scripts/bench", "--no-audit", "--no-fund"]);
  build();
});
for (const name of names) {
  const bench = await BENCHES[name]();
  say(`\n${await bench.run()}\n`);
}

// Installed before the lock file last changed, some may be missing.
function arePeersInstalled() {
  const installed = "scripts/bench/node_modules/.package-lock.json";
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync("scripts/bench/package-lock.json").mtimeMs;
}
