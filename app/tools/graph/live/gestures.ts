import { type RefObject, useEffect, useRef } from "react";

/** Shares of the drawing's width and height, from the upper left. */
export interface RelativePoint {
  x: number;
  y: number;
}

export interface GestureHandlers {
  drag: (across: number, down: number, to: RelativePoint) => void;
  zoom: (factor: number, about: RelativePoint) => void;
  end: () => void;
}

// A notch of a wheel is 100 to 120 units: it zooms by a fifth.
const PER_UNIT = 0.0018;
const UNITS_PER_LINE = 30;

export function useGestures(pad: RefObject<HTMLElement>, handlers: GestureHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (!pad.current) return;
    return watchGestures(pad.current, {
      drag: (...by) => latest.current.drag(...by),
      zoom: (...by) => latest.current.zoom(...by),
      end: () => latest.current.end(),
    });
  }, [pad]);
}

/** The page must scroll, so the wheel zooms only with Ctrl or while the drawing has the focus. */
function watchGestures(target: HTMLElement, handlers: GestureHandlers): () => void {
  const touching = new Map<number, RelativePoint>();
  const stop = new AbortController();
  const { signal } = stop;
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || touching.size === 2) return;
    target.setPointerCapture(event.pointerId);
    touching.set(event.pointerId, pointIn(target, event));
  };
  const move = (event: PointerEvent) => {
    if (!touching.has(event.pointerId)) return;
    const before = pinchOf([...touching.values()]);
    touching.set(event.pointerId, pointIn(target, event));
    const after = pinchOf([...touching.values()]);
    handlers.drag(after.x - before.x, after.y - before.y, after);
    if (before.width > 0 && after.width > 0) handlers.zoom(before.width / after.width, after);
  };
  const up = (event: PointerEvent) => {
    if (touching.delete(event.pointerId) && touching.size === 0) handlers.end();
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !target.contains(document.activeElement)) return;
    event.preventDefault();
    const units = event.deltaY * (event.deltaMode === 0 ? 1 : UNITS_PER_LINE);
    handlers.zoom(Math.exp(units * PER_UNIT), pointIn(target, event));
    handlers.end();
  };
  target.addEventListener("pointerdown", down, { signal });
  target.addEventListener("pointermove", move, { signal });
  for (const type of ["pointerup", "pointercancel", "lostpointercapture"] as const)
    target.addEventListener(type, up, { signal });
  target.addEventListener("wheel", wheel, { signal, passive: false });
  return () => stop.abort();
}

function pointIn(target: HTMLElement, { clientX, clientY }: MouseEvent): RelativePoint {
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

function pinchOf([first, second]: RelativePoint[]) {
  if (!first) return { x: 0, y: 0, width: 0 };
  if (!second) return { ...first, width: 0 };
  return {
    x: (first.x + second.x) / 2,
    y: (first.y + second.y) / 2,
    width: Math.hypot(first.x - second.x, first.y - second.y),
  };
}
