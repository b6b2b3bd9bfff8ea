import type { Discontinuity, DomainInterval, DomainEnd } from "./facts";
import type { Cell } from "./partition";
import { fromNumber } from "../exact";
import { approximate, exact, type Value } from "./value";

export function findDomain(cells: readonly Cell[], pointOf: (cell: Cell) => Discontinuity | null): DomainInterval[] {
  const stretches: DomainInterval[] = [];
  let from: DomainEnd | null = null;
  for (const [k, cell] of cells.entries()) {
    const point = cell.kind === "suspect" ? pointOf(cell) : null;
    const isThrough =
      cell.kind === "solid" ||
      (cell.kind === "suspect" && !point && hasSolids(cells, k)) ||
      (from !== null && goesOn(point));
    if (isThrough) {
      from ??= startAt(cells, k, pointOf);
      continue;
    }
    if (from) stretches.push({ from, to: endAt(point, cell.from) });
    from = null;
    if (point?.kind === "point") stretches.push({ from: endAt(point, cell.from), to: endAt(point, cell.to) });
  }
  const last = cells[cells.length - 1];
  if (from && last) stretches.push({ from, to: beyond(last.to) });
  return stretches;
}

function goesOn(point: Discontinuity | null): boolean {
  return point !== null && point.value !== null && point.before !== "undefined" && point.after !== "undefined";
}

function hasSolids(cells: readonly Cell[], k: number): boolean {
  return [cells[k - 1], cells[k + 1]].some((cell) => cell?.kind === "solid");
}

function startAt(cells: readonly Cell[], k: number, pointOf: (cell: Cell) => Discontinuity | null): DomainEnd {
  const [cell, before] = [cells[k], cells[k - 1]];
  if (!before) return beyond(cell?.from ?? 0);
  return endAt(before.kind === "suspect" ? pointOf(before) : null, before.to);
}

function endAt(point: Discontinuity | null, otherwise: number): DomainEnd {
  return point
    ? { at: point.at, closed: point.value !== null, beyond: false }
    : { at: approximate(otherwise), closed: false, beyond: false };
}

function beyond(at: number): DomainEnd {
  return { at: endOfWindow(at), closed: true, beyond: true };
}

export function endOfWindow(at: number): Value {
  const number = fromNumber(at);
  return number ? exact(number) : approximate(at);
}
