import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { useFocusOnError } from "~/ui/focus";
import { toolById } from "../registry";
import { DOCUMENT_BYTES } from "~/http/uploads/size-limits";
import { DOCUMENT_FIELD, TOO_LARGE } from "./uploaded-file";

/** A new object for each answer. */
export interface UploadProblem {
  error: string;
}

const { path: PATH } = toolById("document");

export function UploadForm({ problem, chooseAgain = false }: { problem?: UploadProblem; chooseAgain?: boolean }) {
  const [tooLarge, setTooLarge] = useState<UploadProblem>();
  const { state, formAction } = useNavigation();
  const busy = state !== "idle" && formAction === PATH;
  const shown = tooLarge ?? problem;
  useFocusOnError(shown);
  // Checked here too, so that nobody uploads ten megabytes only to be refused.
  const check = (event: FormEvent<HTMLFormElement>) => {
    const found = isTooLarge(event.currentTarget) ? { error: TOO_LARGE } : undefined;
    if (found || busy) event.preventDefault();
    setTooLarge(found);
  };
  return (
    <Form method="post" action={PATH} encType="multipart/form-data" onSubmit={check} className="card" noValidate>
      <label htmlFor="document" className="block font-semibold">
        Your document
      </label>
      <p id="document-hint" className="mb-2 text-pencil">
        A PDF or a Word document (.docx), up to 10MB.
      </p>
      <input
        id="document"
        type="file"
        name={DOCUMENT_FIELD}
        accept=".pdf,.docx"
        className="field"
        aria-invalid={shown ? true : undefined}
        aria-describedby={shown ? "document-error document-hint" : "document-hint"}
      />
      {shown ? (
        <p id="document-error" role="alert" className="mt-1 text-wrong">
          {shown.error}
        </p>
      ) : null}
      {chooseAgain && !shown ? (
        <p className="mt-2" role="status">
          Your file was not kept while you signed in. Please choose it again.
        </p>
      ) : null}
      <button type="submit" className="button mt-4" aria-disabled={busy || undefined}>
        {busy ? "Uploading..." : "Analyze Document"}
      </button>
    </Form>
  );
}

function isTooLarge(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem(DOCUMENT_FIELD);
  return field instanceof HTMLInputElement && [...(field.files ?? [])].some(({ size }) => size > DOCUMENT_BYTES);
}
