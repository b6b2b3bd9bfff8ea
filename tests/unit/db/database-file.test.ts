import { cpSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Database } from "~/db/sqlite.server";
import { beforeEach, describe, expect, it } from "vitest";
import { closeDatabase, openDatabase } from "~/db/connection.server";
import { databasePath } from "~/db/database-file.server";
import { DatabaseRefused, inspectDatabase, refusal } from "~/db/database-file.server";
import { env } from "~/http/config/env.server";
import { bytesOf, contentOf, migrationsOf, withDatabase } from "../../support/database";
import { temporaryFolder, useSettings } from "../../support/app";

const STEP = "create table notes (text text);";

beforeEach(() => useSettings());

async function makeOurs() {
  await openDatabase(migrationsOf(STEP));
  closeDatabase();
  withDatabase((database) => {
    const insert = database.prepare("insert into notes values (?)");
    for (let row = 0; row < 100; row++) insert.run("n".repeat(1000));
  });
}

/** Opening must refuse with a message for people, and change no byte of the file. */
async function expectRefused(message: string) {
  const before = bytesOf();
  const refused = await openDatabase(migrationsOf(STEP)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DatabaseRefused);
  expect(refused).toHaveProperty("message", expect.stringContaining(message));
  expect(bytesOf()).toBe(before);
}

describe("a damaged file is refused and left untouched:", () => {
  it("text", async () => {
    writeFileSync(databasePath(), "This is not a database. ".repeat(500));
    await expectRefused("is damaged or not a SQLite database");
  });

  it("a few bytes of a database", async () => {
    writeFileSync(databasePath(), "SQLite form");
    await expectRefused("is damaged or not a SQLite database");
  });

  it("a database of which the end is missing", async () => {
    await makeOurs();
    truncateSync(databasePath(), 8192);
    await expectRefused("is damaged or not a SQLite database");
  });

  it("a database with a page overwritten", async () => {
    await makeOurs();
    const bytes = readFileSync(databasePath());
    bytes.fill(0xab, 4096, 8192);
    writeFileSync(databasePath(), bytes);
    await expectRefused("is damaged or not a SQLite database");
  });

  it("a folder", async () => {
    mkdirSync(databasePath());
    await expect(openDatabase(migrationsOf(STEP))).rejects.toThrow(DatabaseRefused);
    expect(readdirSync(databasePath())).toEqual([]);
  });
});

describe("another program's database is refused and left untouched:", () => {
  it.each([
    ["tables without any mark", "create table theirs (id integer)"],
    ["a mark of its own, without tables", "pragma application_id = 7"],
    ["a version of its own, without tables", "pragma user_version = 1"],
    ["a mark of its own and tables", "pragma application_id = 7; create table theirs (id integer)"],
  ])("%s", async (_name, sql) => {
    withDatabase((database) => database.exec(sql));
    await expectRefused("belongs to another program");
  });
});

describe("a database that nobody can be sure of", () => {
  it("is refused while another program has locked it", async () => {
    await makeOurs();
    const other = new Database(databasePath());
    other.pragma("locking_mode = EXCLUSIVE");
    other.exec("insert into notes values ('mine')");
    await expect(openDatabase(migrationsOf(STEP))).rejects.toThrow("is locked by another program");
    other.close();
  }, 20_000);

  it("is recovered when a crash left a write half done", async () => {
    await makeOurs();
    const crashed = temporaryFolder();
    withDatabase((database) => {
      database.pragma("journal_mode = DELETE");
      database.pragma("cache_size = 5");
      database.exec("begin; update notes set text = text || 'half done'");
      for (const name of ["database.sqlite", "database.sqlite-journal"])
        cpSync(join(env().DATA_DIR, name), join(crashed, name));
      database.exec("rollback");
    });
    useSettings({ DATA_DIR: crashed });
    await openDatabase(migrationsOf(STEP));
    closeDatabase();
    expect(contentOf().notes).toEqual(Array.from({ length: 100 }, () => ({ text: "n".repeat(1000) })));
  });
});

describe("looking at a database", () => {
  it("tells its version, and 0 where there is none yet", async () => {
    expect(inspectDatabase(databasePath(), 1)).toBe(0);
    writeFileSync(databasePath(), "");
    expect(inspectDatabase(databasePath(), 1)).toBe(0);
    await makeOurs();
    expect(inspectDatabase(databasePath(), 1)).toBe(1);
  });
});

describe("a data folder that cannot be written", () => {
  it("is named", async () => {
    const file = join(temporaryFolder(), "plain");
    writeFileSync(file, "");
    useSettings({ DATA_DIR: join(file, "data") });
    await expect(openDatabase()).rejects.toThrow(`The data folder ${join(file, "data")} cannot be written`);
  });
});

describe("the message for an error of SQLite", () => {
  it.each([
    ["SQLITE_NOTADB", "is damaged"],
    ["SQLITE_CORRUPT_INDEX", "is damaged"],
    ["SQLITE_BUSY_SNAPSHOT", "is locked"],
    ["SQLITE_READONLY_DIRECTORY", "cannot be written"],
    ["SQLITE_CANTOPEN", "cannot be written"],
    ["SQLITE_FULL", "the disk is full"],
    ["SQLITE_IOERR", "cannot be opened: what SQLite said"],
  ])("%s says what to do", (code, message) => {
    expect(refusal("/data/database.sqlite", new Database.SqliteError("what SQLite said", code)).message).toContain(
      message,
    );
  });
});
