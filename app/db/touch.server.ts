import { stat, utimes } from "node:fs/promises";

const ALIVE_MS = 2_000;
// As with jobs, only silence tells a killed process from a running one: see docs/decisions/0005.
const DEAD_MS = 60_000;

/**
 * Touches a file or folder while it is being written, so that others do not take it for abandoned.
 * @returns ends it
 */
export function keepTouched(path: string): () => void {
  const timer = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => undefined), ALIVE_MS);
  return () => clearInterval(timer);
}

/** Whether a file or folder exists that was not touched for a minute. */
export async function isLeft(path: string, now = Date.now()): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && found.mtimeMs < now - DEAD_MS;
}
