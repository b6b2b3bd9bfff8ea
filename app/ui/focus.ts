import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to the first invalid field of an answer, so that its message is read. */
export function useFocusOnError(answer: object | undefined): void {
  useEffect(() => {
    if (answer) document.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [answer]);
}

/**
 * Moves the focus to what arrives while the page is open, but not to what was there from the start.
 * Somebody writing a longer text keeps the focus.
 */
export function useFocusOnArrival<Target extends HTMLElement>(arrived: boolean): RefObject<Target> {
  const target = useRef<Target>(null);
  const before = useRef(arrived);
  useEffect(() => {
    const isTyping = document.activeElement?.tagName === "TEXTAREA";
    if (arrived && !before.current && !isTyping) target.current?.focus();
    before.current = arrived;
  }, [arrived]);
  return target;
}
