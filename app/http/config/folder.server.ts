import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  // Node's `recursive` hangs where not even root may make a folder, as in /proc.
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}
