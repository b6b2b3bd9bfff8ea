import { and, count, eq, isNull, lt } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { hashId } from "./sealed.server";
import { savedDrafts } from "~/db/schema.server";

const HELD_MS = 3_600_000;
// Visitors without a session can make these rows, so their number is bounded: for each owner, that nobody fills up
// another's share.
const MOST_ROWS = 1000;

/** A form as it was typed, for one page. `userId` is null where nobody knows whose it is. */
interface SavedDraft {
  userId: string | null;
  path: string;
  fields: string;
}

/** Keeps a form for an hour under `id`. Returns false when too many of its owner's are kept already. */
export async function keepDraft(id: string, form: SavedDraft, now = Date.now()): Promise<boolean> {
  const sameOwner = form.userId === null ? isNull(savedDrafts.userId) : eq(savedDrafts.userId, form.userId);
  const kept = db().select({ rows: count() }).from(savedDrafts).where(sameOwner).get()?.rows ?? 0;
  if (kept >= MOST_ROWS) return false;
  db()
    .insert(savedDrafts)
    .values({ ...form, idHash: hashId(id), heldAt: now })
    .run();
  return true;
}

/** Erases the forms whose hour is over. */
export async function eraseOldDrafts(now = Date.now()): Promise<void> {
  db()
    .delete(savedDrafts)
    .where(lt(savedDrafts.heldAt, now - HELD_MS))
    .run();
}

/** Takes the form that was kept under `id` for this page, if it is not too old. It is gone afterwards. */
export async function takeStoredDraft(id: string, path: string, now = Date.now()): Promise<SavedDraft | null> {
  // All rows, though it is one: whoever gets the first alone is not told when the commit after it fails.
  const [row] = db()
    .delete(savedDrafts)
    .where(and(eq(savedDrafts.idHash, hashId(id)), eq(savedDrafts.path, path)))
    .returning()
    .all();
  return row && now - row.heldAt <= HELD_MS ? row : null;
}
