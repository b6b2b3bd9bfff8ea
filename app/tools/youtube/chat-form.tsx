import { Form } from "@remix-run/react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";

export const LONGEST_MESSAGE = 2000;

export function ChatForm({ draft, error, waiting }: { draft: string; error: string | undefined; waiting: boolean }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!field.current) return;
    if (waiting) field.current.value = "";
    else if (draft && !field.current.value) field.current.value = draft;
  }, [waiting, draft]);

  function holdBack(event: FormEvent) {
    if (waiting || !field.current?.value.trim()) event.preventDefault();
  }
  return (
    <Form method="post" preventScrollReset className="mt-3" onSubmit={holdBack}>
      <label htmlFor="message" className="mb-1 block font-semibold">
        Your message
      </label>
      <textarea
        ref={field}
        id="message"
        name="message"
        rows={2}
        maxLength={LONGEST_MESSAGE}
        className="field"
        defaultValue={draft}
        onKeyDown={sendOnEnter}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "message-error" : undefined}
      />
      {error ? (
        <p id="message-error" role="alert" className="mt-1 text-wrong">
          {error}
        </p>
      ) : null}
      <button type="submit" className="button mt-2" aria-disabled={waiting || undefined}>
        Send
      </button>
    </Form>
  );
}

// A key that an input method has taken (UI Events, section 8.3): all that Safari says of a composition's last Enter.
const TAKEN = 229;

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  // While an input method composes, Enter picks a word.
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === TAKEN) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
