import { type FormEvent, useEffect, useRef } from "react";
import type { GraphPageData } from "./page.server";

/**
 * Restores the focus after the form has been submitted and rendered anew: to the same field or button, to a row that was added, or
 * to the row that has moved up where one was removed.
 * @returns the form's onSubmit
 */
export function useSubmitFocus(page: GraphPageData): (event: FormEvent) => void {
  const sent = useRef<{ from: Element | null; row: number } | null>(null);
  useEffect(() => {
    const form = document.forms.namedItem("graph");
    if (!sent.current || !form) return;
    const { from, row } = sent.current;
    sent.current = null;
    // The user may have moved the focus elsewhere in the meantime.
    if (document.activeElement !== document.body && document.activeElement !== from) return;
    const rows = [...form.querySelectorAll<HTMLElement>("[name=equation]")];
    const target = row < 0 ? document.getElementById(from?.id ?? "") : (rows[row] ?? rows.at(-1));
    target?.focus();
  }, [page]);
  return ({ nativeEvent }) => {
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const name = button?.getAttribute("name");
    const row = name === "without" ? Number(button?.getAttribute("value")) : name === "add" ? Infinity : -1;
    sent.current = { from: document.activeElement, row };
  };
}
