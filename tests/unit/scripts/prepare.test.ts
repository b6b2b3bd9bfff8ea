import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../../support/app";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, "scripts"));
  mkdirSync(join(folder, ".cache"));
  cpSync("scripts/prepare.mjs", join(folder, "scripts/prepare.mjs"));
});

/** Does `work` in a process of its own, as the scripts do theirs. */
function prepare(work: string) {
  const program = `import { alone } from "./scripts/prepare.mjs"; import { writeFileSync } from "node:fs"; ${work}`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    cwd: folder,
    stdio: ["pipe", "pipe", "inherit"],
  });
  return { child, output: text(child.stdout) };
}

const TURN = `await alone(async () => {
  console.log("begins");
  await new Promise((resolve) => process.stdin.once("data", resolve));
  console.log("ends");
});
process.exit();`;

test("whoever waits for another says so, and begins when that one has ended", async () => {
  const first = prepare(TURN);
  await once(first.child.stdout, "data");
  const second = prepare(TURN);
  expect(String(await once(second.child.stdout, "data"))).toContain("Waiting for another command");
  first.child.stdin.write("go");
  second.child.stdin.write("go");
  expect(await first.output).toBe("begins\nends\n");
  expect(await second.output).toMatch(/^Waiting .*\nbegins\nends\n$/);
});

test.each([
  ["a process that is gone", "999999999"],
  ["an earlier process of the same id, as every start in a container may have", "${process.pid}"],
])("the lock of %s is taken over", async (_whose, holder) => {
  const { output } = prepare(
    `writeFileSync(".cache/prepare.lock", \`${holder}\`); await alone(() => console.log("mine"));`,
  );
  expect(await output).toBe("mine\n");
});
