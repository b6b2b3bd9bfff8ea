import { useRef } from "react";
import { VIEW } from "../address/state";
import { turned, zoomed } from "../address/view";
import type { Scene } from "../scene";
import { windowInWords } from "./format-numbers";
import type { RelativePoint } from "./gestures";
import type { LiveView } from "./live-view";

export interface KeyCommands {
  move: (right: number, up: number, fast: boolean) => void;
  zoom: (direction: "in" | "out") => void;
  reset: () => void;
}

const ZOOM_IN = 0.8;
const SHARE = { slow: 0.05, fast: 0.25 };
const DEGREES = { slow: 5, fast: 15 };
const HALF_TURN = 180;

export function usePanZoom(view: LiveView<Scene>, say: (text: string) => void) {
  const isByKeys = useRef(false);
  const isSurface = () => view.snapshot().surface !== null;

  function drag(across: number, down: number) {
    isByKeys.current = false;
    if (isSurface()) view.redraw(turned(view.request, across * HALF_TURN, down * HALF_TURN));
    else view.pan(-across, down);
  }

  function zoom(factor: number, about?: RelativePoint) {
    isByKeys.current = false;
    if (isSurface()) view.redraw({ window: zoomed(view.shown, factor) });
    else view.zoom(factor, about);
  }

  const keys: KeyCommands = {
    move(right, up, isFast) {
      const speed = isFast ? "fast" : "slow";
      if (isSurface()) view.redraw(turned(view.request, right * DEGREES[speed], up * DEGREES[speed]));
      else view.pan(right * SHARE[speed], up * SHARE[speed]);
      isByKeys.current = true;
    },
    zoom(direction) {
      zoom(direction === "in" ? ZOOM_IN : 1 / ZOOM_IN);
      isByKeys.current = true;
    },
    reset() {
      view.redraw({ window: {}, ...VIEW });
      isByKeys.current = true;
    },
  };

  function announce() {
    if (!isByKeys.current) return;
    isByKeys.current = false;
    const { turn, tilt } = view.request;
    say(`${isSurface() ? `Turned by ${turn}°, tilted by ${tilt}°` : "Showing"}: ${windowInWords(view.shown)}`);
  }

  return { drag, zoom, keys, announce };
}

const ARROWS: Record<string, [right: number, up: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Returns whether the key has a command. */
export function runKey({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent, commands: KeyCommands): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  const arrow = ARROWS[key];
  if (arrow) commands.move(...arrow, shiftKey);
  else if (key === "+" || key === "=") commands.zoom("in");
  else if (key === "-" || key === "_") commands.zoom("out");
  else if (key === "0" || key === "Home") commands.reset();
  else return false;
  return true;
}
