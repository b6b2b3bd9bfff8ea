import { systemClock } from "~/math/budget";
import { drawSurface, type plotSurface, sampleSurface, type Surface } from "~/math/plot/surface";
import type { Renderer } from "../../builtin/renderer";
import { drawSurfaceScene } from "../../builtin/draw-surface-scene";

export const renderer: Renderer = { draw: drawSurfaceScene, plotters: { surface: surfacePlotter() } };

const QUICK_MS = 12;
const WHOLE_MS = 100;
const COARSE = 20;

/** Samples a window once; coarser while it turns, where turning is slow. */
export function surfacePlotter(): typeof plotSurface {
  const samples = new Map<string, Surface>();
  let isSlow = false;
  return (value, view, options) => {
    const isMoving = options.budgetMs < WHOLE_MS;
    const cellsPerRow = isMoving && isSlow ? COARSE : undefined;
    const key = JSON.stringify([value, options.window, options.angle, cellsPerRow]);
    const known = samples.get(key);
    // A surface cut short while moving is sampled again at rest.
    const surface = known && (isMoving || !known.partial) ? known : sampleSurface(value, { ...options, cellsPerRow });
    samples.clear();
    samples.set(key, surface);
    const start = systemClock();
    const drawn = drawSurface(surface, view, options.size);
    if (!cellsPerRow) isSlow = systemClock() - start > QUICK_MS;
    return drawn;
  };
}
