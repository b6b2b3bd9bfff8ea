// Builds the product into build/ (server) and public/build/ (browser).
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import esbuild from "esbuild";
import { buildFrontScript } from "./front.mjs";
import { ROOT, run } from "./prepare.mjs";

const COMPRESSED = /\.(js|css|svg|txt|json)$/;

for (const folder of ["build", "public/build"]) rmSync(join(ROOT, folder), { recursive: true, force: true });
process.env.NODE_ENV = "production";
run(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", "build"]);
await buildFrontScript();
await buildProcesses();
for (const made of ["build/server.js", "build/front-script"]) statSync(join(ROOT, made));
for (const file of files("public")) if (COMPRESSED.test(file)) compress(file);

/** Programs that run beside the server: each *.process.ts becomes build/NAME.js. */
async function buildProcesses() {
  const entryPoints = files("app").filter((file) => file.endsWith(".process.ts"));
  await esbuild.build({
    entryPoints: Object.fromEntries(entryPoints.map((file) => [file.match(/([^/]+)\.process\.ts$/)[1], file])),
    outdir: join(ROOT, "build"),
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    alias: { "~": join(ROOT, "app") },
  });
}

function compress(file) {
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
}

function files(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}
