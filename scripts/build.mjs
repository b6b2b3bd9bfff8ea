// Builds the product into build/ (server) and public/build/ (browser). It builds elsewhere first, because a server may be
// running on the previous build.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { buildFrontScript } from "./front.mjs";
import { ROOT, run } from "./prepare.mjs";
import { buildPrograms } from "./programs.mjs";
import { buildPublicStyle } from "./public-style.mjs";
import { putInPlace } from "./put-in-place.mjs";

const COMPRESSED = /\.(js|css|svg|txt|json)$/;

const NEXT = join(ROOT, ".cache/next");
const BUILT = join(ROOT, "public/build");

rmSync(NEXT, { recursive: true, force: true });
process.env.NODE_ENV = "production";
process.env.BUILD_FOLDER = NEXT; // read by remix.config.js
run(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", "build"]);
await buildFrontScript(NEXT);
await buildPublicStyle(NEXT);
await buildPrograms(NEXT);
for (const made of ["server.js", "engines.js", "front-script", "public-style.css"]) statSync(join(NEXT, "build", made));
const own = files(join(ROOT, "public")).filter((file) => !file.startsWith(BUILT));
for (const file of [...own, ...files(join(NEXT, "public"))]) if (COMPRESSED.test(file)) compress(file);
putInPlace(NEXT, ROOT);
rmSync(NEXT, { recursive: true });

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
