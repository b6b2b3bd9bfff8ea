import type { PlotWindow } from "../plot/drawing";

/** What can be seen of a curve of points that a parameter runs through, at many of them. */
export interface PathFacts {
  start: { x: number; y: number } | null;
  end: { x: number; y: number } | null;
  closed: boolean;
  /** What the seen points lie in; null where there are none. */
  bounds: PlotWindow | null;
}

const STEPS = 1000;

/** Follows a curve from one parameter to the other. */
export function findPathFacts(pointAt: (parameter: number) => { x: number; y: number }, from: number, to: number): PathFacts {
  const points = Array.from({ length: STEPS + 1 }, (_, k) => pointAt(from + ((to - from) * k) / STEPS)).filter(({ x, y }) => Number.isFinite(x + y));
  const [start = null, end = null] = [points[0], points[points.length - 1]];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const bounds = start && { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
  const size = bounds ? bounds.right - bounds.left + bounds.top - bounds.bottom : 0;
  return { start, end, bounds, closed: start !== null && end !== null && Math.hypot(start.x - end.x, start.y - end.y) <= 1e-9 * size };
}
