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

export function readMigrations(folder: string): Migration[] {
  const journal = journalSchema.parse(JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")));
  return journal.entries
    .sort((a, b) => a.idx - b.idx)
    .map(({ tag }) => ({
      name: tag,
      statements: readFileSync(join(folder, `${tag}.sql`), "utf8").split("--> statement-breakpoint"),
    }));
}

/** Applies the missing migrations, all or none. The write lock makes a second process wait. */
export async function migrate(
  database: Database,
  migrations: Migration[],
  beforeChange: (version: number) => Promise<void>,
): Promise<string[]> {
  // Rebuilding a table would cascade its deletion. SQLite ignores this pragma inside the transaction.
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
