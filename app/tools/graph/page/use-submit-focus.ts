import { type FormEvent, useEffect, useRef } from "react";
import type { GraphPageData } from "./page.server";

/**
 * Keeps the focus where somebody works whose form has been sent and comes back anew: in the same field or on the same button; in the
 * new row where one was added; in the row that has moved up where one was removed.
 * @returns what the form does when it is sent
 */
export function useSubmitFocus(page: GraphPageData): (event: FormEvent) => void {
  const sent = useRef<{ from: Element | null; row: number } | null>(null);
  useEffect(() => {
    const form = document.forms.namedItem("graph");
    if (!sent.current || !form) return;
    const { from, row } = sent.current;
    sent.current = null;
    // Who has gone elsewhere in the meantime is not called back.
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
