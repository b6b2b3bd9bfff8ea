import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Database } from "~/db/sqlite.server";
import { beforeEach, describe, expect, it } from "vitest";
import { backUp, restore } from "~/db/backup.server";
import { closeDatabase, openDatabase } from "~/db/connection.server";
import { databasePath } from "~/db/database-file.server";
import { env } from "~/http/config/env.server";
import { sessionSecret } from "~/http/config/secret.server";
import { bytesOf, contentOf, withDatabase } from "../../support/database";
import { openApp, signIn, temporaryFolder, useSettings } from "../../support/app";

let backup: string;
let atBackup: ReturnType<typeof contentOf>;

beforeEach(async () => {
  await openApp();
  await signIn("ada@demo.example");
  sessionSecret();
  mkdirSync(inData("files"));
  writeFileSync(inData("files", "one.mp4"), "film");
  backup = await backUp(join(temporaryFolder(), "backup"));
  atBackup = contentOf();
  await signIn("later@demo.example");
  closeDatabase();
});

function inData(...path: string[]): string {
  return join(env().DATA_DIR, ...path);
}

describe("restoring", () => {
  it("brings back what was backed up: data, secret and files", async () => {
    const secret = sessionSecret();
    writeFileSync(inData("session-secret"), "another secret that is long enough to be one");
    writeFileSync(inData("files", "one.mp4"), "changed");
    writeFileSync(inData("files", "two.mp4"), "new");
    await restore(backup);
    expect(contentOf()).toEqual(atBackup);
    expect(readFileSync(inData("session-secret"), "utf8")).toBe(secret);
    expect(readdirSync(inData("files"))).toEqual(["one.mp4"]);
    expect(readFileSync(inData("files", "one.mp4"), "utf8")).toBe("film");
    expect(readdirSync(env().DATA_DIR).sort()).toEqual(["backups", "database.sqlite", "files", "session-secret"]);
    await openDatabase();
  });

  it("keeps what was there before as a backup of its own", async () => {
    const before = contentOf();
    writeFileSync(inData("files", "two.mp4"), "new");
    const kept = await restore(backup);
    expect(contentOf()).not.toEqual(before);
    await restore(kept ?? "");
    expect(contentOf()).toEqual(before);
    expect(readdirSync(inData("files"))).toEqual(["one.mp4", "two.mp4"]);
  });

  it("fills an empty data folder", async () => {
    useSettings({ DATA_DIR: join(temporaryFolder(), "new") });
    expect(await restore(backup)).toBeNull();
    expect(contentOf()).toEqual(atBackup);
  });

  it("replaces a damaged database and keeps its bytes", async () => {
    writeFileSync(databasePath(), "not a database at all");
    const kept = await restore(backup);
    expect(contentOf()).toEqual(atBackup);
    expect(readFileSync(join(kept ?? "", "database.sqlite"), "utf8")).toBe("not a database at all");
  });

  it("leaves no journal of a damaged database to be applied to the new one", async () => {
    const crashed = temporaryFolder();
    withDatabase((database) => {
      database.pragma("journal_mode = WAL");
      database.exec("update accounts set email = 'from-the-journal'");
      for (const name of ["database.sqlite", "database.sqlite-wal"]) cpSync(inData(name), join(crashed, name));
    });
    const bytes = readFileSync(join(crashed, "database.sqlite"));
    writeFileSync(join(crashed, "database.sqlite"), bytes.fill(0xab, 0, 4096));
    useSettings({ DATA_DIR: crashed });
    await restore(backup);
    expect(contentOf()).toEqual(atBackup);
  });
});

describe("restoring is refused, and changes nothing,", () => {
  async function expectRefused(message: string, source = backup) {
    const before = [bytesOf(), readdirSync(env().DATA_DIR)];
    await expect(restore(source)).rejects.toThrow(message);
    expect([bytesOf(), readdirSync(env().DATA_DIR)]).toEqual(before);
  }

  it("while a server has the database open", async () => {
    const server = new Database(databasePath());
    server.prepare("select count(*) from accounts").get();
    await expect(restore(backup)).rejects.toThrow("The server is running. Stop it, then restore.");
    expect(server.prepare("select count(*) from accounts").pluck().get()).toBe(2);
    server.close();
    expect(readdirSync(env().DATA_DIR).sort()).toEqual(["database.sqlite", "files", "session-secret"]);
    expect(contentOf()).not.toEqual(atBackup);
  });

  it("where the folder is no backup", async () => {
    await expectRefused("is not a backup", temporaryFolder());
  });

  it("where the backup is damaged", async () => {
    writeFileSync(join(backup, "database.sqlite"), "damaged");
    await expectRefused("is damaged");
  });

  it("where the backup is empty", async () => {
    writeFileSync(join(backup, "database.sqlite"), "");
    await expectRefused("is empty");
  });

  it("where the backup is another program's database", async () => {
    rmSync(join(backup, "database.sqlite"));
    withDatabase((database) => database.exec("create table theirs (id integer)"), join(backup, "database.sqlite"));
    await expectRefused("belongs to another program");
  });

  it("where it cannot be copied to the end", async () => {
    withDatabase((database) => database.pragma("journal_mode = DELETE"));
    rmSync(join(backup, "files"), { recursive: true });
    execFileSync("mkfifo", [join(backup, "files")]);
    await expectRefused("files");
  });
});
