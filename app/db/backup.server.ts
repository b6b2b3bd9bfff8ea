import { chmodSync, existsSync, linkSync, renameSync, rmSync } from "node:fs";
import { cp, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { env } from "~/http/config/env.server";
import { errorCode, errorMessage, log } from "~/http/config/log.server";
import { SECRET_FILE } from "~/http/config/secret.server";
import { createFolderAtomically, removeUnfinishedFolders } from "./atomic-folder.server";
import { makeFolder } from "~/http/config/folder.server";
import { backupsPath, BUSY_MS, databasePath, DatabaseRefused, inspectDatabase, isBusy } from "./database-file.server";
import { Database } from "./sqlite.server";

const COMPANIONS = [SECRET_FILE, "files"];
const DATABASE = "database.sqlite";
const UNFINISHED = ".part";
const RESTORING = "restoring-";

/** Copies database, secret and files while the server runs. The folder appears once it is complete. */
export async function backUp(target = join(backupsPath(), timeName())): Promise<string> {
  if (existsSync(target)) throw new DatabaseRefused(`${target} is there already: name a new folder.`);
  if (!existsSync(databasePath())) throw new DatabaseRefused(`There is no database at ${databasePath()}.`);
  await removeUnfinishedBackups().catch(reportLeft);
  await createFolderAtomically(target, (unfinished) => copyAll(databasePath(), env().DATA_DIR, unfinished));
  return target;
}

export async function removeUnfinishedBackups(now = Date.now()): Promise<void> {
  await removeUnfinishedFolders(backupsPath(), "", now);
  await removeUnfinishedFolders(env().DATA_DIR, RESTORING, now);
}

export async function backUpBeforeMigration(version: number): Promise<void> {
  await backUp(join(backupsPath(), `before-version-${version + 1}-${timeName()}`));
}

/** Replaces the present data; returns the folder that keeps it, or null without any. Throws DatabaseRefused. */
export async function restore(source: string): Promise<string | null> {
  const copy = join(source, DATABASE);
  if (!existsSync(copy)) throw new DatabaseRefused(`${source} is not a backup: it has no ${DATABASE}.`);
  if (inspectDatabase(copy, Number.MAX_SAFE_INTEGER) === 0) throw new DatabaseRefused(`${copy} is empty.`);
  makeFolder(env().DATA_DIR);
  if (existsSync(databasePath())) requireNobodyConnected(databasePath());
  const incoming = join(env().DATA_DIR, RESTORING + process.pid);
  await createFolderAtomically(incoming, (unfinished) => copyAll(copy, source, unfinished));
  return putInPlace(incoming);
}

// Only renames remain, so a full disk does no harm. Without a database, a starting server would create one.
async function putInPlace(incoming: string): Promise<string | null> {
  const kept = existsSync(databasePath()) ? await keepPresent(databasePath()) : null;
  for (const name of COMPANIONS.filter((companion) => existsSync(join(incoming, companion)))) {
    rmSync(join(env().DATA_DIR, name), { recursive: true, force: true });
    renameSync(join(incoming, name), join(env().DATA_DIR, name));
  }
  renameSync(join(incoming, DATABASE), databasePath());
  rmSync(incoming, { recursive: true });
  return kept;
}

// Linked, not copied: it may be damaged. Its journals must go, or SQLite would apply them to the restored file.
async function keepPresent(path: string): Promise<string> {
  const kept = join(backupsPath(), `before-restore-${timeName()}`);
  await createFolderAtomically(kept, (unfinished) => copyCompanions(env().DATA_DIR, unfinished));
  linkSync(path, join(kept, DATABASE));
  for (const part of ["-wal", "-shm", "-journal"]) {
    if (existsSync(path + part)) renameSync(path + part, join(kept, DATABASE + part));
  }
  return kept;
}

// SQLite leaves WAL mode only when no other connection has the file open.
function requireNobodyConnected(path: string) {
  const database = new Database(path, { timeout: 0 });
  try {
    database.pragma("journal_mode = DELETE");
  } catch (error) {
    if (isBusy(error)) throw new DatabaseRefused("The server is running. Stop it, then restore.");
  } finally {
    database.close();
  }
}

async function copyAll(database: string, companions: string, unfinished: string) {
  await copyDatabase(database, join(unfinished, DATABASE));
  await copyCompanions(companions, unfinished);
  if (!existsSync(join(unfinished, DATABASE)))
    throw new DatabaseRefused(`${unfinished} has lost its ${DATABASE} while it was being written. Try again.`);
}

async function copyDatabase(from: string, to: string) {
  const database = new Database(from, { readonly: true, timeout: BUSY_MS });
  try {
    // SQLite restarts a copy at every write, which would never end on a busy server: copy one snapshot.
    database.exec("begin");
    database.pragma("user_version");
    await database.backup(to);
    // After a restore it may lie in a folder that others can read.
    chmodSync(to, 0o600);
  } finally {
    database.close();
  }
  leaveWriteAheadLog(to);
}

// Leaves a single file, readable from a read-only folder.
function leaveWriteAheadLog(path: string) {
  const database = new Database(path);
  database.pragma("journal_mode = DELETE");
  database.close();
}

async function copyCompanions(from: string, to: string) {
  for (const name of COMPANIONS) {
    if (existsSync(join(from, name))) await copyWhatStays(join(from, name), join(to, name));
  }
}

async function copyWhatStays(from: string, to: string) {
  if (from.endsWith(UNFINISHED)) return;
  try {
    if (!(await stat(from)).isDirectory()) return await cp(from, to);
    const names = await readdir(from);
    makeFolder(to);
    for (const name of names) await copyWhatStays(join(from, name), join(to, name));
  } catch (error) {
    if (errorCode(error) !== "ENOENT" || existsSync(from)) throw error;
  }
}

function reportLeft(error: unknown) {
  log.warn("Unfinished backups could not be removed", { error: errorMessage(error) });
}

function timeName(): string {
  return new Date().toISOString().replace(/[:.]/g, "-");
}
