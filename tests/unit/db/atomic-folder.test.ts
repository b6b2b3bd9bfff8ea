import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createFolderAtomically, removeUnfinishedFolders } from "~/db/atomic-folder.server";
import { temporaryFolder } from "../../support/app";

const LONG_AGO = new Date("2020-01-01");

test("a folder that is long in the making stays fresh for others", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const parent = temporaryFolder();
  await createFolderAtomically(join(parent, "backup"), async (unfinished) => {
    writeFileSync(join(unfinished, "film"), "film");
    utimesSync(unfinished, LONG_AGO, LONG_AGO);
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(statSync(unfinished).mtimeMs).toBeGreaterThan(LONG_AGO.getTime()), 10_000);
    await removeUnfinishedFolders(parent);
    expect(existsSync(unfinished)).toBe(true);
  });
  expect(readdirSync(parent)).toEqual(["backup"]);
  expect(vi.getTimerCount()).toBe(0);
}, 20_000);

test.each([
  ["goes on", () => undefined],
  [
    "fails",
    () => {
      throw new Error("no space");
    },
  ],
])("a unfinished that another process has taken over stays its own, where its first writer %s", async (_what, end) => {
  const parent = temporaryFolder();
  const making = createFolderAtomically(join(parent, "backup"), (unfinished) => {
    rmSync(unfinished, { recursive: true });
    mkdirSync(unfinished);
    writeFileSync(join(unfinished, "other"), "other");
    end();
    return Promise.resolve();
  });
  await expect(making).rejects.toThrow("was removed while it was being written");
  expect(readdirSync(parent)).toEqual(["backup.unfinished"]);
  expect(readdirSync(join(parent, "backup.unfinished"))).toEqual(["other"]);
});
