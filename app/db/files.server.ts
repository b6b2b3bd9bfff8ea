import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { env } from "~/http/env.server";

/** Where the database file is. Everything the product keeps lies in the one folder around it. */
export function databasePath(): string {
  return join(env().DATA_DIR, "database.sqlite");
}

/** Where backups are put unless another folder is named. */
export function backupsPath(): string {
  return join(env().DATA_DIR, "backups");
}

/** Makes a folder, and those above it, for nobody else to read. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  // Node's own recursive way never returns where not even root may make a folder, as in /proc.
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}
