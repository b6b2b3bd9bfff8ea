import type { Polyline } from "..";

// Directions: right, down, left, up.
const ACROSS = [1, 0, -1, 0];
const DOWN = [0, 1, 0, -1];
const RIGHT_ACROSS = [0, -1, -1, 0];
const RIGHT_DOWN = [0, 0, -1, -1];
const LEFT_ACROSS = [0, 0, -1, -1];
const LEFT_DOWN = [-1, 0, 0, -1];

/** The outlines of marked cells as corners, marked side to the right. Cells that touch only at a corner stay apart. */
export function outlinesOf(columns: number, cells: Uint8Array): Polyline[] {
  const begun = new Uint8Array(cells.length);
  const rows = cells.length / columns;
  const has = (i: number, j: number) => i >= 0 && i < columns && j >= 0 && j < rows && cells[j * columns + i] === 1;
  const lines: Polyline[] = [];
  for (let at = 0; at < cells.length; at++) {
    if (cells[at] === 0 || begun[at] === 1 || (at >= columns && cells[at - columns] === 1)) continue;
    lines.push(walk(at % columns, Math.floor(at / columns), has, (i, j) => (begun[j * columns + i] = 1)));
  }
  return lines;
}

function walk(
  startX: number,
  startY: number,
  has: (i: number, j: number) => boolean,
  begin: (i: number, j: number) => void,
): Polyline {
  const line: Polyline = [startX, startY];
  let [x, y, way] = [startX, startY, 0];
  do {
    if (way === 0) begin(x, y);
    x += ACROSS[way] ?? 0;
    y += DOWN[way] ?? 0;
    const turn = turnAt(x, y, way, has);
    if (turn !== 0) line.push(x, y);
    way = (way + turn) % 4;
  } while (x !== startX || y !== startY || way !== 0);
  return line[line.length - 2] === startX && line[line.length - 1] === startY ? line.slice(0, -2) : line;
}

function turnAt(x: number, y: number, way: number, has: (i: number, j: number) => boolean): number {
  if (!has(x + (RIGHT_ACROSS[way] ?? 0), y + (RIGHT_DOWN[way] ?? 0))) return 1;
  return has(x + (LEFT_ACROSS[way] ?? 0), y + (LEFT_DOWN[way] ?? 0)) ? 3 : 0;
}
