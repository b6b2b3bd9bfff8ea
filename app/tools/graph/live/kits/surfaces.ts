import { drawSurface, type plotSurface, sampleSurface, type Surface } from "~/math/plot/surface";
import { drawSpace } from "../../builtin/draw-space";
import type { Kit } from "../load-kit";

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
    const size = isMoving && isSlow ? COARSE : undefined;
    const key = JSON.stringify([value, options.window, options.angle, size]);
    const known = samples.get(key);
    // What was cut short while it moved is not what it comes to rest as.
    const surface =
      known && (isMoving || !known.partial) ? known : sampleSurface(value, size ? { ...options, size } : options);
    samples.clear();
    samples.set(key, surface);
    const start = performance.now();
    const drawn = drawSurface(surface, view);
    if (!size) isSlow = performance.now() - start > QUICK_MS;
    return drawn;
  };
}
