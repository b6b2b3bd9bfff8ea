import { setImmediate as letOthersRun } from "node:timers/promises";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import { db } from "./connection.server";

/**
 * A query that every page asks, built and compiled once for each open database: that takes longer than running it.
 * Its values are placeholders.
 */
export function prepared<Query>(prepare: (database: BetterSQLite3Database) => Query): () => Query {
  let kept: { database: BetterSQLite3Database; query: Query } | undefined;
  return () => {
    const database = db();
    if (kept?.database !== database) kept = { database, query: prepare(database) };
    return kept.query;
  };
}

/**
 * A list of any length, a page at a time. Other requests are served between two pages.
 * @param read the rows that follow `last`, or the first ones; none at the end
 */
export async function* pages<Row>(read: (last: Row | undefined) => Row[]): AsyncGenerator<Row[]> {
  for (let rows = read(undefined); rows.length > 0; rows = read(rows.at(-1))) {
    yield rows;
    await letOthersRun();
  }
}
