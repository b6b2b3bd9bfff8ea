import { systemClock } from "../budget";
import type { PlotWindow } from "../plot";

/** What many samples of a parametric curve show. */
export interface ParametricFacts {
  start: { x: number; y: number } | null;
  end: { x: number; y: number } | null;
  closed: boolean;
  bounds: PlotWindow | null;
}

const FEW = 100;
const MANY = 1000;

type PointAt = (parameter: number) => { x: number; y: number };

/** Samples the curve in small steps, or in larger ones where those would take too long. */
export function findParametricFacts(
  pointAt: PointAt,
  { from, to }: { from: number; to: number },
  budgetMs: number,
): ParametricFacts {
  const began = systemClock();
  const rough = pointsOf(pointAt, from, to, FEW);
  const isQuick = (systemClock() - began) * (MANY / FEW) < budgetMs / 2;
  const points = isQuick ? pointsOf(pointAt, from, to, MANY) : rough;
  const [start = null, end = null] = [points[0], points[points.length - 1]];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const bounds = start && {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
  const size = bounds ? bounds.right - bounds.left + bounds.top - bounds.bottom : 0;
  return {
    start,
    end,
    bounds,
    closed: start !== null && end !== null && Math.hypot(start.x - end.x, start.y - end.y) <= 1e-9 * size,
  };
}

function pointsOf(pointAt: PointAt, from: number, to: number, steps: number): { x: number; y: number }[] {
  return Array.from({ length: steps + 1 }, (_, k) => pointAt(from + ((to - from) * k) / steps)).filter(({ x, y }) =>
    Number.isFinite(x + y),
  );
}
