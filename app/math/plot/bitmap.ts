import { HEIGHT, WIDTH } from "./drawing";
import type { Part } from "./field";
import type { Line } from "./path";

/** Pixels of the drawing, each marked or not. */
export class Bitmap {
  private readonly pixels = new Uint8Array(WIDTH * HEIGHT);
  private isEmpty = true;

  /** Marks a part; of one smaller than a pixel, the pixel that it is in. */
  mark({ i, j, width, height }: Part): void {
    const bottom = Math.min(HEIGHT, Math.ceil(j + height));
    const right = Math.min(WIDTH, Math.ceil(i + width));
    for (let row = Math.floor(j); row < bottom; row++) this.pixels.fill(1, row * WIDTH + Math.floor(i), row * WIDTH + right);
    this.isEmpty = false;
  }

  /** Marks the pixels that a line passes. */
  trace(line: Line): void {
    for (let at = 2; at + 1 < line.length; at += 2) {
      const [x = 0, y = 0, dx = 0, dy = 0] = [line[at], line[at + 1], (line[at - 2] ?? 0) - (line[at] ?? 0), (line[at - 1] ?? 0) - (line[at + 1] ?? 0)];
      const steps = Math.ceil(Math.max(Math.abs(dx), Math.abs(dy), 1));
      for (let step = 0; step <= steps; step++) this.markPixel(Math.floor(x + (dx * step) / steps), Math.floor(y + (dy * step) / steps));
    }
  }

  private markPixel(i: number, j: number): void {
    if (i < 0 || i >= WIDTH || j < 0 || j >= HEIGHT) return;
    this.pixels[j * WIDTH + i] = 1;
    this.isEmpty = false;
  }

  has(i: number, j: number): boolean {
    return i >= 0 && i < WIDTH && j >= 0 && j < HEIGHT && this.pixels[j * WIDTH + i] === 1;
  }

  /** Lines through the middles of all marked pixels, along the rows or the columns, whichever are fewer. */
  runs(): Line[] {
    if (this.isEmpty) return [];
    const rows = runsOf(HEIGHT, WIDTH, (j, i) => this.has(i, j));
    const columns = runsOf(WIDTH, HEIGHT, (i, j) => this.has(i, j));
    return rows.length <= columns.length ? rows.map(swapped) : columns;
  }

  /** The outlines of the marked areas, the marked side always to the right, so that holes run the other way. */
  outlines(): Line[] {
    if (this.isEmpty) return [];
    const next = this.edges();
    const lines: Line[] = [];
    for (const [start, ways] of next) while (ways.length > 0) lines.push(walk(start, next));
    return lines;
  }

  // Edges between a marked pixel and another, from corner to corner.
  private edges(): Map<number, number[]> {
    const next = new Map<number, number[]>();
    const add = (i: number, j: number, k: number, l: number) => {
      const from = j * (WIDTH + 1) + i;
      const to = l * (WIDTH + 1) + k;
      const ways = next.get(from);
      if (ways) ways.push(to);
      else next.set(from, [to]);
    };
    for (let j = 0; j <= HEIGHT; j++) {
      for (let i = 0; i <= WIDTH; i++) {
        const here = this.has(i, j);
        const above = this.has(i, j - 1);
        const before = this.has(i - 1, j);
        if (here && !above) add(i, j, i + 1, j);
        if (above && !here) add(i + 1, j, i, j);
        if (here && !before) add(i, j + 1, i, j);
        if (before && !here) add(i, j, i, j + 1);
      }
    }
    return next;
  }
}

// Every second line of what is solid is left out.
function runsOf(count: number, length: number, has: (line: number, at: number) => boolean): Line[] {
  const lines: Line[] = [];
  for (let k = 0; k < count; k++) {
    for (let at = 0; at < length; at++) {
      if (!has(k, at)) continue;
      const start = at;
      let isBetween = k % 2 === 1;
      for (; has(k, at) && at < length; at++) isBetween &&= has(k - 1, at) && has(k + 1, at);
      if (!isBetween) lines.push(at - start === 1 ? [k + 0.5, start + 0.5] : [k + 0.5, start + 0.5, k + 0.5, at - 0.5]);
    }
  }
  return lines;
}

function swapped(line: Line): Line {
  return line.map((_, at) => line[at % 2 === 0 ? at + 1 : at - 1] ?? 0);
}

function walk(start: number, next: Map<number, number[]>): Line {
  const line: Line = [];
  let at: number | undefined = start;
  do {
    line.push(at % (WIDTH + 1), Math.floor(at / (WIDTH + 1)));
    at = next.get(at)?.pop();
  } while (at !== undefined && at !== start);
  return line;
}
