import { join } from "node:path";
import { env } from "~/http/config/env.server";

/** Where the database file is. Everything the product keeps lies in the one folder around it. */
export function databasePath(): string {
  return join(env().DATA_DIR, "database.sqlite");
}

/** Where backups are put unless another folder is named. */
export function backupsPath(): string {
  return join(env().DATA_DIR, "backups");
}
