import { messagePage } from "../pages/message-page.server";

const UNREADABLE = messagePage(
  "That could not be understood",
  "The form did not arrive whole. Go back, and send it again.",
);

/**
 * The fields of a posted form.
 * @throws a 400 Response where the body is not a form
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    // Where the route has no page of its own, this is what the person sees.
    throw new Response(UNREADABLE, { status: 400, headers: { "Content-Type": "text/html; charset=utf-8" } });
  }
}

/** A text field's value; an absent field, or a file in its place, counts as empty. */
export function textField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
