import { accessSync, constants } from "node:fs";
import { Database } from "./sqlite.server";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import { env } from "~/http/env.server";
import { errorText, log } from "~/http/log.server";
import { backUpBeforeMigration } from "./backup.server";
import { databasePath, makeFolder } from "./files.server";
import { DatabaseRefused, inspectDatabase, refusal } from "./inspect.server";
import { migrate, readMigrations } from "./migrate.server";

interface Connection {
  sqlite: Database;
  orm: BetterSQLite3Database;
}

let open: Connection | undefined;

/** The open database, for stores. Throws when openDatabase was not called first. */
export function db(): BetterSQLite3Database {
  return connection().orm;
}

/**
 * Opens the database of the settings' data folder, bringing its schema up to date.
 * @throws DatabaseRefused with a message for the person who runs the server
 */
export async function openDatabase(migrationsFolder = "drizzle/sqlite"): Promise<void> {
  prepareFolder(env().DATA_DIR);
  const path = databasePath();
  const migrations = readMigrations(migrationsFolder);
  inspectDatabase(path, migrations.length);
  let sqlite: Database | undefined;
  try {
    sqlite = new Database(path, { timeout: 5000 });
    configure(sqlite);
    const applied = await migrate(sqlite, migrations, (version) => backUpBeforeMigration(path, version));
    if (applied.length > 0) log.info("Database brought up to date", { steps: applied.join(" ") });
    open = { sqlite, orm: drizzle(sqlite) };
  } catch (error) {
    sqlite?.close();
    throw refusal(path, error);
  }
}

/** Whether the database answers: throws when it does not. */
export function pingDatabase(): void {
  connection().sqlite.prepare("select 1").get();
}

/** Closes the database; everything written is in its file then. */
export function closeDatabase(): void {
  open?.sqlite.close();
  open = undefined;
}

function connection(): Connection {
  if (!open) throw new Error("The database is not open.");
  return open;
}

function configure(sqlite: Database) {
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma(`synchronous = ${env().SQLITE_SYNCHRONOUS}`);
}

function prepareFolder(folder: string) {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new DatabaseRefused(`The data folder ${folder} cannot be written: ${errorText(error)}`);
  }
}
