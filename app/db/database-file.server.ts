import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { env } from "~/http/config/env.server";
import { errorCode, errorMessage } from "~/http/config/log.server";
import { Database } from "./sqlite.server";

export const BUSY_MS = 5000;

/** "Quad" in ASCII: marks a database file as ours, in SQLite's application_id. */
export const APPLICATION_ID = 0x51756164;

export class DatabaseRefused extends Error {
  override name = "DatabaseRefused";
}

const DAMAGED = "is damaged or not a SQLite database. It was left untouched. Restore a backup with `npm run restore`.";

export function databasePath(): string {
  return join(env().DATA_DIR, "database.sqlite");
}

export function backupsPath(): string {
  return join(env().DATA_DIR, "backups");
}

/** The number of migrations applied. Throws DatabaseRefused on a damaged, foreign or newer file. */
export function inspectDatabase(path: string, known: number): number {
  if (!existsSync(path) || statSync(path).size === 0) return 0;
  const { version, application, tables } = readHeader(path);
  if (application !== APPLICATION_ID && (application !== 0 || version !== 0 || tables > 0)) {
    throw new DatabaseRefused(`${path} belongs to another program. It was left untouched.`);
  }
  if (version > known) {
    throw new DatabaseRefused(
      `${path} has version ${version}, but this release knows versions up to ${known}. It was left untouched. Start a newer release.`,
    );
  }
  return version;
}

function readHeader(path: string) {
  try {
    const database = openReadable(path);
    try {
      const check = database.pragma("quick_check(1)", { simple: true });
      if (check !== "ok") throw new DatabaseRefused(`${path} ${DAMAGED}`);
      return {
        version: Number(database.pragma("user_version", { simple: true })),
        application: Number(database.pragma("application_id", { simple: true })),
        tables: Number(database.prepare("select count(*) from sqlite_master").pluck().get()),
      };
    } finally {
      database.close();
    }
  } catch (error) {
    throw refusal(path, error);
  }
}

// Opening for writing rolls back what a crash left half written; no commit is lost.
function openReadable(path: string): Database {
  const database = new Database(path, { readonly: true, timeout: BUSY_MS });
  try {
    database.pragma("user_version");
    return database;
  } catch (error) {
    database.close();
    if (errorCode(error) !== "SQLITE_READONLY_ROLLBACK") throw error;
    return new Database(path, { timeout: BUSY_MS });
  }
}

export function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(errorCode(error));
}

export function refusal(path: string, error: unknown): DatabaseRefused {
  if (error instanceof DatabaseRefused) return error;
  const code = errorCode(error);
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return new DatabaseRefused(`${path} ${DAMAGED}`);
  if (isBusy(error)) {
    return new DatabaseRefused(`${path} is locked by another program. Stop that program and start again.`);
  }
  if (/^SQLITE_(READONLY|CANTOPEN|PERM)/.test(code)) {
    return new DatabaseRefused(`${path} cannot be written: check the folder's owner and permissions.`);
  }
  if (/^SQLITE_FULL/.test(code)) return new DatabaseRefused(`${path} cannot grow: the disk is full.`);
  return new DatabaseRefused(`${path} cannot be opened: ${errorMessage(error)}`);
}
