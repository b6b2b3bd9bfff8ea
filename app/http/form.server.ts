/**
 * The fields of a posted form.
 * @throws a 400 Response where the body is not a form
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response("The form could not be read.", { status: 400 });
  }
}

/** A text field's value; an absent field, or a file in its place, counts as empty. */
export function textField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
