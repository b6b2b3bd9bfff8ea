import { createWriteStream, type WriteStream } from "node:fs";
import { readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { errorText, log } from "~/http/log.server";

const ENDING = ".part";
const ALIVE_MS = 2_000;
// As with jobs, nothing but silence tells a killed process from one that lives beside this: see docs/decisions/0005.
const DEAD_MS = 60_000;

const ours = new Set<string>();

/** Writes a file that appears at `path` whole or not at all. */
export async function writeWhole(path: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
  const part = path + ENDING;
  ours.add(part);
  // A film may be long in coming: what is still written to is told from what was left behind.
  const alive = setInterval(() => void utimes(part, new Date(), new Date()).catch(() => undefined), ALIVE_MS);
  const file = createWriteStream(part, { mode: 0o600, flush: true });
  try {
    await pipeline(Readable.from(content, { objectMode: false }), file);
    await rename(part, path);
  } catch (error) {
    // It may still be about to be opened, which would make it anew.
    await closed(file);
    await rm(part, { force: true });
    throw error;
  } finally {
    clearInterval(alive);
    ours.delete(part);
  }
}

function closed(file: WriteStream): Promise<void> {
  return new Promise((resolve) => (file.closed ? resolve() : file.once("close", resolve)));
}

/** Removes what killed processes have left unfinished below a folder, now and every minute. */
export function keepTidy(folder: string): void {
  const tidy = () => removeUnfinished(folder).catch(reportLeft);
  setInterval(() => void tidy(), DEAD_MS).unref();
  void tidy();
}

/** Removes unfinished files that nobody has touched for a minute before `now`. */
export async function removeUnfinished(folder: string, now = Date.now()): Promise<void> {
  for (const name of await filesBelow(folder)) {
    const path = join(folder, name);
    if (!name.endsWith(ENDING) || ours.has(path)) continue;
    // Another process may have finished it just now.
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < now - DEAD_MS) await rm(path, { force: true });
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  try {
    return await readdir(folder, { recursive: true });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

function reportLeft(error: unknown) {
  log.error("Unfinished files could not be removed", { error: errorText(error) });
}
