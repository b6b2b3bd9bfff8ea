import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { makeFolder } from "./files.server";
import { DatabaseRefused } from "./inspect.server";
import { isLeft, keepTouched } from "./touch.server";

const ENDING = ".unfinished";

/**
 * Makes a folder that is there under its name with everything in it, or not at all.
 * @param fill writes into the folder as it is called until then
 * @throws DatabaseRefused when another process is making it
 */
export async function makeWhole(folder: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const draft = folder + ENDING;
  await takeDraft(draft);
  const untouch = keepTouched(draft);
  try {
    await fill(draft);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  } finally {
    untouch();
  }
}

/** Removes what killed processes have left unfinished in a folder, where its name begins with `prefix`. */
export async function removeDrafts(folder: string, prefix = "", now = Date.now()): Promise<void> {
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    const path = join(folder, name);
    if (!name.startsWith(prefix) || !name.endsWith(ENDING) || !(await isLeft(path, now))) continue;
    await rm(path, { recursive: true, force: true });
  }
}

async function takeDraft(draft: string) {
  makeFolder(dirname(draft));
  if (await isLeft(draft)) rmSync(draft, { recursive: true, force: true });
  try {
    mkdirSync(draft, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(draft)) throw error;
    throw new DatabaseRefused(`${draft} is being written. If whoever wrote it was stopped, try again in a minute.`);
  }
}
