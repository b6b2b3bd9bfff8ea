import type { Line } from "./path";

/** Ends nearer than this, in pixels, meet. */
const NEAR = 0.3;
const CELL = 0.5;

/** Joins lines whose ends meet into longer ones, as far as they go. */
export function chainLines(lines: readonly Line[]): Line[] {
  const ends = new Ends(lines);
  const chains: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (!line || !ends.take(index)) continue;
    const forward = follow(line, ends);
    chains.push(follow(reversed(forward), ends));
  }
  return chains;
}

// The line with all that follows its last point.
function follow(line: Line, ends: Ends): Line {
  const chain = [...line];
  for (let next = ends.takeNext(chain); next; next = ends.takeNext(chain)) for (let i = 2; i < next.length; i++) chain.push(next[i] ?? 0);
  return chain;
}

/** The ends of lines by where they are. End 2k is the first point of line k, end 2k + 1 its last. */
class Ends {
  private readonly heads = new Map<number, number>();
  private readonly following: Int32Array;
  private readonly taken: Uint8Array;

  constructor(private readonly lines: readonly Line[]) {
    this.following = new Int32Array(2 * lines.length);
    this.taken = new Uint8Array(lines.length);
    for (let end = 0; end < 2 * lines.length; end++) {
      const key = keyOf(this.x(end), this.y(end));
      this.following[end] = this.heads.get(key) ?? -1;
      this.heads.set(key, end);
    }
  }

  /** Takes a line out; false where it was taken before. */
  take(index: number): boolean {
    if (this.taken[index] === 1) return false;
    this.taken[index] = 1;
    return true;
  }

  /** Takes a line that begins where a chain ends, turned around if need be. */
  takeNext(chain: Line): Line | null {
    const x = chain[chain.length - 2] ?? 0;
    const y = chain[chain.length - 1] ?? 0;
    for (let cell = 0; cell < 9; cell++) {
      const key = keyOf(x + (NEIGHBOURS[cell % 3] ?? 0) * CELL, y + (NEIGHBOURS[Math.floor(cell / 3)] ?? 0) * CELL);
      for (let end = this.heads.get(key) ?? -1; end >= 0; end = this.following[end] ?? -1) {
        const line = this.lines[end >> 1];
        if (!line || Math.abs(this.x(end) - x) > NEAR || Math.abs(this.y(end) - y) > NEAR || !this.take(end >> 1)) continue;
        return end % 2 === 0 ? line : reversed(line);
      }
    }
    return null;
  }

  private x(end: number): number {
    const line = this.lines[end >> 1];
    return line?.[end % 2 === 0 ? 0 : line.length - 2] ?? 0;
  }

  private y(end: number): number {
    const line = this.lines[end >> 1];
    return line?.[end % 2 === 0 ? 1 : line.length - 1] ?? 0;
  }
}

const NEIGHBOURS = [0, 1, -1];

function keyOf(x: number, y: number): number {
  return Math.floor(x / CELL) * 65536 + Math.floor(y / CELL);
}

function reversed(line: Line): Line {
  const back: Line = [];
  for (let i = line.length - 2; i >= 0; i -= 2) back.push(line[i] ?? 0, line[i + 1] ?? 0);
  return back;
}
