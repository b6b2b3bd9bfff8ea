import { EVERYWHERE, type IntervalSet, isUnbounded, NEVER } from "../../interval";
import { findExtremes } from "./extremes";
import { isOutside, NEAR, type FunctionView, arcBetween, type Arc, valuesOn } from "./function-view";
import { simplestWithin } from "..";

export interface Discontinuity {
  from: number;
  to: number;
}

export interface Column {
  arcs: Arc[];
  covered: [least: number, most: number][];
  discontinuities: Discontinuity[];
  undecided: [least: number, most: number][];
}

interface Cell {
  from: number;
  to: number;
  first: number;
  last: number;
  level: number;
  /** The value that samples agreed on while the cell was wider and a form such as 0/0 hid its values. */
  agreed: number;
}

const MOST_CELLS = 1200;
const MOST_PARTS = 1200;
const FEW_PARTS = 60;
const MANY_CELLS = 40;
const MOST_LEVELS = 48;
/** From this level on, cells are narrow enough to break a curve, or to blame a form such as 0/0. */
const LEVEL_OF_BREAKS = 5;
const LEVEL_OF_SAMPLES = 3;
const LEVEL_OF_HOLES = 10;
const INNER = [0.25, 0.4, 0.6, 0.75];

/** Wide parts are split first, but deep ones where there are very many, as they may cover the rest. */
export function decideColumn(from: number, first: number, to: number, last: number, view: FunctionView): Column {
  const column: Column = { arcs: [], covered: [], discontinuities: [], undecided: [] };
  const cells: Cell[] = [{ from, to, first, last, level: 0, agreed: NaN }];
  for (let count = 0; cells.length > 0; count++) {
    const cell = cells.length > MANY_CELLS ? cells.pop() : cells.shift();
    if (!cell || decideCell(cell, column, view)) continue;
    const at = simplestWithin(cell.from, cell.to);
    // At the resolution of doubles only the values at the ends are left to go by.
    if (cell.level === MOST_LEVELS || at <= cell.from || at >= cell.to) breakOff(cell, column, view);
    else if (count > MOST_CELLS || view.budget.step()) leaveUndecided(cell, column, view);
    else cells.push(...splitAt(at, cell, view));
  }
  return column;
}

function splitAt(at: number, cell: Cell, view: FunctionView): Cell[] {
  const middle = view.value(at);
  const level = cell.level + 1;
  return [
    { ...cell, level, to: at, last: middle },
    { ...cell, level, from: at, first: middle },
  ];
}

function decideCell(cell: Cell, column: Column, view: FunctionView): boolean {
  const { level } = cell;
  const set = valuesOn(view, cell.from, cell.to);
  if (set.defined === NEVER || isOutside(view, set)) return true;
  const isSound = set.continuous && set.defined === EVERYWHERE;
  if (isSound && Number.isFinite(cell.first) && Number.isFinite(cell.last)) return drawSound(cell, column, view);
  const beyond = beyondNumbers(set, isSound, cell, view);
  if (beyond === "unknown") column.undecided.push([set.lo, set.hi]);
  if (beyond) return true;
  if (set.defined === EVERYWHERE && isSlight(set, cell, view)) {
    draw(arcBetween(cell.from, cell.to, cell.first, cell.last), column);
    return true;
  }
  if (level >= LEVEL_OF_BREAKS && isExplained(set, cell, view)) return breakOff(cell, column, view);
  if (isCovered(set, column, view)) {
    if (!isSound) column.discontinuities.push({ from: cell.from, to: cell.to });
    return true;
  }
  if (!set.doubtful || level < LEVEL_OF_SAMPLES) return false;
  if (Number.isNaN(cell.agreed)) cell.agreed = agreement(cell, view);
  return level >= LEVEL_OF_HOLES && set.has(cell.agreed) && bridge(cell, column);
}

// Terms that overflow and cancel each other need not be split to the end where all samples agree.
function drawSound({ from, to, first, last, level, agreed }: Cell, column: Column, view: FunctionView): boolean {
  const found = arcBetween(from, to, first, last);
  const hasAgreed = !Number.isNaN(agreed);
  const rest = findExtremes(found, view, hasAgreed ? FEW_PARTS : MOST_PARTS);
  const isLevel = found.most - found.least < NEAR * view.unit;
  if (rest && isLevel && level < LEVEL_OF_SAMPLES) return false;
  draw(found, column);
  if (rest && !hasAgreed && !isLevel) column.undecided.push(rest);
  return true;
}

// Overflow on the way to a finite value, as in e^x / (e^x + 1), does not go away by splitting; beside an end or a pole,
// as in x e^(1/x), the overflowing values are out of sight.
function beyondNumbers(
  set: IntervalSet,
  isSound: boolean,
  { from, to, first, last, level }: Cell,
  view: FunctionView,
): "unknown" | "outside" | null {
  if (Number.isFinite(first) || Number.isFinite(last)) return null;
  if (isSound) return "unknown";
  if (!isUnbounded(set) || level < LEVEL_OF_BREAKS) return null;
  const values = INNER.map((part) => view.value(from + part * (to - from)));
  if (values.some(Number.isFinite)) return null;
  return values.some(Number.isNaN) ? "unknown" : "outside";
}

function draw(piece: Arc, column: Column): void {
  column.arcs.push(piece);
  let { least, most } = piece;
  column.covered = column.covered.filter(([low, high]) => {
    const apart = high < least || low > most;
    if (!apart) [least, most] = [Math.min(least, low), Math.max(most, high)];
    return apart;
  });
  column.covered.push([least, most]);
}

function isSlight({ lo, hi }: IntervalSet, { first, last }: Cell, { unit }: FunctionView): boolean {
  const slack = NEAR * unit;
  return Math.abs(first - last) < unit && lo >= Math.min(first, last) - slack && hi <= Math.max(first, last) + slack;
}

function isExplained(set: IntervalSet, { first, last }: Cell, view: FunctionView): boolean {
  return eachInView(set, view, (lo, hi) => isNear(lo, hi, first, view) || isNear(lo, hi, last, view));
}

function isNear(lo: number, hi: number, value: number, { unit }: FunctionView): boolean {
  return lo >= value - NEAR * unit && hi <= value + NEAR * unit;
}

function eachInView(
  set: IntervalSet,
  { least, most }: FunctionView,
  holds: (lo: number, hi: number) => boolean,
): boolean {
  const piece = (lo: number, hi: number) => hi < least || lo > most || holds(Math.max(lo, least), Math.min(hi, most));
  return set.split ? piece(set.lo, set.gapLo) && piece(set.gapHi, set.hi) : piece(set.lo, set.hi);
}

function breakOff({ from, to, first, last }: Cell, column: Column, view: FunctionView): boolean {
  if (Math.abs(first - last) < NEAR * view.unit) draw(arcBetween(from, to, first, last), column);
  else
    for (const [at, value] of [
      [from, first],
      [to, last],
    ] as const)
      if (Number.isFinite(value)) draw(arcBetween(at, at, value, value), column);
  column.discontinuities.push({ from, to });
  return true;
}

function isCovered(set: IntervalSet, { covered }: Column, view: FunctionView): boolean {
  const slack = NEAR * view.unit;
  return (
    covered.length > 0 &&
    eachInView(set, view, (lo, hi) => covered.some(([least, most]) => least - slack <= lo && hi <= most + slack))
  );
}

/** The value that all samples are near, else NaN. Narrower cells would divide two numbers that are mostly rounding. */
function agreement({ from, to, first, last }: Cell, view: FunctionView): number {
  const inner = INNER.map((part) => view.value(from + part * (to - from)));
  const values = [...inner, ...[first, last].filter((value) => Number.isFinite(value))];
  return Math.max(...values) - Math.min(...values) < NEAR * view.unit ? (inner[1] ?? NaN) : NaN;
}

function bridge({ from, to, first, last, agreed }: Cell, column: Column): boolean {
  draw(arcBetween(from, to, Number.isFinite(first) ? first : agreed, Number.isFinite(last) ? last : agreed), column);
  column.discontinuities.push({ from, to });
  return true;
}

function leaveUndecided(cell: Cell, column: Column, view: FunctionView): void {
  const set = valuesOn(view, cell.from, cell.to);
  if (set.has(cell.agreed)) bridge(cell, column);
  else if (!isCovered(set, column, view)) column.undecided.push([set.lo, set.hi]);
}
