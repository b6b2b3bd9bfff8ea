import * as z from "zod";
import { errorMessage, log } from "~/http/config/log.server";
import { readForm } from "~/http/forms/form.server";
import { signedCookie } from "~/http/pages/cookies.server";
import { isPageView } from "~/http/pages/page-view.server";
import { saveForm, takeForm } from "./draft-store.server";

const MOST_CHARACTERS = 64_000;
const fieldsSchema = z.record(z.string(), z.string());

/** Saves the text fields of a form whose session is over. Returns cookies that let the same browser have them back. */
export async function saveDraft(request: Request, owner: string | null): Promise<string[]> {
  const form = await readForm(request);
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const fields = JSON.stringify(Object.fromEntries(texts));
  if (texts.length === 0 || fields.length > MOST_CHARACTERS) return [];
  const id = await saveForm(owner, new URL(request.url).pathname, fields);
  return id ? [await draftCookie().serialize(id)] : [];
}

/** Gives the fields back once, to the person who posted them. A prefetch or HEAD leaves them to the page view. */
export async function takeDraft(request: Request, userId: string): Promise<Record<string, string> | null> {
  const header = request.headers.get("Cookie");
  if (!header?.includes("saved-draft=") || !isPageView(request)) return null;
  const id: unknown = await draftCookie().parse(header);
  if (typeof id !== "string") return null;
  const draft = await takeOrLeave(id, new URL(request.url).pathname);
  if (!draft || (draft.userId !== null && draft.userId !== userId)) return null;
  return fieldsSchema.parse(JSON.parse(draft.fields));
}

// On a full disk the page opens without the draft, which stays for another visit.
async function takeOrLeave(id: string, page: string) {
  try {
    return await takeForm(id, page);
  } catch (error) {
    log.error("A saved draft could not be restored", { error: errorMessage(error) });
    return null;
  }
}

function draftCookie() {
  return signedCookie("saved-draft", { maxAge: 3600 });
}
