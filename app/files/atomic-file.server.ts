import { createWriteStream, type WriteStream } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isAbandoned, touchRegularly } from "~/db/touch.server";
import { errorCode } from "~/http/config/log.server";

const ENDING = ".part";

const ours = new Set<string>();

/** The file appears at `path` completely or not at all. */
export async function writeFileAtomically(
  path: string,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const part = path + ENDING;
  ours.add(part);
  const untouch = touchRegularly(part);
  const file = createWriteStream(part, { mode: 0o600, flush: true });
  try {
    await pipeline(Readable.from(content, { objectMode: false }), file);
    await rename(part, path);
  } catch (error) {
    // A pending open would create it again.
    await closed(file);
    await rm(part, { force: true });
    throw error;
  } finally {
    untouch();
    ours.delete(part);
  }
}

function closed(file: WriteStream): Promise<void> {
  return new Promise((resolve) => (file.closed ? resolve() : file.once("close", resolve)));
}

export async function removeUnfinished(folder: string, now = Date.now()): Promise<void> {
  for (const name of await filesBelow(folder)) {
    const path = join(folder, name);
    if (name.endsWith(ENDING) && !ours.has(path) && (await isAbandoned(path, now))) await rm(path, { force: true });
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  try {
    return await readdir(folder, { recursive: true });
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}
