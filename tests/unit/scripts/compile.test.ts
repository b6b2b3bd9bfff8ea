import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../../support/house";

let root: string;

// The smallest product that the compiler takes.
beforeEach(() => {
  root = temporaryFolder();
  for (const folder of ["app", "scripts"]) mkdirSync(join(root, folder));
  for (const file of ["compile.mjs", "prepare.mjs"]) cpSync(join("scripts", file), join(root, "scripts", file));
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  write("package.json", JSON.stringify({ type: "module", dependencies: { "@remix-run/node": "2", "@remix-run/react": "2", react: "18" } }));
  write("tsconfig.json", "{}");
  write("app/root.tsx", "export default function Root() { return null; }");
  write("app/entry.server.tsx", "export default function answer() { return new Response(); }");
  write("app/entry.client.tsx", "console.log(1);");
});

function write(name: string, text: string) {
  writeFileSync(join(root, name), text);
}

function run(program: string) {
  return spawnSync(process.execPath, ["--input-type=module", "-e", `import { compile } from "./scripts/compile.mjs"; ${program}`], { cwd: root, encoding: "utf8", timeout: 20_000, killSignal: "SIGKILL" });
}

test("nothing is left open that would complain when the command ends", () => {
  // esbuild's service asks every second whether it is still wanted, and gets no answer at the end.
  const { status, stderr } = run(`await compile("next"); process.on("exit", () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500)); process.exit();`);
  expect(stderr).not.toMatch(/fatal|goroutine/);
  expect(status).toBe(0);
  for (const made of ["build/server.js", "public/build"]) expect(existsSync(join(root, "next", made))).toBe(true);
  expect(existsSync(join(root, "build"))).toBe(false);
}, 30_000);

test("what cannot be compiled is said, and fails", () => {
  write("app/root.tsx", "export default function (");
  const { status, stderr } = run(`await compile("next").catch(({ message }) => { console.error(message); process.exitCode = 3; });`);
  expect(stderr).toContain("app/root.tsx:1:25");
  expect(stderr).toContain("The product could not be compiled.");
  expect(status).toBe(3);
}, 30_000);
