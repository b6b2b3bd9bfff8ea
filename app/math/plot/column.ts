import type { IntervalFunction } from "../interval/compile";
import { EVERYWHERE, type IntervalSet, NEVER } from "../interval/interval-set";
import type { Budget } from "./budget";
import { simplestWithin } from "./simplest";

/** A piece of a curve over from to to: the function is defined and continuous there, with these values at its ends and extremes. */
export interface Stretch {
  from: number;
  to: number;
  first: number;
  last: number;
  least: number;
  most: number;
}

/** Where a curve breaks off: a jump, a hole or an end of the domain lies between two numbers. */
export interface Break {
  from: number;
  to: number;
}

/** What is known of one column of pixels. */
export interface Column {
  stretches: Stretch[];
  /** The values drawn, as ranges that do not overlap. */
  covered: [least: number, most: number][];
  breaks: Break[];
  /** Values that the function may take or not. */
  undecided: [least: number, most: number][];
}

/** A function of one variable as both plotting and intervals see it, with the values that are in sight. */
export interface Sight {
  value: (at: number) => number;
  intervals: IntervalFunction;
  least: number;
  most: number;
  /** The height of a pixel, in values. */
  unit: number;
  budget: Budget;
}

interface Cell {
  from: number;
  to: number;
  first: number;
  last: number;
  /** What all samples were near when the cell was wider and a form such as 0/0 hid its values. */
  agreed: number;
}

const MOST_CELLS = 600;
const MOST_LEVELS = 48;
/** Cells split into so many parts are narrow enough to break a curve, or to see that only a form such as 0/0 is in the way. */
const LEVEL_OF_BREAKS = 5;
const LEVEL_OF_SAMPLES = 3;
const LEVEL_OF_HOLES = 10;
const NEAR = 0.3;
const FIRST_SAMPLES = 12;

const box = [0, 0];

/** The values on an interval. */
export function valuesOn({ intervals }: Sight, from: number, to: number): IntervalSet {
  box[0] = from;
  box[1] = to;
  return intervals.evaluate(box);
}

/** Whether none of the values is in sight. */
export function isOutOfSight({ least, most }: Sight, set: IntervalSet): boolean {
  if (set.hi < least || set.lo > most) return true;
  return set.split && set.gapLo < least && set.gapHi > most;
}

/** Finds out what is to be drawn in one column: splits it until every part is decided, widest parts first. */
export function decideColumn(from: number, first: number, to: number, last: number, sight: Sight): Column {
  const column: Column = { stretches: [], covered: [], breaks: [], undecided: [] };
  let cells: Cell[] = [{ from, to, first, last, agreed: NaN }];
  let count = 0;
  for (let level = 0; cells.length > 0; level++) {
    const open: Cell[] = [];
    for (const cell of cells) {
      if (decideCell(cell, level, column, sight)) continue;
      const at = simplestWithin(cell.from, cell.to);
      // As fine as numbers go, what they say at the ends is all there is.
      if (level === MOST_LEVELS || at <= cell.from || at >= cell.to) breakOff(cell, column, sight);
      else if ((count += 1) > MOST_CELLS || sight.budget.step()) leaveUndecided(cell, column, sight);
      else open.push(...splitAt(at, cell, sight));
    }
    cells = open;
  }
  return column;
}

function splitAt(at: number, cell: Cell, sight: Sight): Cell[] {
  const middle = sight.value(at);
  return [{ ...cell, to: at, last: middle }, { ...cell, from: at, first: middle }];
}

function decideCell(cell: Cell, level: number, column: Column, sight: Sight): boolean {
  const set = valuesOn(sight, cell.from, cell.to);
  if (set.defined === NEVER || isOutOfSight(sight, set)) return true;
  if (set.continuous && set.defined === EVERYWHERE && Number.isFinite(cell.first) && Number.isFinite(cell.last)) {
    draw(extremesOf(cell, column, sight), column);
    return true;
  }
  if (level >= LEVEL_OF_BREAKS && isExplained(set, cell, sight)) return breakOff(cell, column, sight);
  if (isCovered(set, column, sight)) return true;
  if (!set.doubtful || level < LEVEL_OF_SAMPLES) return false;
  if (Number.isNaN(cell.agreed)) cell.agreed = agreement(cell, sight);
  return level >= LEVEL_OF_HOLES && set.has(cell.agreed) && bridge(cell, column);
}

function draw(piece: Stretch, column: Column): void {
  column.stretches.push(piece);
  let { least, most } = piece;
  column.covered = column.covered.filter(([low, high]) => {
    const apart = high < least || low > most;
    if (!apart) [least, most] = [Math.min(least, low), Math.max(most, high)];
    return apart;
  });
  column.covered.push([least, most]);
}

// Where all values are next to those at the ends nothing is left to find but the break itself, or not even that.
function isExplained(set: IntervalSet, { first, last }: Cell, sight: Sight): boolean {
  return eachInSight(set, sight, (lo, hi) => isNear(lo, hi, first, sight) || isNear(lo, hi, last, sight));
}

function isNear(lo: number, hi: number, value: number, { unit }: Sight): boolean {
  return lo >= value - NEAR * unit && hi <= value + NEAR * unit;
}

function eachInSight(set: IntervalSet, { least, most }: Sight, holds: (lo: number, hi: number) => boolean): boolean {
  const piece = (lo: number, hi: number) => hi < least || lo > most || holds(Math.max(lo, least), Math.min(hi, most));
  return set.split ? piece(set.lo, set.gapLo) && piece(set.gapHi, set.hi) : piece(set.lo, set.hi);
}

function breakOff({ from, to, first, last }: Cell, column: Column, sight: Sight): boolean {
  if (Math.abs(first - last) < NEAR * sight.unit) draw(stretch(from, to, first, last), column);
  else for (const [at, value] of [[from, first], [to, last]] as const) if (Number.isFinite(value)) draw(stretch(at, at, value, value), column);
  column.breaks.push({ from, to });
  return true;
}

export function stretch(from: number, to: number, first: number, last: number): Stretch {
  return { from, to, first, last, least: Math.min(first, last), most: Math.max(first, last) };
}

// Whatever a part may add is drawn in this column already.
function isCovered(set: IntervalSet, { covered }: Column, sight: Sight): boolean {
  const slack = NEAR * sight.unit;
  return covered.length > 0 && eachInSight(set, sight, (lo, hi) => covered.some(([least, most]) => least - slack <= lo && hi <= most + slack));
}

/**
 * The value that all samples are near, NaN where they are not. They are taken while a cell is wide enough for numbers to tell the
 * quotient of two small ones, and away from its ends, where the form often is.
 */
function agreement({ from, to, first, last }: Cell, sight: Sight): number {
  const inner = [0.25, 0.4, 0.6, 0.75].map((part) => sight.value(from + part * (to - from)));
  const values = [...inner, ...[first, last].filter((value) => Number.isFinite(value))];
  return Math.max(...values) - Math.min(...values) < NEAR * sight.unit ? (inner[1] ?? NaN) : NaN;
}

function bridge({ from, to, first, last, agreed }: Cell, column: Column): boolean {
  draw(stretch(from, to, Number.isFinite(first) ? first : agreed, Number.isFinite(last) ? last : agreed), column);
  column.breaks.push({ from, to });
  return true;
}

/** The least and the greatest value on a cell where the function is continuous: parts that cannot exceed what was found are left alone. */
function extremesOf(cell: Cell, column: Column, sight: Sight): Stretch {
  const found = stretch(cell.from, cell.to, cell.first, cell.last);
  const open = [cell.from, cell.to];
  for (let count = 0; open.length > 0; count++) {
    const to = open.pop() ?? 0;
    const from = open.pop() ?? 0;
    const set = valuesOn(sight, from, to);
    if (isWithin(set, found, sight) || isFlat(sight, to - from)) continue;
    if (count === 0) stretchBySamples(found, sight);
    if (count > MOST_CELLS || sight.budget.step()) {
      column.undecided.push([set.lo, set.hi]);
      break;
    }
    const middle = from + (to - from) / 2;
    const value = sight.value(middle);
    found.least = Math.min(found.least, value);
    found.most = Math.max(found.most, value);
    open.push(middle, to, from, middle);
  }
  return found;
}

// Between its ends the curve only rises or falls, or cannot stray far.
function isFlat({ intervals, unit }: Sight, width: number): boolean {
  return strayOf(intervals.differentiate(0), width) < NEAR * unit;
}

// Good guesses of the extremes spare most of the search.
function stretchBySamples(found: Stretch, sight: Sight): void {
  const spacing = (found.to - found.from) / FIRST_SAMPLES;
  let lowest = found.from;
  let highest = found.from;
  for (let i = 1; i < FIRST_SAMPLES; i++) {
    const at = found.from + i * spacing;
    const value = sight.value(at);
    if (value < found.least) [found.least, lowest] = [value, at];
    if (value > found.most) [found.most, highest] = [value, at];
  }
  found.least = -climb((at) => -sight.value(at), lowest, -found.least, spacing, found);
  found.most = climb(sight.value, highest, found.most, spacing, found);
}

function climb(value: (at: number) => number, start: number, height: number, spacing: number, { from, to }: Stretch): number {
  let at = start;
  let best = height;
  for (let step = spacing / 2; step > spacing / 40; step /= 2) {
    for (const next of [at - step, at + step]) {
      const reached = next > from && next < to ? value(next) : NaN;
      if (reached > best) [at, best] = [next, reached];
    }
  }
  return best;
}

// What is out of sight may be as far as it likes.
function isWithin(set: IntervalSet, found: Stretch, { least, most, unit }: Sight): boolean {
  const slack = NEAR * unit;
  return (set.lo >= found.least - slack || found.least <= least) && (set.hi <= found.most + slack || found.most >= most);
}

/** How far a curve with these slopes can go beyond the values at the ends of an interval: not at all where it only rises or falls. */
export function strayOf({ slope: { lo, hi } }: IntervalSet, width: number): number {
  if (lo >= 0 || hi <= 0) return 0;
  return lo === -Infinity ? hi * width : hi === Infinity ? -lo * width : (width * hi * -lo) / (hi - lo);
}

function leaveUndecided(cell: Cell, column: Column, sight: Sight): void {
  const set = valuesOn(sight, cell.from, cell.to);
  if (!isCovered(set, column, sight)) column.undecided.push([set.lo, set.hi]);
}
