import type { Line } from "./path";

/** Ends nearer than this, in pixels, meet. */
const CELL = 0.5;
const NEAR = 0.3;

interface End {
  line: number;
  /** Whether it is the last point of its line. */
  last: boolean;
}

/** Joins lines whose ends meet into longer ones, as far as they go. */
export function chainLines(lines: readonly Line[]): Line[] {
  const ends = new Map<number, End[]>();
  lines.forEach((line, index) => {
    for (const last of [false, true]) {
      const key = keyOf(...endOf(line, last));
      const list = ends.get(key);
      if (list) list.push({ line: index, last });
      else ends.set(key, [{ line: index, last }]);
    }
  });
  const used = new Set<number>();
  const take = (line: Line, last: boolean) => takeNext(lines, ends, used, endOf(line, last));
  const chains: Line[] = [];
  lines.forEach((line, index) => {
    if (used.has(index)) return;
    used.add(index);
    const forward = follow(line, true, take);
    const backward = follow(line, false, take);
    chains.push([...reversed(backward), ...line, ...forward]);
  });
  return chains;
}

// The points that follow a line behind its one end, from there on outwards.
function follow(start: Line, last: boolean, take: (line: Line, last: boolean) => Line | null): Line {
  const points: Line = [];
  let next = take(start, last);
  while (next) {
    for (const number of next.slice(2)) points.push(number);
    next = take(next, true);
  }
  return points;
}

function takeNext(lines: readonly Line[], ends: Map<number, End[]>, used: Set<number>, [x, y]: [number, number]): Line | null {
  for (const dx of [0, CELL, -CELL]) {
    for (const dy of [0, CELL, -CELL]) {
      for (const { line: index, last } of ends.get(keyOf(x + dx, y + dy)) ?? []) {
        const line = lines[index];
        if (!line || used.has(index)) continue;
        const [atX, atY] = endOf(line, last);
        if (Math.abs(atX - x) > NEAR || Math.abs(atY - y) > NEAR) continue;
        used.add(index);
        return last ? reversed(line) : line;
      }
    }
  }
  return null;
}

function endOf(line: Line, last: boolean): [number, number] {
  return last ? [line[line.length - 2] ?? 0, line[line.length - 1] ?? 0] : [line[0] ?? 0, line[1] ?? 0];
}

function keyOf(x: number, y: number): number {
  return Math.floor(x / CELL) * 65536 + Math.floor(y / CELL);
}

function reversed(line: Line): Line {
  const back: Line = [];
  for (let i = line.length - 2; i >= 0; i -= 2) back.push(line[i] ?? 0, line[i + 1] ?? 0);
  return back;
}
