import { EVERYWHERE, NEVER } from "../interval/interval-set";
import type { Verdict } from "../interval/cases";
import type { Bitmap } from "./bitmap";
import type { Budget } from "./budget";
import { drawCrossing, traceContour } from "./contour";
import { type Field, type Part, split, tiles } from "./field";
import type { Line } from "./path";
import { searchZero } from "./search";

/** Curves are traced in parts up to this side, crossings in those up to that, and no part is smaller than the least. */
const MOST_TRACED = 16;
const MOST_CROSSED = 2;
const LEAST = 1;

/** Where the points of a curve count: everywhere on a part, nowhere, or perhaps. */
export interface Guard {
  on: (part: Part) => Verdict;
  at: (i: number, j: number) => boolean;
}

/** Where a field is zero. */
export interface ZeroSet {
  lines: Line[];
  /** Pixels with zeros that are no plain curve: touching points, whole areas. */
  ink: Bitmap;
  undecided: Bitmap;
}

/** Finds where a field is zero, as far as the guard lets it count: parts that have no zero are dropped, others split until a curve is plain. */
export function findZeros(field: Field, guard: Guard, variables: readonly string[], budget: Budget, zeros: ZeroSet): void {
  let parts = tiles(variables);
  while (parts.length > 0) {
    const open: Part[] = [];
    for (const part of parts) {
      if (budget.step()) zeros.undecided.mark(part);
      else if (!decide(field, guard, part, zeros, budget)) open.push(...split(part));
    }
    parts = open;
  }
}

function decide(field: Field, guard: Guard, part: Part, zeros: ZeroSet, budget: Budget): boolean {
  const set = field.on(part);
  if (!set.has(0)) return true;
  const verdict = guard.on(part);
  if (verdict === NEVER) return true;
  const size = Math.min(part.width, part.height);
  if (set.defined === EVERYWHERE && (verdict === EVERYWHERE || size <= 1)) {
    if (set.lo === 0 && set.hi === 0) return markSolid(part, guard, verdict, zeros);
    if (set.continuous && size <= MOST_CROSSED && verdict === EVERYWHERE && cross(field, part, zeros)) return true;
    if (set.continuous && size <= MOST_TRACED && traceSimple(field, guard, verdict, part, zeros)) return true;
  }
  return size <= LEAST && decideLeast(field, guard, part, zeros, budget);
}

function markSolid(part: Part, guard: Guard, verdict: Verdict, zeros: ZeroSet): boolean {
  if (verdict === EVERYWHERE || guard.at(part.i + part.width / 2, part.j + part.height / 2)) zeros.ink.mark(part);
  return true;
}

// Where the field only rises, or only falls, along one axis, it is zero on a plain curve.
function traceSimple(field: Field, guard: Guard, verdict: Verdict, part: Part, zeros: ZeroSet): boolean {
  const { lo, hi } = field.slope(0);
  const rows = steepness(lo, hi);
  const along = field.slope(1);
  const columns = steepness(along.lo, along.hi);
  if (columns === 0 && rows === 0) return false;
  const lines = columns >= rows ? traceContour(field, part, "columns", lo === 0 && hi === 0) : traceContour(field, part, "rows", along.lo === 0 && along.hi === 0);
  for (const line of lines) if (verdict === EVERYWHERE || guard.at(...middleOf(line))) zeros.lines.push(line);
  return true;
}

function steepness(lo: number, hi: number): number {
  return lo > 0 ? lo : hi < 0 ? -hi : 0;
}

function middleOf(line: Line): [number, number] {
  const last = line.length - 2;
  return [((line[0] ?? 0) + (line[last] ?? 0)) / 2, ((line[1] ?? 0) + (line[last + 1] ?? 0)) / 2];
}

function cross(field: Field, part: Part, zeros: ZeroSet): boolean {
  const lines = drawCrossing(field, part);
  zeros.lines.push(...lines);
  return lines.length > 0;
}

function decideLeast(field: Field, guard: Guard, part: Part, zeros: ZeroSet, budget: Budget): boolean {
  const { i, j, width, height } = part;
  if (zeros.ink.has(Math.floor(i), Math.floor(j))) return true;
  const answer = searchZero(field, part, budget);
  const counts = guard.on(part) === EVERYWHERE || [0.1, 0.5, 0.9].some((share) => guard.at(i + share * width, j + share * height));
  if (answer === "zero" && counts) zeros.ink.mark(part);
  if (answer === "unknown") zeros.undecided.mark(part);
  return true;
}
