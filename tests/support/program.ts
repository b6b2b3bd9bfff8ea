import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import esbuild from "esbuild";
import { temporaryFolder } from "./app";

/**
 * Runs the product's own files in `count` new processes, in which `work` starts at the same moment.
 * @param imports import statements; `~` is the app folder
 * @param work statements that may await, and print
 * @returns what each has printed
 */
export async function runTogether(count: number, imports: string, work: string, settings: Record<string, string>) {
  const program = await bundle(`${imports}
    process.stdout.write("ready\\n");
    process.stdin.once("data", async () => { ${work}\nprocess.exit(); });`);
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, [program], {
      env: { ...settings, NODE_ENV: "test" as const },
      stdio: ["pipe", "pipe", "inherit"],
    }),
  );
  const outputs = children.map(({ stdout }) => text(stdout));
  await Promise.all(children.map(({ stdout }) => new Promise((resolve) => stdout.once("data", resolve))));
  for (const { stdin } of children) stdin.write("go");
  return (await Promise.all(outputs)).map((output) => output.replace("ready\n", ""));
}

async function bundle(contents: string): Promise<string> {
  const outfile = join(temporaryFolder(), "program.mjs");
  await esbuild.build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    platform: "node",
    format: "esm",
    alias: { "~": join(process.cwd(), "app") },
    // The program lies outside the project, where packages with binaries would not be found by name.
    plugins: [
      {
        name: "binaries",
        setup(build) {
          const pathOf = (name: string) => join(process.cwd(), `node_modules/${name}/lib/index.js`);
          build.onResolve({ filter: /^better-sqlite3(-13)?$/ }, ({ path }) => ({ path: pathOf(path), external: true }));
        },
      },
    ],
    outfile,
  });
  return outfile;
}
