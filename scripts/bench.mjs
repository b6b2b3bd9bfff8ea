// npm run bench: measures the built product. `npm run bench -- dashboard` runs one bench alone.
import { alone, build, install, ROOT, say } from "./prepare.mjs";

const BENCHES = {
  dashboard: () => import("./bench/dashboard.mjs"),
  graph: () => import("./bench/graph.mjs"),
  weight: () => import("./bench/weight.mjs"),
};

process.chdir(ROOT);
const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(BENCHES);
const unknown = names.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  say(`There is no bench named ${unknown.join(", ")}; there are ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(1);
}

await alone(() => {
  install();
  build();
});
for (const name of names) {
  const { run } = await BENCHES[name]();
  say(`\n${await run()}\n`);
}
