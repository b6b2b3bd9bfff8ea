import { closeSync, existsSync, fstatSync, mkdirSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { makeFolder } from "~/http/config/folder.server";
import { DatabaseRefused } from "./database-file.server";
import { isAbandoned, touchRegularly } from "./touch.server";

const ENDING = ".unfinished";

/** Creates a folder completely or not at all. Throws DatabaseRefused when another process interferes. */
export async function createFolderAtomically(
  folder: string,
  fill: (unfinished: string) => Promise<void>,
): Promise<void> {
  const unfinished = folder + ENDING;
  await claimName(unfinished);
  // While it is open, no other folder can get its inode.
  const handle = openSync(unfinished, "r");
  const untouch = touchRegularly(unfinished);
  try {
    await fill(unfinished);
    requireSame(handle, unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    requireSame(handle, unfinished);
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    untouch();
    closeSync(handle);
  }
}

export async function removeUnfinishedFolders(folder: string, prefix = "", now = Date.now()): Promise<void> {
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    const path = join(folder, name);
    if (!name.startsWith(prefix) || !name.endsWith(ENDING) || !(await isAbandoned(path, now))) continue;
    await rm(path, { recursive: true, force: true });
  }
}

async function claimName(unfinished: string) {
  makeFolder(dirname(unfinished));
  if (await isAbandoned(unfinished)) rmSync(unfinished, { recursive: true, force: true });
  try {
    mkdirSync(unfinished, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(unfinished)) throw error;
    throw new DatabaseRefused(
      `${unfinished} is being written. If whoever wrote it was stopped, try again in a minute.`,
    );
  }
}

// A paused process may have been taken for dead, and its folder replaced by another's.
function requireSame(handle: number, unfinished: string) {
  const made = fstatSync(handle, { bigint: true });
  const found = statSync(unfinished, { bigint: true, throwIfNoEntry: false });
  if (found?.dev === made.dev && found.ino === made.ino) return;
  throw new DatabaseRefused(
    `${unfinished} was removed while it was being written, as nobody had touched it for a minute. Try again.`,
  );
}
