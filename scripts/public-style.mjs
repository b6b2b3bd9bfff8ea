// Builds the style of public pages: the part of the style sheet that they use, to be put into the page.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import esbuild from "esbuild";
import postcss from "postcss";
import tailwind from "tailwindcss";
import config from "../app/ui/tailwind.config.js";
import { ROOT } from "./prepare.mjs";

/** Builds it below a folder. */
export async function buildPublicStyle(root) {
  const from = join(ROOT, "app/styles.css");
  const { css } = await postcss([tailwind({ ...config, content: await plainSources() })]).process(
    readFileSync(from, "utf8"),
    { from },
  );
  const { code } = await esbuild.transform(css, { loader: "css", minify: true });
  mkdirSync(join(root, "build"), { recursive: true });
  writeFileSync(join(root, "build/public-style.css"), code.trim());
}

// All files that public pages are made of: what their routes and the root import.
async function plainSources() {
  const routes = readdirSync(join(ROOT, "app/routes")).filter((name) => name.endsWith(".tsx") && !isHydrated(name));
  const { metafile } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: ["app/root.tsx", ...routes.map((name) => `app/routes/${name}`)],
    outdir: "build",
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    packages: "external",
    external: ["*.server", "*.css"],
    alias: { "~": join(ROOT, "app") },
  });
  return Object.keys(metafile.inputs).map((name) => join(ROOT, name));
}

function isHydrated(route) {
  return (
    route.startsWith("_guarded") || readFileSync(join(ROOT, "app/routes", route), "utf8").includes("hydrate: true")
  );
}
