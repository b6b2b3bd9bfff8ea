/** A picture of 800 by 500 pixels, one byte each, 1 where there is ink. */
export type Raster = Uint8Array;

export const SIZE = { width: 800, height: 500 };

/** The window that the formulas are looked at in. */
export const WINDOW = { left: -10, right: 10, bottom: -6.25, top: 6.25 };

/** How far ink may be from the truth, in pixels. */
const TOLERANCE = 2;

type Polyline = (readonly [x: number, y: number])[];

/** Where a number of the plane lies, in pixels. */
export function across(x: number): number {
  return ((x - WINDOW.left) / (WINDOW.right - WINDOW.left)) * SIZE.width;
}

export function down(y: number): number {
  return ((WINDOW.top - y) / (WINDOW.top - WINDOW.bottom)) * SIZE.height;
}

/** What path data covers, before any widening; the points of a filled path are joined by its rows. */
export function inkOf(strokes: string, fill = ""): Raster {
  const raster = emptyRaster();
  for (const line of polylinesOf(strokes)) drawPolyline(raster, line);
  fillOutlines(raster, polylinesOf(fill));
  return raster;
}

export function emptyRaster(): Raster {
  return new Uint8Array(SIZE.width * SIZE.height);
}

/** Pixels that are inked farther than two pixels from the truth, and pixels of the truth that far from any ink. */
export function compare(ink: Raster, truth: Raster): { wrong: number; missed: number } {
  return { wrong: outside(ink, widened(truth)), missed: outside(truth, widened(ink)) };
}

/** Whether a drawing is as exact as can be asked for: a pixel more or less at an end is forgiven. */
export function isExact({ wrong, missed }: { wrong: number; missed: number }): boolean {
  return wrong <= 1 && missed <= 2;
}

/** Inks a straight line between two points given in pixels; what lies outside of the picture is left out. */
export function drawSegment(raster: Raster, x0: number, y0: number, x1: number, y1: number): void {
  const part = clipped(x0, y0, x1, y1);
  if (!part) return;
  const [from, to] = part;
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) * (to - from) * 2));
  for (let step = 0; step <= steps; step++) {
    const t = from + ((to - from) * step) / steps;
    put(raster, x0 + (x1 - x0) * t, y0 + (y1 - y0) * t);
  }
}

export function put(raster: Raster, x: number, y: number): void {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column >= 0 && column < SIZE.width && row >= 0 && row < SIZE.height) raster[row * SIZE.width + column] = 1;
}

function drawPolyline(raster: Raster, line: Polyline): void {
  line.forEach(([x, y], at) => {
    const [beforeX, beforeY] = line[at - 1] ?? [x, y];
    if (Number.isFinite(x + y + beforeX + beforeY)) drawSegment(raster, beforeX, beforeY, x, y);
  });
}

// By rows, with the even-odd rule, through the middles of pixels.
function fillOutlines(raster: Raster, outlines: Polyline[]): void {
  const edges = outlines.flatMap((line) =>
    line.map(([x, y], at) => [...(line[at - 1] ?? line[line.length - 1] ?? [x, y]), x, y] as const),
  );
  for (let row = 0; row < SIZE.height; row++) {
    const middle = row + 0.5;
    const crossings = edges
      .filter(([, y0, , y1]) => y0 <= middle !== y1 <= middle)
      .map(([x0, y0, x1, y1]) => x0 + ((x1 - x0) * (middle - y0)) / (y1 - y0));
    crossings.sort((a, b) => a - b);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      for (let x = Math.ceil((crossings[at] ?? 0) - 0.5); x + 0.5 <= (crossings[at + 1] ?? 0); x++) put(raster, x, row);
    }
  }
}

// Liang and Barsky (1984): the part of a segment that is near the picture.
function clipped(x0: number, y0: number, x1: number, y1: number): [number, number] | null {
  let [from, to] = [0, 1];
  const [dx, dy] = [x1 - x0, y1 - y0];
  for (const [p, q] of [
    [-dx, x0 + 2],
    [dx, SIZE.width + 2 - x0],
    [-dy, y0 + 2],
    [dy, SIZE.height + 2 - y0],
  ] as const) {
    if (p === 0 && q < 0) return null;
    if (p < 0) from = Math.max(from, q / p);
    if (p > 0) to = Math.min(to, q / p);
  }
  return from <= to ? [from, to] : null;
}

function widened(raster: Raster): Raster {
  const wide = emptyRaster();
  raster.forEach((inked, at) => {
    if (!inked) return;
    const [column, row] = [at % SIZE.width, Math.floor(at / SIZE.width)];
    const [left, right] = [Math.max(0, column - TOLERANCE), Math.min(SIZE.width, column + TOLERANCE + 1)];
    for (let j = Math.max(0, row - TOLERANCE); j <= Math.min(SIZE.height - 1, row + TOLERANCE); j++)
      wide.fill(1, j * SIZE.width + left, j * SIZE.width + right);
  });
  return wide;
}

function outside(raster: Raster, allowed: Raster): number {
  return raster.reduce((count, inked, at) => count + (inked && !allowed[at] ? 1 : 0), 0);
}

const SHAPES: Record<string, ("x" | "y")[]> = { m: ["x", "y"], l: ["x", "y"], h: ["x"], v: ["y"] };

/** The lines of path data of m, l, h, v and z, absolute or relative. */
export function polylinesOf(path: string): [x: number, y: number][][] {
  const lines: [x: number, y: number][][] = [];
  const pen = { x: 0, y: 0 };
  for (const [, letter = "", rest = ""] of path.matchAll(/([a-df-zA-DF-Z])([^a-df-zA-DF-Z]*)/g)) {
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
    const shape = SHAPES[letter.toLowerCase()];
    const line = lines[lines.length - 1];
    const first = line?.[0];
    if (!shape && line && first) {
      line.push([first[0], first[1]]);
      [pen.x, pen.y] = first;
    }
    for (let at = 0; shape && at < values.length; at += shape.length) {
      shape.forEach(
        (axis, offset) =>
          (pen[axis] = (letter === letter.toLowerCase() ? pen[axis] : 0) + (values[at + offset] ?? NaN)),
      );
      if (letter.toLowerCase() === "m" && at === 0) lines.push([]);
      lines[lines.length - 1]?.push([pen.x, pen.y]);
    }
  }
  return lines;
}
