import { Form, useNavigation } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { ASKS, LIKELY, LONGEST } from "./asks";
import { Keyboard } from "./keyboard";
import { Mistaken } from "./mistaken";
import type { TypedPage } from "./page-data";
import { Preview } from "./preview";
import { usePreview } from "./use-preview";

const NAMES = Object.entries(ASKS);

/** A GET form, so that every answer has an address. */
export function TypedForm({ page: { state, mistake, lines }, path }: { page: TypedPage; path: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { previewed, onInput } = usePreview();
  const hasScripts = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (mistake) field.current?.focus();
  }, [mistake]);
  const { state: navigation, location } = useNavigation();
  const isSolving = navigation === "loading" && new URLSearchParams(location.search).has("expression");
  const error = previewed ? null : mistake;
  return (
    <Form method="get" action={`${path}#answer`} id="typed" className="print:hidden">
      <label htmlFor="expression" className="mb-1 block font-semibold">
        Your problem
      </label>
      <textarea
        ref={field}
        id="expression"
        name="expression"
        rows={3}
        required
        maxLength={LONGEST}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="field block font-mono"
        defaultValue={state.expression}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "expression-error expression-help" : "expression-help"}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
        onKeyDown={submitOnControlEnter}
      />
      {error ? <Mistaken mistake={error} lines={lines} /> : null}
      <p id="expression-help" className="mt-1 text-sm text-pencil">
        One line for each equation, such as <code>2x + 3 = 11</code>, <code>factor x^2 - 5x + 6</code> or{" "}
        <code>int_0^1 x^2 dx</code>.
      </p>
      {previewed ? <Preview previewed={previewed} /> : null}
      {/* It needs scripts, so the page comes without it; its place is kept free. */}
      <div className="needs-script mt-3 min-h-[54px] sm:min-h-[104px]">
        {hasScripts ? <Keyboard field={field} /> : null}
      </div>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <label className="min-w-0">
          <span className="mb-1 block font-semibold">What to do</span>
          <select name="ask" defaultValue={state.ask ?? ""} className="field min-h-[44px]">
            <option value="">{LIKELY}</option>
            {NAMES.map(([ask, name]) => (
              <option key={ask} value={ask}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button">
          Solve
        </button>
        <p role="status" className="self-center">
          {isSolving ? "Solving..." : ""}
        </p>
      </div>
    </Form>
  );
}

function submitOnControlEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function subscribeToNothing() {
  return () => undefined;
}
