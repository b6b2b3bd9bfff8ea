import { existsSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { saveForm, savePicture } from "~/accounts/draft-store.server";
import { closeDatabase } from "~/db/connection.server";
import { backupsPath } from "~/db/database-file.server";
import { filesPath } from "~/files/store.server";
import { env } from "~/http/config/env.server";
import { contentOf } from "../../support/database";
import { openApp } from "../../support/app";
import { startServer } from "../../support/server";

const LONG_AGO = new Date("2020-01-01");

test("a server that starts erases what is over, and what one before it has left unfinished", async () => {
  await openApp();
  await savePicture(null, "picture", LONG_AGO.getTime());
  await savePicture(null, "fresh picture");
  await saveForm(null, "/", "{}", LONG_AGO.getTime());
  closeDatabase();
  const left = [join(filesPath(), "ada", "film.part"), join(backupsPath(), "2020.unfinished")];
  left.forEach(leave);
  const server = await startServer({ DATA_DIR: env().DATA_DIR, DEMO_SIGN_IN: "true" });
  try {
    await vi.waitFor(() => expect(left.filter(existsSync)).toEqual([]), 10_000);
    await vi.waitFor(() => expect(contentOf()).toMatchObject({ saved_drafts: [{ content: "fresh picture" }] }), 10_000);
  } finally {
    expect(await server.stop()).toBe(0);
  }
}, 60_000);

function leave(path: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "half of it");
  utimesSync(path, LONG_AGO, LONG_AGO);
}
