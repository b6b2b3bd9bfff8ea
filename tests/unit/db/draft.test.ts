import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { makeWhole, removeDrafts } from "~/db/draft.server";
import { temporaryFolder } from "../../support/app";

const LONG_AGO = new Date("2020-01-01");

test("a folder that is long in the making stays fresh for others", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const parent = temporaryFolder();
  await makeWhole(join(parent, "backup"), async (draft) => {
    writeFileSync(join(draft, "film"), "film");
    utimesSync(draft, LONG_AGO, LONG_AGO);
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(statSync(draft).mtimeMs).toBeGreaterThan(LONG_AGO.getTime()), 10_000);
    await removeDrafts(parent);
    expect(existsSync(draft)).toBe(true);
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
])("a draft that another process has taken over stays its own, where its first writer %s", async (_what, end) => {
  const parent = temporaryFolder();
  const making = makeWhole(join(parent, "backup"), (draft) => {
    rmSync(draft, { recursive: true });
    mkdirSync(draft);
    writeFileSync(join(draft, "other"), "other");
    end();
    return Promise.resolve();
  });
  await expect(making).rejects.toThrow("was removed while it was being written");
  expect(readdirSync(parent)).toEqual(["backup.unfinished"]);
  expect(readdirSync(join(parent, "backup.unfinished"))).toEqual(["other"]);
});
