/** Shares of a drawing's width and height, from the upper left. */
export interface Place {
  x: number;
  y: number;
}

/** What a hand does with a drawing. Distances are shares of its width and height. */
export interface Handling {
  drag: (across: number, down: number, to: Place) => void;
  zoom: (factor: number, about: Place) => void;
  /** Nothing touches it any more. */
  rest: () => void;
}

// A notch of a wheel is 100 to 120 units: it makes things a fifth larger or smaller.
const PER_UNIT = 0.0018;
const UNITS_PER_LINE = 30;

/**
 * Lets mouse, fingers and pen drag a drawing, two fingers zoom it, and the wheel: with Ctrl, or while the focus is in the drawing,
 * as the page must scroll otherwise. Returns how to stop.
 */
export function watchHands(target: HTMLElement, handling: Handling): () => void {
  const touching = new Map<number, Place>();
  const stop = new AbortController();
  const { signal } = stop;
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || touching.size === 2) return;
    target.setPointerCapture(event.pointerId);
    touching.set(event.pointerId, placeIn(target, event));
  };
  const move = (event: PointerEvent) => {
    if (!touching.has(event.pointerId)) return;
    const before = spanOf([...touching.values()]);
    touching.set(event.pointerId, placeIn(target, event));
    const after = spanOf([...touching.values()]);
    handling.drag(after.x - before.x, after.y - before.y, after);
    if (before.width > 0 && after.width > 0) handling.zoom(before.width / after.width, after);
  };
  const up = (event: PointerEvent) => {
    if (touching.delete(event.pointerId) && touching.size === 0) handling.rest();
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !target.contains(document.activeElement)) return;
    event.preventDefault();
    handling.zoom(
      Math.exp(event.deltaY * (event.deltaMode === 0 ? 1 : UNITS_PER_LINE) * PER_UNIT),
      placeIn(target, event),
    );
    handling.rest();
  };
  target.addEventListener("pointerdown", down, { signal });
  target.addEventListener("pointermove", move, { signal });
  for (const type of ["pointerup", "pointercancel", "lostpointercapture"] as const)
    target.addEventListener(type, up, { signal });
  target.addEventListener("wheel", wheel, { signal, passive: false });
  return () => stop.abort();
}

function placeIn(target: HTMLElement, { clientX, clientY }: MouseEvent): Place {
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** The middle of one or two places, and how far apart they are. */
function spanOf([first, second]: Place[]) {
  if (!first) return { x: 0, y: 0, width: 0 };
  if (!second) return { ...first, width: 0 };
  return {
    x: (first.x + second.x) / 2,
    y: (first.y + second.y) / 2,
    width: Math.hypot(first.x - second.x, first.y - second.y),
  };
}
