import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../../support/app";

let root: string;

// The smallest product that the compiler takes.
beforeEach(() => {
  root = temporaryFolder();
  for (const folder of ["app", "scripts"]) mkdirSync(join(root, folder));
  for (const file of ["compile.mjs", "prepare.mjs"]) cpSync(join("scripts", file), join(root, "scripts", file));
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  write(
    "package.json",
    JSON.stringify({ type: "module", dependencies: { "@remix-run/node": "2", "@remix-run/react": "2", react: "18" } }),
  );
  write("tsconfig.json", "{}");
  write("app/root.tsx", "export default function Root() { return null; }");
  write("app/entry.server.tsx", "export default function answer() { return new Response(); }");
  write("app/entry.client.tsx", "console.log(1);");
});

function write(name: string, text: string) {
  writeFileSync(join(root, name), text);
}

// Counts the contexts of the esbuild that the compiler uses.
const COUNTING = `
  import { createRequire } from "node:module";
  const load = createRequire(createRequire(import.meta.url).resolve("@remix-run/dev"));
  const esbuild = load("esbuild");
  let [opened, closed] = [0, 0];
  load.cache[load.resolve("esbuild")].exports = { ...esbuild, async context(options) {
    const context = await esbuild.context(options);
    opened++;
    return { ...context, dispose: () => context.dispose().then(() => closed++) };
  } };
`;

function run(program: string) {
  return spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    cwd: root,
    encoding: "utf8",
    timeout: 20_000,
    killSignal: "SIGKILL",
  });
}

test("nothing is left open that would complain when the command ends", () => {
  // What esbuild has open when the command ends is reported as a deadlock, if its service asks just then whether it is still wanted.
  const { status, stdout, stderr } = run(
    `${COUNTING} const { compile } = await import("./scripts/compile.mjs"); await compile("next"); console.log("open:", opened, closed);`,
  );
  expect(stdout).toMatch(/open: ([1-9]\d*) \1$/m);
  expect(stderr).not.toMatch(/fatal|goroutine/);
  expect(status).toBe(0);
  for (const made of ["build/server.js", "public/build"]) expect(existsSync(join(root, "next", made))).toBe(true);
  expect(existsSync(join(root, "build"))).toBe(false);
}, 30_000);

test("what cannot be compiled is said, and fails", () => {
  write("app/root.tsx", "export default function (");
  const { status, stderr } = run(
    `const { compile } = await import("./scripts/compile.mjs"); await compile("next").catch(({ message }) => { console.error(message); process.exitCode = 3; });`,
  );
  expect(stderr).toContain("app/root.tsx:1:25");
  expect(stderr).toContain("The product could not be compiled.");
  expect(status).toBe(3);
}, 30_000);
