// Programs and workers beside the server: each *.process.ts and *.worker.ts becomes build/NAME.js.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import esbuild from "esbuild";
import { ROOT } from "./prepare.mjs";

const PROGRAM = /([^/]+)\.(process|worker)\.ts$/;

/** @param {string} folder where build/ is */
export async function buildPrograms(folder) {
  await esbuild.build(optionsFor(folder));
}

/** Builds them, and again whenever their sources change. */
export async function watchPrograms(folder) {
  const context = await esbuild.context(optionsFor(folder));
  await context.rebuild();
  await context.watch();
}

function optionsFor(folder) {
  const files = readdirSync(join(ROOT, "app"), { recursive: true }).filter((file) => PROGRAM.test(file));
  return {
    entryPoints: Object.fromEntries(files.map((file) => [file.match(PROGRAM)[1], join(ROOT, "app", file)])),
    outdir: join(folder, "build"),
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    alias: { "~": join(ROOT, "app") },
  };
}
