import { stat, utimes } from "node:fs/promises";

const ALIVE_MS = 2_000;
// As with jobs, nothing but silence tells a killed process from one that lives beside this: see docs/decisions/0005.
const DEAD_MS = 60_000;

/**
 * Touches a file or folder while something is written to it, so that others can tell it from what was left behind.
 * @returns ends it
 */
export function keepTouched(path: string): () => void {
  const timer = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => undefined), ALIVE_MS);
  return () => clearInterval(timer);
}

/** Whether something is there that nobody has touched for a minute before `now`. */
export async function isLeft(path: string, now = Date.now()): Promise<boolean> {
  // Another process may have finished it just now.
  const found = await stat(path).catch(() => null);
  return found !== null && found.mtimeMs < now - DEAD_MS;
}
