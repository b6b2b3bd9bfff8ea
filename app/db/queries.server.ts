import { setImmediate as letOthersRun } from "node:timers/promises";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import { db } from "./connection.server";

/** Compiles a frequent query once per open database, which takes longer than running it. */
export function prepared<Query>(prepare: (database: BetterSQLite3Database) => Query): () => Query {
  let kept: { database: BetterSQLite3Database; query: Query } | undefined;
  return () => {
    const database = db();
    if (kept?.database !== database) kept = { database, query: prepare(database) };
    return kept.query;
  };
}

/** Reads a list of any length page by page, serving other requests in between. */
export async function* pages<Row>(read: (last: Row | undefined) => Row[]): AsyncGenerator<Row[]> {
  for (let rows = read(undefined); rows.length > 0; rows = read(rows.at(-1))) {
    yield rows;
    await letOthersRun();
  }
}
