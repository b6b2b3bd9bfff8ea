import { Bounds, EVERYWHERE, NEVER, type Verdict } from "../../interval";
import type { Budget } from "../../budget";
import type { Polyline } from "..";
import type { Bitmap, Tile } from "../raster";
import { drawCrossing, traceContours } from "./contour";
import { type Field, split, tiles } from "./field";
import { levelAt, type Levels, levelsIn, numberBelow } from "./levels";
import { sampleZero, searchZero } from "./search";

/** In pixels: the largest sides of parts in which curves and crossings are traced, and the smallest side. */
const MOST_TRACED = 32;
const MOST_CROSSED = 2;
const LEAST = 1;
const MOST_SAMPLED = 2;
/** Steeper curves may have tips between two points, so they are traced in the smallest parts only. */
const STEEPEST = 4;
const STEEPEST_CROSSED = 16;
const MOST_LEVELS = 40;
const STEPS_OF_LINE = 3;

/** Where the points of a curve count: everywhere on a part, nowhere, or perhaps. */
export interface Guard {
  on: (part: Tile) => Verdict;
  at: (i: number, j: number) => boolean;
}

interface Target {
  field: Field;
  levels: Levels;
  zero: Field;
  variables: readonly string[];
  guard: Guard;
}

export interface ZeroSet {
  lines: Polyline[];
  /** Pixels with zeros that are no plain curve: touching points, whole areas. */
  ink: Bitmap;
  undecided: Bitmap;
  /** Whether these bound an area; then level regions have no ink of their own. */
  isEdge: boolean;
}

/** Drops the parts without a level that counts and splits the others until each curve is plain. */
export function findLevels(target: Target, budget: Budget, zeros: ZeroSet): void {
  const { size } = target.field;
  let parts = tiles(size, target.variables);
  let traced = zeros.lines.length;
  while (parts.length > 0) {
    const open: Tile[] = [];
    for (const part of parts) {
      const work = 1 + STEPS_OF_LINE * (zeros.lines.length - traced);
      traced = zeros.lines.length;
      if (budget.step(work)) zeros.undecided.mark(part);
      else if (!decide(target, part, zeros, budget)) open.push(...split(part, size));
    }
    parts = open;
  }
}

const range = new Bounds();

function decide(target: Target, part: Tile, zeros: ZeroSet, budget: Budget): boolean {
  const { field, levels, guard } = target;
  const set = field.on(part);
  levelsIn(set, levels, range);
  if (range.lo > range.hi) return true;
  const verdict = guard.on(part);
  if (verdict === NEVER) return true;
  const size = Math.min(part.width, part.height);
  if (set.doubtful && size <= MOST_SAMPLED && sampleZero(target.zero, part) === "none") return true;
  if (set.defined === EVERYWHERE && (verdict === EVERYWHERE || size <= 1)) {
    if (set.lo === set.hi) return zeros.isEdge || markSolid(part, guard, verdict, zeros);
    if (set.continuous && size <= MOST_CROSSED && verdict === EVERYWHERE && cross(target, part, zeros)) return true;
    if (set.continuous && size <= MOST_TRACED && traceSimple(target, verdict, part, zeros)) return true;
  }
  return size <= LEAST && decideLeast(target, part, zeros, budget);
}

function markSolid(part: Tile, guard: Guard, verdict: Verdict, zeros: ZeroSet): boolean {
  if (verdict === EVERYWHERE || guard.at(part.i + part.width / 2, part.j + part.height / 2)) zeros.ink.mark(part);
  return true;
}

// If the field is monotone along one axis, each level is a plain curve; if it passes a period per pixel, all is solid.
function traceSimple({ field, levels, guard }: Target, verdict: Verdict, part: Tile, zeros: ZeroSet): boolean {
  const across = slopeOf(field, 0, field.pixelWidth);
  const down = slopeOf(field, 1, field.pixelHeight);
  const isByColumns = down.least >= across.least;
  const [along, aside] = isByColumns ? [down, across] : [across, down];
  // A field proven constant has the same value everywhere in the part.
  const isLevel = across.most === 0 && down.most === 0 && levels.period === 0 && !zeros.isEdge;
  if (isLevel && field.at(part.i, part.j) === levels.first) return markSolid(part, guard, verdict, zeros);
  if (along.least === 0) return false;
  if (levels.period > 0 && along.least >= levels.period) return markSolid(part, guard, verdict, zeros);
  const steepest = Math.min(part.width, part.height) <= MOST_CROSSED ? STEEPEST_CROSSED : STEEPEST;
  if (aside.most > steepest * along.least || range.hi - range.lo >= MOST_LEVELS) return false;
  const values = Array.from({ length: range.hi - range.lo + 1 }, (_, k) => levelAt(levels, range.lo + k));
  const lines = traceContours(field, part, values, isByColumns ? "columns" : "rows", aside.most === 0);
  for (const line of lines) if (verdict === EVERYWHERE || guard.at(...middleOf(line))) zeros.lines.push(line);
  return true;
}

function slopeOf(field: Field, by: 0 | 1, pixel: number): { least: number; most: number } {
  const { lo, hi } = field.slope(by);
  return { least: Math.max(0, lo, -hi) * pixel, most: Math.max(-lo, hi) * pixel };
}

export function middleOf(line: Polyline): [number, number] {
  const at = 2 * Math.floor(line.length / 4);
  const [x = 0, y = 0, beforeX = x, beforeY = y] = [line[at], line[at + 1], line[at - 2], line[at - 1]];
  return [(x + beforeX) / 2, (y + beforeY) / 2];
}

function cross({ field, levels }: Target, part: Tile, zeros: ZeroSet): boolean {
  const { i, j, width, height } = part;
  const corners = [
    field.at(i, j),
    field.at(i + width, j),
    field.at(i + width, j + height),
    field.at(i, j + height),
  ] as const;
  const numbers = corners.map((value) => numberBelow(levels, value));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (!(most > least)) return false;
  if (most === least + 1) zeros.lines.push(...drawCrossing(field, part, levelAt(levels, most), corners));
  else zeros.ink.mark(part);
  return true;
}

function decideLeast({ zero, guard }: Target, part: Tile, zeros: ZeroSet, budget: Budget): boolean {
  const { i, j, width, height } = part;
  if (zeros.ink.has(Math.floor(i), Math.floor(j))) return true;
  const answer = searchZero(zero, part, budget);
  const counts =
    guard.on(part) === EVERYWHERE || [0.1, 0.5, 0.9].some((share) => guard.at(i + share * width, j + share * height));
  if (answer === "zero" && counts) zeros.ink.mark(part);
  if (answer === "unknown") zeros.undecided.mark(part);
  return true;
}
