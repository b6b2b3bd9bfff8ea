import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import { db } from "./connection.server";

/**
 * A query that every page asks, put together and compiled once for each open database: that takes longer than running
 * it. Its values are placeholders.
 */
export function prepared<Query>(prepare: (database: BetterSQLite3Database) => Query): () => Query {
  let kept: { database: BetterSQLite3Database; query: Query } | undefined;
  return () => {
    const database = db();
    if (kept?.database !== database) kept = { database, query: prepare(database) };
    return kept.query;
  };
}
