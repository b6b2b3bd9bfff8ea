import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { env } from "~/http/env.server";
import { SECRET_FILE } from "~/http/secret.server";
import { backupsPath, databasePath } from "./files.server";
import { DatabaseRefused, inspectDatabase } from "./inspect.server";

/** What a backup holds beside the database: the secret that opens its sealed tokens, and the stored files. */
const COMPANIONS = [SECRET_FILE, "files"];

/**
 * Copies database, secret and files into a new folder while the product goes on serving. The folder appears whole.
 * @param target the folder to make; by default one named after the moment
 * @returns the folder
 */
export async function backUp(target = join(backupsPath(), timeName())): Promise<string> {
  if (existsSync(target)) throw new DatabaseRefused(`${target} is there already: name a new folder.`);
  if (!existsSync(databasePath())) throw new DatabaseRefused(`There is no database at ${databasePath()}.`);
  const draft = `${target}.unfinished`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  await copyDatabase(databasePath(), join(draft, "database.sqlite"));
  copyCompanions(env().DATA_DIR, draft);
  renameSync(draft, target);
  return target;
}

/** The backup that every change of the schema takes first. */
export async function backUpBeforeMigration(path: string, version: number): Promise<void> {
  const target = join(dirname(path), "backups", `before-version-${version + 1}-${timeName()}`);
  await backUp(target);
}

/**
 * Puts a backup in the place of the present data, which is kept beside it in a folder of its own.
 * @returns the folder with what was there before, or null where there was nothing
 * @throws DatabaseRefused when the backup is not sound or a server has the database open
 */
export async function restore(source: string): Promise<string | null> {
  const copy = join(source, "database.sqlite");
  if (!existsSync(copy)) throw new DatabaseRefused(`${source} is not a backup: it has no database.sqlite.`);
  inspectDatabase(copy, Number.MAX_SAFE_INTEGER);
  mkdirSync(env().DATA_DIR, { recursive: true, mode: 0o700 });
  const path = databasePath();
  if (existsSync(path)) requireNobodyConnected(path);
  await copyDatabase(copy, `${path}.restoring`);
  const kept = moveAside(path);
  copyCompanions(source, env().DATA_DIR);
  renameSync(`${path}.restoring`, path);
  return kept;
}

// The present database is moved, not copied: it may be the damaged one that is being replaced.
function moveAside(path: string): string | null {
  if (!existsSync(path)) return null;
  const kept = join(backupsPath(), `before-restore-${timeName()}`);
  mkdirSync(kept, { recursive: true, mode: 0o700 });
  for (const part of ["", "-wal", "-shm"]) {
    if (existsSync(path + part)) renameSync(path + part, join(kept, `database.sqlite${part}`));
  }
  copyCompanions(env().DATA_DIR, kept);
  return kept;
}

// SQLite leaves write-ahead logging only when no other connection has the file open.
function requireNobodyConnected(path: string) {
  const database = new Database(path, { timeout: 0 });
  try {
    database.pragma("journal_mode = DELETE");
  } catch (error) {
    const busy = error instanceof Database.SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code);
    if (busy) throw new DatabaseRefused("The server is running. Stop it, then restore.");
  } finally {
    database.close();
  }
}

async function copyDatabase(from: string, to: string) {
  rmSync(to, { force: true });
  const database = new Database(from, { readonly: true, timeout: 5000 });
  try {
    await database.backup(to);
  } finally {
    database.close();
  }
}

function copyCompanions(from: string, to: string) {
  for (const name of COMPANIONS) {
    const source = join(from, name);
    if (!existsSync(source)) continue;
    const draft = join(to, `${name}.restoring`);
    rmSync(draft, { recursive: true, force: true });
    cpSync(source, draft, { recursive: true });
    rmSync(join(to, name), { recursive: true, force: true });
    renameSync(draft, join(to, name));
  }
}

function timeName(): string {
  return new Date().toISOString().replace(/[:.]/g, "-");
}
