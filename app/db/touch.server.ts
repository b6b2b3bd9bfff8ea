import { stat, utimes } from "node:fs/promises";

const ALIVE_MS = 2_000;
// Only silence tells a killed process from a running one: see docs/decisions/0005.
const DEAD_MS = 60_000;

/** Keeps others from taking a file or folder that is being written for abandoned. Returns its end. */
export function touchRegularly(path: string): () => void {
  const timer = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => undefined), ALIVE_MS);
  return () => clearInterval(timer);
}

export async function isAbandoned(path: string, now = Date.now()): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && found.mtimeMs < now - DEAD_MS;
}
