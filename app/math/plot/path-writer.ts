import { Bitmap } from "./bitmap";
import { COARSE, FINE, type Grain, type Line, LONG, simplified, write, writeOutlines } from "./path";
import { weightOf } from "./weight";

const COARSER: Grain = { tolerance: 1.3, perUnit: 1 };
const COARSEST: Grain = { tolerance: 2.5, perUnit: 0.5 };
/** More points than these are too many in any grain. */
const MOST_POINTS = 4000;
/** What a point takes in the finest. */
const FEWEST_CHARACTERS = 4;
/** The side of the largest cells, in pixels. */
const LARGEST = 32;

/** Writes all paths of a drawing in a number of compressed bytes: what would take more is drawn coarser, and nothing is cut. */
export class PathWriter {
  /** Whether anything had to be drawn so coarsely that it is not right to two pixels. */
  isVague = false;

  constructor(private left: number) {}

  /** Path data of lines; what is too dense for any grain is drawn as the cells that it passes. */
  lines(lines: readonly Line[]): string {
    return this.first(this.left, inLines(lines));
  }

  /**
   * Path data of the outlines of an area.
   * @param smoothing how far they may stray from the pixels, whose steps nobody should see
   * @param least how many of four cells must be marked for the larger one that they make
   * @param share which part of what is left it may take
   */
  area(area: Bitmap, smoothing: number, least: number, share: number): string {
    return this.first(this.left * share, inCells(area, smoothing, least));
  }

  // The first that is light enough, or the last.
  private first(most: number, attempts: Generator<Attempt>): string {
    let best: Attempt = { path: "", isVague: false };
    for (const attempt of attempts) {
      best = attempt;
      if (weightOf(best.path) <= most) break;
    }
    if (best.path === "") return "";
    this.left -= weightOf(best.path);
    this.isVague ||= best.isVague;
    return best.path;
  }
}

interface Attempt {
  path: string;
  isVague: boolean;
}

function* inLines(lines: readonly Line[]): Generator<Attempt> {
  let kept = simplified(lines, FINE.tolerance);
  if (countPoints(kept) * FEWEST_CHARACTERS < LONG) yield { path: write(kept, FINE.perUnit), isVague: false };
  for (const grain of [COARSE, COARSER]) {
    const path = countPoints(kept = simplified(kept, grain.tolerance)) < MOST_POINTS ? write(kept, grain.perUnit) : null;
    if (path !== null) yield { path, isVague: false };
  }
  yield* inSquares(kept);
}

function* inSquares(lines: readonly Line[]): Generator<Attempt> {
  for (let side = 2; side <= LARGEST; side *= 2) {
    const cells = new Bitmap(side);
    for (const line of lines) cells.trace(line);
    const runs = cells.runs();
    if (runs.length < MOST_POINTS || side === LARGEST) yield { path: write(runs, 1), isVague: side > 2 };
    if (side === 2) yield { path: write(simplified(lines, COARSEST.tolerance), COARSEST.perUnit), isVague: true };
  }
}

function* inCells(area: Bitmap, smoothing: number, least: number): Generator<Attempt> {
  for (let cells = area; ; cells = cells.coarser(least)) {
    const { side } = cells;
    if (cells.roughness() < MOST_POINTS || side === LARGEST) yield { path: writeOutlines(cells.outlines(), smoothing * side), isVague: side > 4 };
    if (side === LARGEST) return;
  }
}

function countPoints(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.length / 2, 0);
}
