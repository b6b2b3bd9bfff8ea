import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Database } from "~/db/sqlite.server";
import { beforeEach, describe, expect, it } from "vitest";
import { closeDatabase, openDatabase } from "~/db/connection.server";
import { backupsPath, databasePath } from "~/db/database-file.server";
import { APPLICATION_ID } from "~/db/database-file.server";
import { migrate, readMigrations } from "~/db/migrate.server";
import { env } from "~/http/config/env.server";
import { bytesOf, contentOf, migrationsOf, pragmaOf, withDatabase } from "../../support/database";
import { useSettings } from "../../support/app";
import { runTogether } from "../../support/program";

const PEOPLE = "create table people (id integer primary key, name text not null);";
const PETS = "create table pets (owner integer not null references people (id) on delete cascade);";
const FIRST = `${PEOPLE}\n--> statement-breakpoint\n${PETS}`;
const SECOND = "alter table people add column age integer;";
// What drizzle-kit writes where SQLite cannot alter a column.
const REBUILD = [
  "PRAGMA foreign_keys=OFF;",
  "create table __new_people (id integer primary key, name text);",
  "insert into __new_people (id, name) select id, name from people;",
  "drop table people;",
  "alter table __new_people rename to people;",
  "PRAGMA foreign_keys=ON;",
].join("--> statement-breakpoint\n");

beforeEach(() => useSettings());

async function openAndClose(...steps: string[]) {
  await openDatabase(migrationsOf(...steps));
  closeDatabase();
}

function fill() {
  withDatabase((database) =>
    database.exec("insert into people (id, name) values (1, 'Ada'); insert into pets values (1)"),
  );
}

describe("the first start", () => {
  it("applies every step, marks the file as ours and takes no backup", async () => {
    await openAndClose(FIRST, SECOND);
    expect(pragmaOf("user_version")).toBe(2);
    expect(pragmaOf("application_id")).toBe(APPLICATION_ID);
    expect(contentOf()).toEqual({ people: [], pets: [] });
    expect(existsSync(backupsPath())).toBe(false);
  });

  it("enforces foreign keys afterwards", async () => {
    const database = new Database(databasePath());
    await migrate(database, readMigrations(migrationsOf(FIRST)), async () => undefined);
    expect(() => database.exec("insert into pets values (7)")).toThrow("FOREIGN KEY");
    database.close();
  });
});

describe("a later start", () => {
  it("applies only what is new", async () => {
    await openAndClose(FIRST);
    fill();
    await openAndClose(FIRST, SECOND);
    expect(contentOf()).toEqual({ people: [{ id: 1, name: "Ada", age: null }], pets: [{ owner: 1 }] });
  });

  it("backs the database up first", async () => {
    await openAndClose(FIRST);
    fill();
    await openAndClose(FIRST, SECOND);
    const [backup = "", ...others] = readdirSync(backupsPath());
    expect(backup).toMatch(/^before-version-2-/);
    expect(others).toEqual([]);
    const copy = join(backupsPath(), backup, "database.sqlite");
    expect(pragmaOf("user_version", copy)).toBe(1);
    expect(contentOf(copy)).toEqual({ people: [{ id: 1, name: "Ada" }], pets: [{ owner: 1 }] });
  });

  it("changes nothing when there can be no backup", async () => {
    await openAndClose(FIRST);
    writeFileSync(backupsPath(), "not a folder");
    await expect(openDatabase(migrationsOf(FIRST, SECOND))).rejects.toThrow("backups");
    expect(pragmaOf("user_version")).toBe(1);
  });

  it("takes no backup when nothing is new", async () => {
    await openAndClose(FIRST);
    await openAndClose(FIRST);
    expect(existsSync(backupsPath())).toBe(false);
  });
});

describe("steps that fail", () => {
  it("leave the schema and the data as they were, whichever of them fails", async () => {
    await openAndClose(FIRST);
    fill();
    const before = contentOf();
    const halfWrong = "create table extra (id integer);\n--> statement-breakpoint\ninsert into nowhere values (1);";
    await expect(openDatabase(migrationsOf(FIRST, SECOND, halfWrong))).rejects.toThrow("no such table: nowhere");
    expect(pragmaOf("user_version")).toBe(1);
    expect(contentOf()).toEqual(before);
    await openAndClose(FIRST);
  });

  it("leave nothing of a first start", async () => {
    await expect(openDatabase(migrationsOf(FIRST, "nonsense"))).rejects.toThrow("syntax error");
    expect(contentOf()).toEqual({});
    expect(pragmaOf("application_id")).toBe(0);
    await openAndClose(FIRST);
  });
});

describe("a step that rebuilds a table", () => {
  it("keeps the rows that refer to it", async () => {
    await openAndClose(FIRST);
    fill();
    await openAndClose(FIRST, REBUILD);
    expect(contentOf()).toEqual({ people: [{ id: 1, name: "Ada" }], pets: [{ owner: 1 }] });
  });

  it("is refused when it would leave rows that refer to nothing", async () => {
    await openAndClose(FIRST);
    fill();
    await expect(openDatabase(migrationsOf(FIRST, "delete from people;"))).rejects.toThrow("refer to nothing");
    expect(contentOf()).toEqual({ people: [{ id: 1, name: "Ada" }], pets: [{ owner: 1 }] });
  });
});

describe("two connections", () => {
  it("never migrate at the same time: the second waits and finds nothing to do", async () => {
    await openAndClose(FIRST);
    const migrations = readMigrations(migrationsOf(FIRST, SECOND));
    const first = new Database(databasePath());
    const second = new Database(databasePath(), { timeout: 0 });
    let meanwhile: unknown;
    const applied = await migrate(first, migrations, async () => {
      meanwhile = await migrate(second, migrations, async () => undefined).catch((error: unknown) => error);
    });
    expect(meanwhile).toHaveProperty("code", "SQLITE_BUSY");
    expect(applied).toEqual(["step-1"]);
    expect(await migrate(second, migrations, async () => undefined)).toEqual([]);
    first.close();
    second.close();
  });
});

describe("a new file", () => {
  it("is waited for while another process has it", async () => {
    const other = new Database(databasePath());
    other.exec("begin immediate");
    const opening = openDatabase(migrationsOf(FIRST));
    setTimeout(() => other.exec("commit").close(), 100);
    await opening;
    closeDatabase();
    expect(pragmaOf("journal_mode")).toBe("wal");
  });
});

describe("two processes that start at the same moment", () => {
  const imports = 'import { closeDatabase, openDatabase } from "~/db/connection.server";';
  const start = (folder: string) =>
    runTogether(4, imports, `await openDatabase(${JSON.stringify(folder)}); closeDatabase();`, {
      DATA_DIR: env().DATA_DIR,
    });

  it("make one database, and later change it once, after one backup", async () => {
    const first = await start(migrationsOf(FIRST));
    expect(first.filter(Boolean)).toEqual(["Database brought up to date steps=step-0\n"]);
    fill();
    const second = await start(migrationsOf(FIRST, SECOND));
    expect(second.filter(Boolean)).toEqual(["Database brought up to date steps=step-1\n"]);
    expect(readdirSync(backupsPath())).toHaveLength(1);
    expect(contentOf()).toEqual({ people: [{ id: 1, name: "Ada", age: null }], pets: [{ owner: 1 }] });
  }, 20_000);
});

describe("a database from a newer release", () => {
  it("is refused and left untouched", async () => {
    await openAndClose(FIRST, SECOND);
    const before = bytesOf();
    await expect(openDatabase(migrationsOf(FIRST))).rejects.toThrow(
      "has version 2, but this release knows versions up to 1",
    );
    expect(bytesOf()).toBe(before);
  });

  it("is refused too when it became newer while this process waited for the lock", async () => {
    await openAndClose(FIRST, SECOND);
    const database = new Database(databasePath());
    const old = readMigrations(migrationsOf(FIRST));
    await expect(migrate(database, old, async () => undefined)).rejects.toThrow("newer");
    expect(database.inTransaction).toBe(false);
    database.close();
  });
});
