import { useRef } from "react";
import type { Scene } from "../engine";
import { VIEW } from "../address/state";
import { turned, zoomed } from "../address/view";
import type { Place } from "./gestures";
import type { Steering } from "./keys";
import type { LiveView } from "./live-view";
import { windowInWords } from "./window-words";

const NEARER = 0.8;
const SHARE = { slow: 0.05, fast: 0.25 };
const DEGREES = { slow: 5, fast: 15 };
const HALF_TURN = 180;

/** Moves a plane, or turns a surface, by hand and by keys. What keys have done is said when it rests. */
export function useSteering(say: (text: string) => void) {
  const isByKeys = useRef(false);

  function drag(view: LiveView<Scene>, across: number, down: number) {
    isByKeys.current = false;
    if (isSpace(view)) view.redraw(turned(view.request, across * HALF_TURN, down * HALF_TURN));
    else view.pan(-across, down);
  }

  function zoom(view: LiveView<Scene>, factor: number, about?: Place) {
    isByKeys.current = false;
    if (isSpace(view)) view.redraw({ window: zoomed(view.shown, factor) });
    else view.zoom(factor, about);
  }

  function keysOf(view: LiveView<Scene>): Steering {
    return {
      move(right, up, isFast) {
        const speed = isFast ? "fast" : "slow";
        if (isSpace(view)) view.redraw(turned(view.request, right * DEGREES[speed], up * DEGREES[speed]));
        else view.pan(right * SHARE[speed], up * SHARE[speed]);
        isByKeys.current = true;
      },
      zoom(nearer) {
        zoom(view, nearer > 0 ? NEARER : 1 / NEARER);
        isByKeys.current = true;
      },
      home() {
        view.redraw({ window: {}, ...VIEW });
        isByKeys.current = true;
      },
    };
  }

  function tell(view: LiveView<Scene>) {
    if (!isByKeys.current) return;
    isByKeys.current = false;
    const { turn, tilt } = view.request;
    say(`${isSpace(view) ? `Turned by ${turn}°, tilted by ${tilt}°` : "Showing"}: ${windowInWords(view.shown)}`);
  }

  return { drag, zoom, keysOf, tell };
}

function isSpace(view: LiveView<Scene>): boolean {
  return view.snapshot().space !== null;
}
