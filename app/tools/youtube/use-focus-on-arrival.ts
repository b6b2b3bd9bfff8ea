import { type RefObject, useEffect, useRef } from "react";

/** What takes the focus when something arrives while the page is open; not where it was there from the start. */
export function useFocusOnArrival<Target extends HTMLElement>(arrived: boolean): RefObject<Target> {
  const target = useRef<Target>(null);
  const before = useRef(arrived);
  useEffect(() => {
    if (arrived && !before.current) target.current?.focus();
    before.current = arrived;
  }, [arrived]);
  return target;
}
