import { chmodSync, chownSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { closeDatabase, openDatabase } from "~/db/connection.server";
import { databasePath } from "~/db/database-file.server";
import { env } from "~/http/config/env.server";
import { bytesOf, migrationsOf } from "../../support/database";
import { useSettings } from "../../support/app";

const NOBODY = 65_534;

/** Goes on as somebody whom permissions bind, to whom these folders belong: root may write everything. */
function becomeNobody(...folders: string[]) {
  if (process.geteuid?.() !== 0) return;
  for (const folder of folders) {
    for (const path of [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))])
      chownSync(path, NOBODY, NOBODY);
  }
  process.seteuid?.(NOBODY);
  onTestFinished(() => process.seteuid?.(0));
}

it("a database that may be read but not written is refused, named and left untouched", async () => {
  useSettings();
  const migrations = migrationsOf("create table notes (text text);");
  await openDatabase(migrations);
  closeDatabase();
  const before = bytesOf();
  chmodSync(databasePath(), 0o400);
  becomeNobody(env().DATA_DIR, migrations);
  await expect(openDatabase(migrations)).rejects.toThrow(
    `${databasePath()} cannot be written: check its owner and permissions`,
  );
  expect(bytesOf()).toBe(before);
});
