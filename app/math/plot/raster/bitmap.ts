import type { Area, Polyline, Size } from "..";
import { outlinesOf } from "./outline";

/** The side of the cells of undecided areas, in pixels. */
export const UNDECIDED = 2;

/** A rectangle of the viewport, by its upper left corner and its sides, in pixels. */
export interface Tile {
  i: number;
  j: number;
  width: number;
  height: number;
}

/** Square cells, centred on the viewport so that symmetric areas stay symmetric in large cells. */
export class Bitmap implements Area {
  private readonly columns: number;
  private readonly rows: number;
  private readonly cells: Uint8Array;
  private readonly beyondLeft: number;
  private readonly beyondTop: number;
  isEmpty = true;

  constructor(
    private readonly size: Size,
    readonly side = 1,
  ) {
    this.columns = side === 1 ? size.width : 2 * Math.ceil(size.width / 2 / side);
    this.rows = side === 1 ? size.height : 2 * Math.ceil(size.height / 2 / side);
    this.beyondLeft = (this.columns * side - size.width) / 2;
    this.beyondTop = (this.rows * side - size.height) / 2;
    this.cells = new Uint8Array(this.columns * this.rows);
  }

  mark({ i, j, width, height }: Tile): void {
    const { side, beyondLeft, beyondTop } = this;
    const bottom = Math.min(this.rows, Math.ceil((j + height + beyondTop) / side));
    const left = Math.max(0, Math.floor((i + beyondLeft) / side));
    const right = Math.max(left, Math.min(this.columns, Math.ceil((i + width + beyondLeft) / side)));
    for (let row = Math.max(0, Math.floor((j + beyondTop) / side)); row < bottom; row++)
      this.cells.fill(1, row * this.columns + left, row * this.columns + right);
    this.isEmpty = false;
  }

  add(other: Bitmap): void {
    if (other.isEmpty) return;
    for (let at = 0; at < this.cells.length; at++) if (other.cells[at] === 1) this.cells[at] = 1;
    this.isEmpty = false;
  }

  covers(other: Bitmap): boolean {
    return other.isEmpty || other.cells.every((cell, at) => cell === 0 || this.cells[at] === 1);
  }

  widened(by: number): Bitmap {
    const { columns, rows, cells } = this;
    const across = new Uint8Array(cells.length);
    for (let at = 0; at < cells.length; at++) {
      if (cells[at] === 0) continue;
      const start = at - (at % columns);
      across.fill(1, Math.max(start, at - by), Math.min(start + columns, at + by + 1));
    }
    const wide = new Bitmap(this.size, this.side);
    wide.isEmpty = this.isEmpty;
    for (let at = 0; at < cells.length; at++) {
      if (across[at] === 0) continue;
      const row = Math.floor(at / columns);
      for (let near = Math.max(0, row - by); near <= Math.min(rows - 1, row + by); near++)
        wide.cells[near * columns + (at % columns)] = 1;
    }
    return wide;
  }

  keep(holds: (i: number, j: number) => boolean): void {
    if (this.isEmpty) return;
    for (let at = 0; at < this.cells.length; at++)
      if (this.cells[at] === 1 && !holds(at % this.columns, Math.floor(at / this.columns))) this.cells[at] = 0;
  }

  has(i: number, j: number): boolean {
    return i >= 0 && i < this.columns && j >= 0 && j < this.rows && this.cells[j * this.columns + i] === 1;
  }

  coarser(least: number): Bitmap {
    const coarse = new Bitmap(this.size, 2 * this.side);
    const counts = new Uint8Array(coarse.cells.length);
    const shiftRight = (coarse.beyondLeft - this.beyondLeft) / this.side;
    const shiftDown = (coarse.beyondTop - this.beyondTop) / this.side;
    for (let cell = 0; cell < this.cells.length; cell++) {
      if (this.cells[cell] === 0) continue;
      const row = (Math.floor(cell / this.columns) + shiftDown) >> 1;
      const at = row * coarse.columns + (((cell % this.columns) + shiftRight) >> 1);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    for (let at = 0; at < counts.length; at++) coarse.cells[at] = (counts[at] ?? 0) >= least ? 1 : 0;
    coarse.isEmpty = this.isEmpty;
    return coarse;
  }

  roughness(): number {
    if (this.isEmpty) return 0;
    let changes = 0;
    for (let at = 1; at < this.cells.length; at++) if (this.cells[at] !== this.cells[at - 1]) changes += 1;
    return changes;
  }

  /** Lines through the middles of all marked cells, along rows or columns, whichever gives fewer. */
  runs(): Polyline[] {
    if (this.isEmpty) return [];
    const isThin = this.side === 1;
    const rows = runsOf(this.rows, this.columns, isThin, (j, i) => this.has(i, j));
    const columns = runsOf(this.columns, this.rows, isThin, (i, j) => this.has(i, j));
    return (rows.length <= columns.length ? rows.map(swapped) : columns).map(this.inPixels);
  }

  outlines(): Polyline[] {
    if (this.isEmpty) return [];
    return outlinesOf(this.columns, this.cells).map(this.inPixels);
  }

  private readonly inPixels = (line: Polyline): Polyline =>
    line.map((at, k) =>
      k % 2 === 0
        ? within(this.size.width, at * this.side - this.beyondLeft)
        : within(this.size.height, at * this.side - this.beyondTop),
    );
}

function within(length: number, at: number): number {
  return Math.max(0, Math.min(length, at));
}

function runsOf(
  count: number,
  length: number,
  isThin: boolean,
  has: (line: number, at: number) => boolean,
): Polyline[] {
  const lines: Polyline[] = [];
  for (let k = 0; k < count; k++) {
    for (let at = 0; at < length; at++) {
      if (!has(k, at)) continue;
      const start = at;
      let isBetween = isThin && k % 2 === 1;
      for (; has(k, at) && at < length; at++) isBetween &&= has(k - 1, at) && has(k + 1, at);
      if (!isBetween) lines.push(at - start === 1 ? [k + 0.5, start + 0.5] : [k + 0.5, start + 0.5, k + 0.5, at - 0.5]);
    }
  }
  return lines;
}

function swapped(line: Polyline): Polyline {
  return line.map((_, at) => line[at % 2 === 0 ? at + 1 : at - 1] ?? 0);
}
