import { type RefObject, useEffect, useRef } from "react";
import { type Handling, watchHands } from "./gestures";

/** Lets hands move a drawing; what they do may change from one rendering to the next. */
export function useHands(pad: RefObject<HTMLElement>, handling: Handling): void {
  const latest = useRef(handling);
  useEffect(() => {
    latest.current = handling;
  });
  useEffect(() => {
    if (!pad.current) return;
    return watchHands(pad.current, {
      drag: (...by) => latest.current.drag(...by),
      zoom: (...by) => latest.current.zoom(...by),
      rest: () => latest.current.rest(),
    });
  }, [pad]);
}
