import { useEffect } from "react";

/** Puts the focus on the first field that an answer finds fault with, so that its message is read. */
export function useFocusOnError(answer: object | undefined): void {
  useEffect(() => {
    if (answer) document.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [answer]);
}
