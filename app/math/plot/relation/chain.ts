import type { Polyline, Size } from "..";

const NEAR = 0.3;
/** Everything farther outside the viewport counts as on its edge. */
const MARGIN = 4;

export function chainLines(lines: readonly Polyline[], size: Size): Polyline[] {
  const ends = new Ends(lines, size);
  const chains: Polyline[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (!line || !ends.take(index)) continue;
    const forward = follow(line, ends);
    chains.push(follow(reversed(forward), ends));
  }
  return chains;
}

function follow(line: Polyline, ends: Ends): Polyline {
  const chain = [...line];
  for (let next = ends.takeNext(chain); next; next = ends.takeNext(chain))
    for (let i = 2; i < next.length; i++) chain.push(next[i] ?? 0);
  return chain;
}

/** The ends of lines, hashed by pixel. End 2k is the first point of line k, end 2k + 1 its last. */
class Ends {
  private readonly heads: Int32Array;
  private readonly row: number;
  private readonly following: Int32Array;
  private readonly places: Float64Array;
  private readonly taken: Uint8Array;

  constructor(
    private readonly lines: readonly Polyline[],
    private readonly size: Size,
  ) {
    this.row = size.width + 2 * MARGIN;
    this.heads = new Int32Array(this.row * (size.height + 2 * MARGIN));
    this.following = new Int32Array(2 * lines.length);
    this.places = new Float64Array(4 * lines.length);
    this.taken = new Uint8Array(lines.length);
    lines.forEach((line, index) => {
      this.add(2 * index, line[0] ?? 0, line[1] ?? 0);
      this.add(2 * index + 1, line[line.length - 2] ?? 0, line[line.length - 1] ?? 0);
    });
  }

  private add(end: number, x: number, y: number): void {
    this.places[2 * end] = x;
    this.places[2 * end + 1] = y;
    const key = pixelOf(y, this.size.height) * this.row + pixelOf(x, this.size.width);
    this.following[end] = this.heads[key] ?? 0;
    this.heads[key] = end + 1;
  }

  take(index: number): boolean {
    if (this.taken[index] === 1) return false;
    this.taken[index] = 1;
    return true;
  }

  takeNext(chain: Polyline): Polyline | null {
    const x = chain[chain.length - 2] ?? 0;
    const y = chain[chain.length - 1] ?? 0;
    const { width, height } = this.size;
    for (let row = pixelOf(y - NEAR, height); row <= pixelOf(y + NEAR, height); row++) {
      for (let column = pixelOf(x - NEAR, width); column <= pixelOf(x + NEAR, width); column++) {
        const next = this.takeIn(row * this.row + column, x, y);
        if (next) return next;
      }
    }
    return null;
  }

  private takeIn(key: number, x: number, y: number): Polyline | null {
    for (let end = (this.heads[key] ?? 0) - 1; end >= 0; end = (this.following[end] ?? 0) - 1) {
      if (Math.abs((this.places[2 * end] ?? 0) - x) > NEAR || Math.abs((this.places[2 * end + 1] ?? 0) - y) > NEAR)
        continue;
      const line = this.lines[end >> 1];
      if (line && this.take(end >> 1)) return end % 2 === 0 ? line : reversed(line);
    }
    return null;
  }
}

function pixelOf(place: number, length: number): number {
  return Math.max(0, Math.min(length + 2 * MARGIN - 1, Math.floor(place) + MARGIN));
}

function reversed(line: Polyline): Polyline {
  const back: Polyline = [];
  for (let i = line.length - 2; i >= 0; i -= 2) back.push(line[i] ?? 0, line[i + 1] ?? 0);
  return back;
}
