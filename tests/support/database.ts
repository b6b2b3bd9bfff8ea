import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Database } from "~/db/sqlite.server";
import { databasePath } from "~/db/database-file.server";
import { temporaryFolder } from "./app";

/** Uses another connection to a database, by default the test's own, and closes it. */
export function withDatabase<Result>(use: (database: Database) => Result, path = databasePath()): Result {
  const database = new Database(path);
  try {
    return use(database);
  } finally {
    database.close();
  }
}

/** From now on whatever changes this table cannot be committed, though it can be written: as where the disk is full. */
export function failCommits(table: string, change: "insert" | "update" | "delete"): void {
  const reference = "create table nobody (id text references accounts(id) deferrable initially deferred)";
  withDatabase((database) =>
    database.exec(
      `${reference}; create trigger fails after ${change} on ${table} begin insert into nobody values ('nobody'); end`,
    ),
  );
}

/** A folder of migrations as drizzle-kit writes it, one step for each text. */
export function migrationsOf(...steps: string[]): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "meta"));
  const entries = steps.map((sql, idx) => {
    writeFileSync(join(folder, `step-${idx}.sql`), sql);
    return { idx, tag: `step-${idx}` };
  });
  writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ entries }));
  return folder;
}

/** Every row of every table of a database. */
export function contentOf(path = databasePath()): Record<string, unknown[]> {
  return withDatabase((database) => {
    const names = database
      .prepare<[], string>("select name from sqlite_master where type = 'table' order by name")
      .pluck()
      .all();
    return Object.fromEntries(names.map((name) => [name, database.prepare(`select * from ${name}`).all()]));
  }, path);
}

/** A number that `pragma` answers. */
export function pragmaOf(name: string, path = databasePath()): unknown {
  return withDatabase((database) => database.pragma(name, { simple: true }), path);
}

/** The bytes of a file, for comparing. */
export function bytesOf(path = databasePath()): string {
  return readFileSync(path).toString("base64");
}
