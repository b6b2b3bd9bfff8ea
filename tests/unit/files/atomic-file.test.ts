import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { removeUnfinished, writeFileAtomically } from "~/files/atomic-file.server";
import { temporaryFolder } from "../../support/app";

const LONG_AGO = new Date("2020-01-01");

function leave(folder: string, name: string, touched = LONG_AGO) {
  mkdirSync(join(folder, "ada"), { recursive: true });
  writeFileSync(join(folder, "ada", name), "half a film");
  utimesSync(join(folder, "ada", name), touched, touched);
}

test("what nobody has touched for a minute is removed, and nothing else", async () => {
  const folder = temporaryFolder();
  leave(folder, "left.part");
  leave(folder, "film");
  leave(folder, "young.part", new Date());
  await removeUnfinished(folder);
  expect(readdirSync(join(folder, "ada")).sort()).toEqual(["film", "young.part"]);
  await removeUnfinished(folder, Date.now() + 61_000);
  expect(readdirSync(join(folder, "ada"))).toEqual(["film"]);
  await removeUnfinished(join(folder, "nothing"));
});

test("what this process writes itself stays, however long it waits, and stays fresh for others", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const path = join(temporaryFolder(), "film");
  await writeFileAtomically(
    path,
    (async function* () {
      yield Buffer.from("fi");
      await vi.waitFor(() => expect(existsSync(`${path}.part`)).toBe(true));
      utimesSync(`${path}.part`, LONG_AGO, LONG_AGO);
      await removeUnfinished(join(path, ".."));
      await vi.advanceTimersByTimeAsync(2_000);
      await vi.waitFor(() => expect(statSync(`${path}.part`).mtimeMs).toBeGreaterThan(LONG_AGO.getTime()), 10_000);
      yield Buffer.from("lm");
    })(),
  );
  expect(readdirSync(join(path, ".."))).toEqual(["film"]);
  expect(vi.getTimerCount()).toBe(0);
});
