import { messagePage } from "../pages/message-page.server";

const UNREADABLE = messagePage(
  "That could not be understood",
  "The form arrived incomplete. Go back and send it again.",
);

/**
 * The fields of a posted form.
 * @throws a 400 Response where the body is not a form
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    // Shown where the route has no page of its own.
    throw new Response(UNREADABLE, { status: 400, headers: { "Content-Type": "text/html; charset=utf-8" } });
  }
}

/** A text field's value; empty if the field is absent or a file. */
export function textField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
