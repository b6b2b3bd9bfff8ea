// Builds the product into build/ (server) and public/build/ (browser).
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import esbuild from "esbuild";
import { buildFrontScript } from "./front.mjs";
import { ROOT, run } from "./prepare.mjs";
import { buildPublicStyle } from "./public-style.mjs";

// What the compiler leaves of a .server module in the browser: a file of its own with nothing in it.
const EMPTY = /^import\{b as (\w+)\}from"[^"]+";(?:var \w+=\1\(\(\w+,\w+\)=>\{\w+\.exports=\{\}\}\);)+export\{[^}]*\};?\s*$/;
const COMPRESSED = /\.(js|css|svg|txt|json)$/;

for (const folder of ["build", "public/build"]) rmSync(join(ROOT, folder), { recursive: true, force: true });
process.env.NODE_ENV = "production";
run(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", "build"]);
dropEmptyModules();
await buildFrontScript();
await buildPublicStyle();
await buildProcesses();
for (const made of ["build/server.js", "build/front-script", "build/public-style.css"]) statSync(join(ROOT, made));
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

/** Spares the browser the empty files: each would be a request. Whoever imports one gets its nothing in place. */
function dropEmptyModules() {
  const scripts = files("public/build").filter((file) => file.endsWith(".js"));
  const empty = scripts.filter((file) => EMPTY.test(readFileSync(file, "utf8")));
  for (const file of empty) rmSync(file);
  const addresses = empty.map((file) => file.slice(join(ROOT, "public").length));
  for (const file of [...scripts.filter((script) => !empty.includes(script)), join(ROOT, "build/server.js")]) {
    const before = readFileSync(file, "utf8");
    const after = addresses.reduce(withoutImport, before);
    if (addresses.some((address) => after.includes(address))) throw new Error(`${file} needs an empty file in a way that is not known.`);
    if (after !== before) writeFileSync(file, after);
  }
}

// In a script an import statement, in the lists of what to load a string.
function withoutImport(code, address) {
  return code
    .replaceAll(new RegExp(`import(?:\\{([^}]*)\\}from)?"${address}";`, "g"), (_statement, names = "") => names.replace(/[\w$]+ as ([\w$]+),?/g, "var $1=()=>({});"))
    .replaceAll(new RegExp(`"${address}",?\\s*`, "g"), "");
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
