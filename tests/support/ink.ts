import { polylinesOf } from "./raster";

/** The lines of path data with one decimal: each a row of points, in user units. */
export function linesOf(path: string): [number, number][][] {
  return polylinesOf(path).map((line) => line.map(([x, y]) => [tenth(x), tenth(y)]));
}

/** How long a path is, in user units. */
export function lengthOf(path: string): number {
  return segmentsOf(path).reduce((sum, [x0, y0, x1, y1]) => sum + Math.hypot(x1 - x0, y1 - y0), 0);
}

/** Points on a path, at most a unit from one to the next. */
export function pointsOn(path: string): [number, number][] {
  return segmentsOf(path).flatMap(([x0, y0, x1, y1]) => {
    const steps = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0)));
    return Array.from({ length: steps + 1 }, (_, step): [number, number] => [
      x0 + ((x1 - x0) * step) / steps,
      y0 + ((y1 - y0) * step) / steps,
    ]);
  });
}

/** Tells how far a place is from a path, up to 8 units. */
export function distanceTo(path: string): (x: number, y: number) => number {
  const cells = new Map<number, [number, number][]>();
  const keyOf = (x: number, y: number) => Math.floor(x / 8) * 10_000 + Math.floor(y / 8);
  for (const point of pointsOn(path)) {
    const key = keyOf(...point);
    const there = cells.get(key);
    if (there) there.push(point);
    else cells.set(key, [point]);
  }
  return (x, y) => {
    let least = 64;
    for (const dx of [-8, 0, 8]) {
      for (const dy of [-8, 0, 8]) {
        for (const [px, py] of cells.get(keyOf(x + dx, y + dy)) ?? [])
          least = Math.min(least, (px - x) ** 2 + (py - y) ** 2);
      }
    }
    return Math.sqrt(least);
  };
}

// The sum of many decimals is not quite one.
function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function segmentsOf(path: string): [number, number, number, number][] {
  return linesOf(path).flatMap((line) =>
    line.slice(1).map(([x, y], at): [number, number, number, number] => [...(line[at] ?? [x, y]), x, y]),
  );
}
