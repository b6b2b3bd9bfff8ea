import { throwIfInterrupted } from "~/math/budget";
import type { Area, Polyline } from "~/math/plot";
import { Bitmap, type Tile } from "~/math/plot/raster";
import { closed, COARSE, FINE, type Grain, LONG, simplified, write, writeClosed } from "./path-data";
import { weightOf } from "./byte-weight";
import { SIZE } from "../size";
import { ROUGHEST, SMOOTHER, type Writer } from "./plain-writer";

const COARSER: Grain = { tolerance: 1.3, perUnit: 1 };
const COARSEST: Grain = { tolerance: 2.5, perUnit: 0.5 };
const MOST_POINTS = 4000;
const FEWEST_CHARACTERS = 4;
const POINT = 1e-6;
/** In pixels: a smaller error counts as right. */
const RIGHT = 2;
/** In pixels: longer coarse lines take too long to check, and count as wrong. */
const MOST_MEASURED = 400_000;
const LARGEST = 32;

/** Leaves room for the frame: together they stay below 6 kB. */
export const MOST_BYTES = 5200;

/** Writes a drawing in a number of compressed bytes: rather than cut, it is drawn coarser. */
export class PathWriter implements Writer {
  isVague = false;
  spent = 0;

  constructor(private readonly most = MOST_BYTES) {}

  lines(lines: readonly Polyline[]): string {
    return this.first(this.most - this.spent, inLines(lines));
  }

  area(area: Area, smoothing: number, least: number, share: number): string {
    return this.first((this.most - this.spent) * share, inCells(area, smoothing, least));
  }

  private first(most: number, attempts: Generator<Attempt>): string {
    let best: Attempt = { path: "", isVague: isNot };
    for (const attempt of attempts) {
      throwIfInterrupted();
      best = attempt;
      if (weightOf(best.path) <= most) break;
    }
    if (best.path === "") return "";
    this.spent += weightOf(best.path);
    this.isVague ||= best.isVague();
    return best.path;
  }
}

/** Each drawing may take an even part of what is left. The argument counts the drawings still to come. */
export function sharedWriters(bytes: number): (drawings: number) => Writer {
  const writers: PathWriter[] = [];
  return (drawings) => {
    const left = writers.reduce((sum, { spent }) => sum - spent, bytes);
    const writer = new PathWriter(left / drawings);
    writers.push(writer);
    return writer;
  };
}

interface Attempt {
  path: string;
  /** Measured only where no bound tells. */
  isVague: () => boolean;
}

const isNot = () => false;

function* inLines(lines: readonly Polyline[]): Generator<Attempt> {
  let kept = simplified(lines, FINE.tolerance);
  if (countPoints(kept) * FEWEST_CHARACTERS < LONG) yield { path: write(kept, FINE.perUnit), isVague: isNot };
  for (const grain of [COARSE, COARSER]) {
    const path =
      countPoints((kept = simplified(kept, grain.tolerance))) < MOST_POINTS ? write(kept, grain.perUnit) : null;
    if (path !== null) yield { path, isVague: isNot };
  }
  yield* inSquares(kept, lines);
}

function* inSquares(lines: readonly Polyline[], truth: readonly Polyline[]): Generator<Attempt> {
  for (let side = 2; side <= LARGEST; side *= 2) {
    const cells = new Bitmap(SIZE, side);
    for (const line of lines) trace(line, cells);
    const runs = cells.runs();
    if (runs.length < MOST_POINTS || side === LARGEST)
      yield { path: write(runs, 1), isVague: () => side > 2 && isFarFrom(runs, truth) };
    if (side > 2) continue;
    const coarsest = simplified(lines, COARSEST.tolerance);
    yield { path: write(coarsest, COARSEST.perUnit), isVague: () => isFarFrom(coarsest, truth) };
  }
}

/** Whether a pixel of either is more than two from the other. */
function isFarFrom(ink: readonly Polyline[], truth: readonly Polyline[]): boolean {
  if (lengthOf(truth) > MOST_MEASURED) return true;
  const [drawn, wanted] = [pixelsOf(ink), pixelsOf(truth)];
  return !wanted.widened(RIGHT).covers(drawn) || !drawn.widened(RIGHT).covers(wanted);
}

function lengthOf(lines: readonly Polyline[]): number {
  let length = 0;
  for (const line of lines)
    for (let at = 2; at + 1 < line.length; at += 2)
      length += Math.abs((line[at] ?? 0) - (line[at - 2] ?? 0)) + Math.abs((line[at + 1] ?? 0) - (line[at - 1] ?? 0));
  return length;
}

function pixelsOf(lines: readonly Polyline[]): Bitmap {
  const pixels = new Bitmap(SIZE);
  for (const line of lines) trace(line, pixels);
  return pixels;
}

function trace(line: Polyline, cells: Bitmap): void {
  throwIfInterrupted();
  for (let at = 0; at + 1 < line.length; at += 2) {
    const [x = 0, y = 0] = [line[at], line[at + 1]];
    const [dx, dy] = at === 0 ? [0, 0] : [(line[at - 2] ?? 0) - x, (line[at - 1] ?? 0) - y];
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / cells.side));
    for (let step = 0; step < steps; step++) cells.mark(around(x + (dx * step) / steps, y + (dy * step) / steps));
  }
}

// A point between two cells touches both.
function around(x: number, y: number): Tile {
  return { i: x - POINT / 2, j: y - POINT / 2, width: POINT, height: POINT };
}

function* inCells(area: Area, smoothing: number, least: number): Generator<Attempt> {
  for (let cells = area; ; cells = cells.coarser(least)) {
    const { side } = cells;
    if (cells.roughness() <= ROUGHEST || side === LARGEST) yield* inOutlines(cells, smoothing * side);
    if (side === LARGEST) return;
  }
}

// Smoothing long outlines saves far more than larger cells, and strays less.
function* inOutlines(cells: Area, tolerance: number): Generator<Attempt> {
  const outlines = closed(cells.outlines());
  for (const stray of new Set([tolerance, SMOOTHER * tolerance])) {
    const kept = simplified(outlines, stray);
    if (countPoints(kept) < MOST_POINTS || cells.side === LARGEST)
      yield { path: writeClosed(kept), isVague: () => Math.max(stray, cells.side / 2) > RIGHT };
  }
}

function countPoints(lines: readonly Polyline[]): number {
  return lines.reduce((sum, line) => sum + line.length / 2, 0);
}
