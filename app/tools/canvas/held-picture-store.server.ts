import { and, desc, eq, gte, isNull, lt, notInArray, sql } from "drizzle-orm";
import { hashId, newId } from "~/accounts/sealed.server";
import { db } from "~/db/connection.server";
import { heldPictures } from "~/db/schema.server";

const HELD_MS = 3_600_000;

/** How many pictures of one learner, and of all visitors together, are kept: a new one takes the place of the oldest. */
export const MOST_HELD = { learner: 1, visitors: 32 };

/**
 * Keeps an uploaded picture for an hour, for the form that it came with to be sent once more.
 * @param userId whose it is; null for a visitor's
 * @returns the id to ask for it by, which nobody can guess
 */
export async function keepPicture(userId: string | null, picture: string, now = Date.now()): Promise<string> {
  const id = newId();
  db().transaction((within) => {
    within
      .insert(heldPictures)
      .values({ idHash: hashId(id), userId, picture, heldAt: now })
      .run();
    const newest = within
      .select({ idHash: heldPictures.idHash })
      .from(heldPictures)
      .where(isOf(userId))
      .orderBy(desc(heldPictures.heldAt), desc(sql`rowid`))
      .limit(userId ? MOST_HELD.learner : MOST_HELD.visitors);
    within
      .delete(heldPictures)
      .where(and(isOf(userId), notInArray(heldPictures.idHash, newest)))
      .run();
  });
  return id;
}

/** The picture that is kept under `id`, or null: it was another's, or has gone meanwhile. */
export async function findPicture(userId: string | null, id: string, now = Date.now()): Promise<string | null> {
  const isKept = and(eq(heldPictures.idHash, hashId(id)), isOf(userId), gte(heldPictures.heldAt, now - HELD_MS));
  const row = db().select().from(heldPictures).where(isKept).get();
  return row?.picture ?? null;
}

/** Erases the pictures whose hour is over. */
export async function erasePictures(now = Date.now()): Promise<void> {
  db()
    .delete(heldPictures)
    .where(lt(heldPictures.heldAt, now - HELD_MS))
    .run();
}

function isOf(userId: string | null) {
  return userId === null ? isNull(heldPictures.userId) : eq(heldPictures.userId, userId);
}
