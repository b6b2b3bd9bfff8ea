import { chmodSync, existsSync, linkSync, renameSync, rmSync } from "node:fs";
import { cp, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { env } from "~/http/config/env.server";
import { errorCode, errorText, log } from "~/http/config/log.server";
import { SECRET_FILE } from "~/http/config/secret.server";
import { makeWhole, removeUnfinishedFolders } from "./whole-folder.server";
import { makeFolder } from "~/http/config/folder.server";
import { backupsPath, BUSY_MS, databasePath, DatabaseRefused, inspectDatabase, isBusy } from "./database-file.server";
import { Database } from "./sqlite.server";

/** What a backup holds beside the database: the secret that opens its sealed tokens, and the stored files. */
const COMPANIONS = [SECRET_FILE, "files"];
const DATABASE = "database.sqlite";
const UNFINISHED = ".part";
const RESTORING = "restoring-";

/**
 * Copies database, secret and files into a new folder while the product goes on serving. The folder appears whole.
 * @param target the folder to make; by default one named after the moment
 * @returns the folder
 */
export async function backUp(target = join(backupsPath(), timeName())): Promise<string> {
  if (existsSync(target)) throw new DatabaseRefused(`${target} is there already: name a new folder.`);
  if (!existsSync(databasePath())) throw new DatabaseRefused(`There is no database at ${databasePath()}.`);
  await removeUnfinishedBackups().catch(reportLeft);
  await makeWhole(target, (unfinished) => copyAll(databasePath(), env().DATA_DIR, unfinished));
  return target;
}

/** Removes what backups and restores have left that were killed. What nobody has touched for a minute counts as left. */
export async function removeUnfinishedBackups(now = Date.now()): Promise<void> {
  await removeUnfinishedFolders(backupsPath(), "", now);
  await removeUnfinishedFolders(env().DATA_DIR, RESTORING, now);
}

/** The backup that every change of the schema takes first. */
export async function backUpBeforeMigration(version: number): Promise<void> {
  await backUp(join(backupsPath(), `before-version-${version + 1}-${timeName()}`));
}

/**
 * Puts a backup in the place of the present data, which is kept beside it in a folder of its own.
 * @returns the folder with what was there before, or null where there was nothing
 * @throws DatabaseRefused when the backup is not sound or a server has the database open
 */
export async function restore(source: string): Promise<string | null> {
  const copy = join(source, DATABASE);
  if (!existsSync(copy)) throw new DatabaseRefused(`${source} is not a backup: it has no ${DATABASE}.`);
  if (inspectDatabase(copy, Number.MAX_SAFE_INTEGER) === 0) throw new DatabaseRefused(`${copy} is empty.`);
  makeFolder(env().DATA_DIR);
  if (existsSync(databasePath())) requireNobodyConnected(databasePath());
  const incoming = join(env().DATA_DIR, RESTORING + process.pid);
  await makeWhole(incoming, (unfinished) => copyAll(copy, source, unfinished));
  return putInPlace(incoming);
}

// All copying is done by now: a full disk or a crash has left the present data alone. What remains is renaming, and at
// no moment is there no database, which a server that starts would take for its first start.
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

// The present database keeps its bytes, for it may be the damaged one that is being replaced. None of its journals may
// stay: SQLite would apply them to the file that takes its place.
async function keepPresent(path: string): Promise<string> {
  const kept = join(backupsPath(), `before-restore-${timeName()}`);
  await makeWhole(kept, (unfinished) => copyCompanions(env().DATA_DIR, unfinished));
  linkSync(path, join(kept, DATABASE));
  for (const part of ["-wal", "-shm", "-journal"]) {
    if (existsSync(path + part)) renameSync(path + part, join(kept, DATABASE + part));
  }
  return kept;
}

// SQLite leaves write-ahead logging only when no other connection has the file open.
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
    // SQLite starts a copy over whenever somebody writes, so a busy server's would never end: read one moment's state.
    database.exec("begin");
    database.pragma("user_version");
    await database.backup(to);
    // Put back, it may lie in a folder that others can read.
    chmodSync(to, 0o600);
  } finally {
    database.close();
  }
  leaveWriteAheadLog(to);
}

// One file that can be read from a folder that cannot be written.
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

// The server goes on: a file that is half written is nobody's yet, and one that is gone when its turn comes was removed.
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
  log.warn("Unfinished backups could not be removed", { error: errorText(error) });
}

function timeName(): string {
  return new Date().toISOString().replace(/[:.]/g, "-");
}
