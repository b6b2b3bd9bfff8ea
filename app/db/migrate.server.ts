import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { APPLICATION_ID, DatabaseRefused } from "./database-file.server";
import type { Database } from "./sqlite.server";

interface Migration {
  name: string;
  statements: string[];
}

const journalSchema = z.object({ entries: z.array(z.object({ idx: z.number(), tag: z.string() })) });

/** The migrations that drizzle-kit wrote into `folder`, in order. */
export function readMigrations(folder: string): Migration[] {
  const journal = journalSchema.parse(JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")));
  return journal.entries
    .sort((a, b) => a.idx - b.idx)
    .map(({ tag }) => ({
      name: tag,
      statements: readFileSync(join(folder, `${tag}.sql`), "utf8").split("--> statement-breakpoint"),
    }));
}

/**
 * Applies the missing migrations, all or none. SQLite's write lock is taken before the version is read, so that a
 * second process that starts at the same time waits, and then finds nothing to do.
 * @param beforeChange called under the lock when there is something to apply to a database in use
 * @returns the names of the steps applied
 */
export async function migrate(
  database: Database,
  migrations: Migration[],
  beforeChange: (version: number) => Promise<void>,
): Promise<string[]> {
  // Rebuilding a table drops the old one and, with foreign keys on, every row that refers to it. SQLite ignores this
  // pragma inside the transaction, where the migration's own would be.
  database.pragma("foreign_keys = OFF");
  try {
    database.exec("begin immediate");
    const version = Number(database.pragma("user_version", { simple: true }));
    if (version > migrations.length) throw new DatabaseRefused("The database is newer than this release.");
    const missing = migrations.slice(version);
    if (version > 0 && missing.length > 0) await beforeChange(version);
    if (missing.length > 0) apply(database, missing, migrations.length);
    database.exec("commit");
    return missing.map(({ name }) => name);
  } catch (error) {
    if (database.inTransaction) database.exec("rollback");
    throw error;
  } finally {
    database.pragma("foreign_keys = ON");
  }
}

function apply(database: Database, missing: Migration[], version: number) {
  for (const { statements } of missing) for (const statement of statements) database.exec(statement);
  if (z.array(z.unknown()).parse(database.pragma("foreign_key_check")).length > 0) {
    throw new DatabaseRefused("The new schema would leave rows that refer to nothing. Nothing was changed.");
  }
  database.pragma(`application_id = ${APPLICATION_ID}`);
  database.pragma(`user_version = ${version}`);
}
