import type { RealFunction } from "./real-function";
import type { Rest } from "./facts";

const FIRST_CELLS = 128;
const DEEPEST = 20;
export const MOST_NAMED = 60;

/** Proven continuous or undefined, or too short to tell ("suspect"). */
export interface Cell {
  from: number;
  to: number;
  kind: "solid" | "gap" | "suspect";
}

/** Suspects remain around poles, jumps, holes and ends. `rest` is "more" if too many left some wide. */
export function partition(curve: RealFunction, from: number, to: number): { cells: Cell[]; rest: Rest } {
  let open = grid(from, to);
  const done: Cell[] = [];
  for (let depth = 0; open.length > 0; depth++) {
    const next: Cell[] = [];
    for (const cell of open) {
      const kind = curve.isOver() ? "suspect" : kindOf(curve, cell);
      if (kind !== "suspect" || depth === DEEPEST) done.push({ ...cell, kind });
      else next.push(...halves(cell));
    }
    if (curve.isOver()) return { cells: joined([...done, ...next]), rest: "perhaps" };
    if (depth > 4 && next.length > 4 * MOST_NAMED) return { cells: joined([...done, ...next]), rest: "more" };
    open = next;
  }
  const cells = joined(done);
  if (cells.filter(({ kind }) => kind === "suspect").length > MOST_NAMED) return { cells, rest: "more" };
  const narrowest = (to - from) * 1e-20;
  cells.forEach((cell, k) => narrow(curve, cell, { before: cells[k - 1], after: cells[k + 1], narrowest }));
  return { cells, rest: curve.isOver() ? "perhaps" : "none" };
}

// Narrows a suspect to neighbouring doubles while one half is free of suspicion and joins the neighbour.
function narrow(
  curve: RealFunction,
  cell: Cell,
  { before, after, narrowest }: { before?: Cell; after?: Cell; narrowest: number },
): void {
  while (cell.kind === "suspect" && cell.to - cell.from > narrowest && !curve.isOver()) {
    const [left, right] = halves(cell);
    const [isLeft, isRight] = [left, right].map(
      (half) => half && half.from < half.to && kindOf(curve, half) === "suspect",
    );
    if (isLeft === isRight || !left) return;
    if (isLeft && after && left.to < cell.to) cell.to = after.from = left.to;
    else if (isRight && before && left.to > cell.from) cell.from = before.to = left.to;
    else return;
  }
}

function kindOf(curve: RealFunction, { from, to }: Cell): Cell["kind"] {
  const { defined, continuous } = curve.within(from, to);
  if (defined === "nowhere") return "gap";
  return defined === "everywhere" && continuous ? "solid" : "suspect";
}

function grid(from: number, to: number): Cell[] {
  const edge = (k: number) => from + ((to - from) * k) / FIRST_CELLS;
  return Array.from({ length: FIRST_CELLS }, (_, k) => ({ from: edge(k), to: edge(k + 1), kind: "suspect" }));
}

function halves({ from, to }: Cell): Cell[] {
  const middle = (from + to) / 2;
  return [
    { from, to: middle, kind: "suspect" },
    { from: middle, to, kind: "suspect" },
  ];
}

function joined(cells: Cell[]): Cell[] {
  const sorted = cells.sort((a, b) => a.from - b.from);
  const result: Cell[] = [];
  for (const cell of sorted) {
    const last = result[result.length - 1];
    if (last && last.kind === cell.kind) last.to = cell.to;
    else result.push({ ...cell });
  }
  return result;
}
