import { and, count, desc, eq, gte, isNull, lt, notInArray, sql } from "drizzle-orm";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import { db } from "~/db/connection.server";
import { savedDrafts } from "~/db/schema.server";
import { hashId, newId } from "./sealed.server";

const KEPT_MS = 3_600_000;
// Visitors without a session can make these rows, so each owner's share is bounded.
const MOST_FORMS = 1000;

export const MOST_PICTURES = { learner: 1, visitors: 32 };

type Owner = string | null;

/** Keeps a form's fields for an hour. Null when the owner has too many already. */
export async function saveForm(userId: Owner, page: string, fields: string, now = Date.now()): Promise<string | null> {
  const kept = db().select({ forms: count() }).from(savedDrafts).where(isOwn(userId, "form")).get()?.forms ?? 0;
  return kept < MOST_FORMS ? insert(db(), { userId, kind: "form", page, content: fields, savedAt: now }) : null;
}

/** Gives a form back once; null where its hour is over. */
export async function takeForm(
  id: string,
  page: string,
  now = Date.now(),
): Promise<{ userId: Owner; fields: string } | null> {
  // `all` for a single row: `get` would not report that the commit failed.
  const [row] = db()
    .delete(savedDrafts)
    .where(and(eq(savedDrafts.idHash, hashId(id)), eq(savedDrafts.page, page)))
    .returning()
    .all();
  return row && now - row.savedAt <= KEPT_MS ? { userId: row.userId, fields: row.content } : null;
}

export async function savePicture(userId: Owner, picture: string, now = Date.now()): Promise<string> {
  return db().transaction((within) => {
    const id = insert(within, { userId, kind: "picture", page: null, content: picture, savedAt: now });
    const newest = within
      .select({ idHash: savedDrafts.idHash })
      .from(savedDrafts)
      .where(isOwn(userId, "picture"))
      .orderBy(desc(savedDrafts.savedAt), desc(sql`rowid`))
      .limit(userId ? MOST_PICTURES.learner : MOST_PICTURES.visitors);
    within
      .delete(savedDrafts)
      .where(and(isOwn(userId, "picture"), notInArray(savedDrafts.idHash, newest)))
      .run();
    return id;
  });
}

export async function findPicture(userId: Owner, id: string, now = Date.now()): Promise<string | null> {
  const isKept = and(eq(savedDrafts.idHash, hashId(id)), gte(savedDrafts.savedAt, now - KEPT_MS));
  const row = db()
    .select()
    .from(savedDrafts)
    .where(and(isKept, isOwn(userId, "picture")))
    .get();
  return row?.content ?? null;
}

export async function eraseOldDrafts(now = Date.now()): Promise<void> {
  db()
    .delete(savedDrafts)
    .where(lt(savedDrafts.savedAt, now - KEPT_MS))
    .run();
}

type NewDraft = Omit<typeof savedDrafts.$inferInsert, "idHash">;

function insert(database: Pick<BetterSQLite3Database, "insert">, draft: NewDraft): string {
  const id = newId();
  database
    .insert(savedDrafts)
    .values({ ...draft, idHash: hashId(id) })
    .run();
  return id;
}

function isOwn(userId: Owner, kind: "form" | "picture") {
  const owner = userId === null ? isNull(savedDrafts.userId) : eq(savedDrafts.userId, userId);
  return and(owner, eq(savedDrafts.kind, kind));
}
