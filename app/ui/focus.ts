import { type RefObject, useEffect, useRef } from "react";

export function useFocusOnError(answer: object | undefined): void {
  useEffect(() => {
    if (answer) document.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [answer]);
}

/** Moves the focus to what arrives while the page is open, except from a longer text being typed. */
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
