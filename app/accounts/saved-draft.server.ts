import * as z from "zod";
import { signedCookie } from "~/http/pages/cookies.server";
import { readForm } from "~/http/forms/form.server";
import { errorText, log } from "~/http/config/log.server";
import { isPageView } from "~/http/pages/page-view.server";
import { keepDraft, takeStoredDraft } from "./draft-store.server";
import { newId } from "./sealed.server";

const MOST_CHARACTERS = 64_000;
const fieldsSchema = z.record(z.string(), z.string());

/**
 * Keeps the text fields of a form whose sender's session is over. Files are not kept.
 * @param owner whose session it was, where that is known
 * @returns Set-Cookie headers that let the same browser have it back
 */
export async function saveDraft(request: Request, owner: string | null): Promise<string[]> {
  const form = await readForm(request);
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const fields = JSON.stringify(Object.fromEntries(texts));
  if (texts.length === 0 || fields.length > MOST_CHARACTERS) return [];
  const id = newId();
  const kept = await keepDraft(id, { userId: owner, path: new URL(request.url).pathname, fields });
  return kept ? [await draftCookie().serialize(id)] : [];
}

/**
 * The fields that were kept for this page, once, and only for the person whose session they were posted in. A prefetch
 * or HEAD leaves them to the visit.
 */
export async function takeDraft(request: Request, userId: string): Promise<Record<string, string> | null> {
  const header = request.headers.get("Cookie");
  if (!header?.includes("saved-draft=") || !isPageView(request)) return null;
  const id: unknown = await draftCookie().parse(header);
  if (typeof id !== "string") return null;
  const row = await takeRow(id, new URL(request.url).pathname);
  if (!row || (row.userId !== null && row.userId !== userId)) return null;
  return fieldsSchema.parse(JSON.parse(row.fields));
}

// A full disk has to let go of nothing: the form stays for another visit, and the page opens.
async function takeRow(id: string, path: string) {
  try {
    return await takeStoredDraft(id, path);
  } catch (error) {
    log.error("What had been typed could not be given back", { error: errorText(error) });
    return null;
  }
}

function draftCookie() {
  return signedCookie("saved-draft", { maxAge: 3600 });
}
