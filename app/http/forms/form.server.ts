import { messagePage } from "../pages/message-page.server";

const UNREADABLE = messagePage(
  "That could not be understood",
  "The form arrived incomplete. Go back and send it again.",
);

/** The fields of a posted form. Throws a 400 Response where the body is no form. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response(UNREADABLE, { status: 400, headers: { "Content-Type": "text/html; charset=utf-8" } });
  }
}

export function textField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
