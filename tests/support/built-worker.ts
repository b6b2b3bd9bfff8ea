import { basename, join } from "node:path";
import esbuild from "esbuild";

/** Builds a *.worker.ts as the product does; the path of what was built. */
export async function builtWorker(source: string): Promise<string> {
  const outfile = join(process.cwd(), ".cache/tests", basename(source).replace(".worker.ts", ".js"));
  await esbuild.build({
    entryPoints: [source],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    alias: { "~": join(process.cwd(), "app") },
  });
  return outfile;
}
