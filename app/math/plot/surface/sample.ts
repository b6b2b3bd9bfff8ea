import { type AngleUnit, compile } from "../../numeric";
import type { Expression } from "../../expression";
import { Budget, type Clock, guaranteedSteps } from "../../budget";
import type { PlotWindow, Size } from "..";
import { cellOver } from "./cell";
import { clipSegments } from "./clip";
import { heightsOf, multiplesIn, niceStep } from "./heights";
import { type SurfaceGrid, type Heights, type Link, linkNodes, segmentsOf } from "./links";
import type { Box, SurfaceCell, Point3, Segment3, Surface } from "./model";

export interface SurfaceOptions {
  window: PlotWindow;
  /** Null to derive them from the surface. */
  heights: { low: number; high: number } | null;
  angle: AngleUnit;
  budgetMs: number;
  clock?: Clock;
  size: Size;
  /** An even number. */
  cellsPerRow?: number | undefined;
}

const CELLS_PER_ROW = 40;
const LEVELS = 10;
const MOST_LEVEL_SEGMENTS = 2500;
const STEEP = 0.02;

/** Samples z = f(x, y) on a grid. Throws EvaluationError for a variable other than x and y. */
export function sampleSurface(
  value: Expression,
  { window, heights, angle, budgetMs, clock, cellsPerRow = CELLS_PER_ROW }: Omit<SurfaceOptions, "size">,
): Surface {
  // Grid steps are more numerous and cheaper than those of a curve.
  const budget = new Budget(budgetMs, 2 * guaranteedSteps([value]), clock);
  const f = compile(value, ["x", "y"], angle);
  const heightAt = (x: number, y: number): Point3 => ({ x, y, z: f([x, y]) });
  const nodes = nodesOf(window, cellsPerRow, heightAt, budget);
  const box = { ...window, ...(heights ?? heightsOf(nodes.map(({ z }) => z))) };
  const grid = linksOf(nodes, cellsPerRow, { heightAt, steep: STEEP * (box.high - box.low), budget });
  const levels = levelsOf(box);
  const cells = Array.from({ length: cellsPerRow * cellsPerRow }, (_, at) =>
    cellOver(grid, at % cellsPerRow, Math.floor(at / cellsPerRow), box, levels),
  );
  return {
    box,
    cellsPerRow,
    ...thinOut(levels, cells),
    across: grid.across.map((link, at) => clipped(link, nodes, at + Math.floor(at / cellsPerRow), 1, box)),
    along: grid.along.map((link, at) => clipped(link, nodes, at, cellsPerRow + 1, box)),
    partial: grid.isLate,
  };
}

function nodesOf(
  { left, right, bottom, top }: PlotWindow,
  cellsPerRow: number,
  heightAt: Heights,
  budget: Budget,
): Point3[] {
  return Array.from({ length: (cellsPerRow + 1) ** 2 }, (_, at) => {
    const x = share(left, right, (at % (cellsPerRow + 1)) / cellsPerRow);
    const y = share(bottom, top, Math.floor(at / (cellsPerRow + 1)) / cellsPerRow);
    return budget.step() ? { x, y, z: NaN } : heightAt(x, y);
  });
}

// Computed alike from both ends, so that a symmetric window has symmetric nodes.
function share(from: number, to: number, part: number): number {
  return from * (1 - part) + to * part;
}

function linksOf(
  nodes: Point3[],
  cellsPerRow: number,
  { heightAt, steep, budget }: { heightAt: Heights; steep: number; budget: Budget },
): SurfaceGrid {
  const link = (at: number, step: number): Link => {
    const [a, b] = [nodes[at], nodes[at + step]];
    const isLate = budget.step();
    if (!a || !b) return { whole: false, near: null, far: null };
    return isLate ? linkNodes(a, b, noMore, Infinity) : linkNodes(a, b, heightAt, steep);
  };
  const across = Array.from({ length: cellsPerRow * (cellsPerRow + 1) }, (_, at) =>
    link(at + Math.floor(at / cellsPerRow), 1),
  );
  const along = Array.from({ length: cellsPerRow * (cellsPerRow + 1) }, (_, at) => link(at, cellsPerRow + 1));
  return { cellsPerRow, nodes, across, along, isLate: budget.spent };
}

function clipped(link: Link, nodes: Point3[], at: number, step: number, { low, high }: Box): Segment3[] {
  const [a, b] = [nodes[at], nodes[at + step]];
  return a && b ? clipSegments(segmentsOf(a, b, link), low, high) : [];
}

function levelsOf({ low, high }: Box): number[] {
  return multiplesIn(low, high, niceStep(low, high, LEVELS)).filter((level) => level > low && level < high);
}

function thinOut(levels: number[], cells: SurfaceCell[]): { levels: number[]; cells: SurfaceCell[] } {
  const count = cells.reduce((sum, cell) => sum + cell.levels.length, 0);
  const every = Math.ceil(count / MOST_LEVEL_SEGMENTS);
  if (every <= 1) return { levels, cells };
  const isKept = (level: number) => level % every === Math.floor(every / 2);
  return {
    levels: levels.filter((_, level) => isKept(level)),
    cells: cells.map((cell) => ({ ...cell, levels: cell.levels.filter(({ level }) => isKept(level)) })),
  };
}

function noMore(x: number, y: number): Point3 {
  return { x, y, z: NaN };
}
