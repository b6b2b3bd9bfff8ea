import { type RefObject, useEffect, useRef } from "react";

/** The heading of what a page has waited for: it takes the focus where that came while the page was open. */
export function useArrival(arrived: boolean): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return heading;
}
