// Builds the product into build/ (server) and public/build/ (browser): aside first, as a server may run on what is there.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import esbuild from "esbuild";
import { compile } from "./compile.mjs";
import { buildFrontScript } from "./front.mjs";
import { ROOT } from "./prepare.mjs";
import { buildPublicStyle } from "./public-style.mjs";
import { putInPlace } from "./put-in-place.mjs";

// What the compiler leaves of a .server module in the browser: a file of its own with nothing in it.
const EMPTY = /^import\{b as (\w+)\}from"[^"]+";(?:var \w+=\1\(\(\w+,\w+\)=>\{\w+\.exports=\{\}\}\);)+export\{[^}]*\};?\s*$/;
const COMPRESSED = /\.(js|css|svg|txt|json)$/;

const NEXT = join(ROOT, ".cache/next");
const BUILT = join(ROOT, "public/build");

rmSync(NEXT, { recursive: true, force: true });
process.env.NODE_ENV = "production";
await compile(NEXT);
dropEmptyModules();
await buildFrontScript(NEXT);
await buildPublicStyle(NEXT);
await buildProcesses();
for (const made of ["server.js", "front-script", "public-style.css"]) statSync(join(NEXT, "build", made));
const own = files(join(ROOT, "public")).filter((file) => !file.startsWith(BUILT));
for (const file of [...own, ...files(join(NEXT, "public"))]) if (COMPRESSED.test(file)) compress(file);
putInPlace(NEXT, ROOT);
rmSync(NEXT, { recursive: true });

/** Programs that run beside the server: each *.process.ts becomes build/NAME.js. */
async function buildProcesses() {
  const entryPoints = files(join(ROOT, "app")).filter((file) => file.endsWith(".process.ts"));
  await esbuild.build({
    entryPoints: Object.fromEntries(entryPoints.map((file) => [file.match(/([^/]+)\.process\.ts$/)[1], file])),
    outdir: join(NEXT, "build"),
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
  const scripts = files(join(NEXT, "public")).filter((file) => file.endsWith(".js"));
  const empty = scripts.filter((file) => EMPTY.test(readFileSync(file, "utf8")));
  for (const file of empty) rmSync(file);
  const addresses = empty.map((file) => file.slice(join(NEXT, "public").length));
  for (const file of [...scripts.filter((script) => !empty.includes(script)), join(NEXT, "build/server.js")]) {
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
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}
