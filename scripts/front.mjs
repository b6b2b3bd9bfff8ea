// Builds the small script that public pages load. Its address, which contains its hash, is written to build/front-script.
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import esbuild from "esbuild";
import { ROOT } from "./prepare.mjs";

/** Builds it below a folder. */
export async function buildFrontScript(root) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(ROOT, "app/front/front.ts")],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2020",
    write: false,
  });
  const code = outputFiles[0].contents;
  const name = `front-${createHash("sha256").update(code).digest("hex").slice(0, 10)}.js`;
  for (const folder of ["build", "public/build"]) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, "public/build", name), code);
  writeFileSync(join(root, "build/front-script"), `/build/${name}`);
}
