import { systemClock } from "~/math/budget";
import { drawSurface, type plotSurface, sampleSurface, type Surface } from "~/math/plot/surface";
import type { Kit } from "../../builtin/draw-plane";
import { drawSpace } from "../../builtin/draw-space";

export const kit: Kit = { draw: drawSpace, plotters: { surface: surfacePlotter() } };

const QUICK_MS = 12;
const WHOLE_MS = 100;
const COARSE = 20;

/** Plots a surface that is turned: it is computed once for a window, and coarser while it moves where turning it is slow. */
export function surfacePlotter(): typeof plotSurface {
  const samples = new Map<string, Surface>();
  let isSlow = false;
  return (value, view, options) => {
    const isMoving = options.budgetMs < WHOLE_MS;
    const cellsPerRow = isMoving && isSlow ? COARSE : undefined;
    const key = JSON.stringify([value, options.window, options.angle, cellsPerRow]);
    const known = samples.get(key);
    // What was cut short while it moved is not what it comes to rest as.
    const surface = known && (isMoving || !known.partial) ? known : sampleSurface(value, { ...options, cellsPerRow });
    samples.clear();
    samples.set(key, surface);
    const start = systemClock();
    const drawn = drawSurface(surface, view, options.size);
    if (!cellsPerRow) isSlow = systemClock() - start > QUICK_MS;
    return drawn;
  };
}
