import { accessSync, closeSync, constants, openSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import { env } from "~/http/config/env.server";
import { errorCode, errorMessage, log } from "~/http/config/log.server";
import { backUpBeforeMigration } from "./backup.server";
import { makeFolder } from "~/http/config/folder.server";
import { BUSY_MS, databasePath, DatabaseRefused, inspectDatabase, isBusy, refusal } from "./database-file.server";
import { migrate, readMigrations } from "./migrate.server";
import { Database } from "./sqlite.server";

interface Connection {
  sqlite: Database;
  orm: BetterSQLite3Database;
}

const RETRY_MS = 20;

let open: Connection | undefined;

export function db(): BetterSQLite3Database {
  return connection().orm;
}

/** Opens the data folder's database and migrates it. Throws DatabaseRefused. */
export async function openDatabase(migrationsFolder = "drizzle/sqlite"): Promise<void> {
  prepareFolder(env().DATA_DIR);
  const path = databasePath();
  const migrations = readMigrations(migrationsFolder);
  inspectDatabase(path, migrations.length);
  requireWritable(path);
  let sqlite: Database | undefined;
  try {
    sqlite = new Database(path, { timeout: BUSY_MS });
    await writeAhead(sqlite);
    sqlite.pragma(`synchronous = ${env().SQLITE_SYNCHRONOUS}`);
    const applied = await migrate(sqlite, migrations, backUpBeforeMigration);
    if (applied.length > 0) log.info("Database brought up to date", { steps: applied.join(" ") });
    open = { sqlite, orm: drizzle(sqlite) };
  } catch (error) {
    sqlite?.close();
    throw refusal(path, error);
  }
}

export function pingDatabase(): void {
  connection().sqlite.prepare("select 1").get();
}

export function closeDatabase(): void {
  open?.sqlite.close();
  open = undefined;
}

function connection(): Connection {
  if (!open) throw new Error("The database is not open.");
  return open;
}

// Two processes starting on a new file both change its mode; SQLite refuses one at once to avoid a deadlock.
async function writeAhead(sqlite: Database) {
  const deadline = Date.now() + BUSY_MS;
  sqlite.pragma("busy_timeout = 0");
  while (!hasChangedMode(sqlite, deadline)) await wait(RETRY_MS);
  sqlite.pragma(`busy_timeout = ${BUSY_MS}`);
}

function hasChangedMode(sqlite: Database, deadline: number): boolean {
  try {
    sqlite.pragma("journal_mode = WAL");
    return true;
  } catch (error) {
    if (!isBusy(error) || Date.now() > deadline) throw error;
    return false;
  }
}

// SQLite would open read-only files too, and fail at each write.
function requireWritable(path: string) {
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    try {
      closeSync(openSync(file, "r+"));
    } catch (error) {
      if (errorCode(error) === "ENOENT") continue;
      throw new DatabaseRefused(`${file} cannot be written: check its owner and permissions (${errorMessage(error)}).`);
    }
  }
}

function prepareFolder(folder: string) {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new DatabaseRefused(`The data folder ${folder} cannot be written: ${errorMessage(error)}`);
  }
}
