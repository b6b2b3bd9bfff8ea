import { EVERYWHERE, type IntervalSet, isUnbounded, NEVER } from "../../interval";
import { findExtremes } from "./extremes";
import { isOutside, NEAR, type FunctionSampler, arcBetween, type Arc, valuesOn } from "./function-sampler";
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

interface ColumnPart {
  from: number;
  to: number;
  first: number;
  last: number;
  depth: number;
  /** The value that samples agreed on while the part was wider and a form such as 0/0 hid its values; else NaN. */
  commonLimit: number;
}

const MOST_COLUMN_PARTS = 1200;
const MOST_PARTS = 1200;
const FEW_PARTS = 60;
const MANY_COLUMN_PARTS = 40;
const MOST_DEPTH = 48;
/** Parts that were halved this often are narrow enough to break the curve. */
const BREAK_DEPTH = 5;
/** From this depth on samples count, where a form such as 0/0 hides the values. */
const SAMPLE_DEPTH = 3;
/** From this depth on the samples' common limit may close a hole. */
const HOLE_DEPTH = 10;
const INNER = [0.25, 0.4, 0.6, 0.75];

/** Wide parts are split first, but deep ones where there are very many, as they may cover the rest. */
export function decideColumn(from: number, first: number, to: number, last: number, sampler: FunctionSampler): Column {
  const column: Column = { arcs: [], covered: [], discontinuities: [], undecided: [] };
  const parts: ColumnPart[] = [{ from, to, first, last, depth: 0, commonLimit: NaN }];
  for (let count = 0; parts.length > 0; count++) {
    const part = parts.length > MANY_COLUMN_PARTS ? parts.pop() : parts.shift();
    if (!part || decidePart(part, column, sampler)) continue;
    const at = simplestWithin(part.from, part.to);
    // At the resolution of doubles only the values at the ends are left to go by.
    if (part.depth === MOST_DEPTH || at <= part.from || at >= part.to) breakOff(part, column, sampler);
    else if (count > MOST_COLUMN_PARTS || sampler.budget.step()) leaveUndecided(part, column, sampler);
    else parts.push(...splitAt(at, part, sampler));
  }
  return column;
}

function splitAt(at: number, part: ColumnPart, sampler: FunctionSampler): ColumnPart[] {
  const middle = sampler.value(at);
  const depth = part.depth + 1;
  return [
    { ...part, depth, to: at, last: middle },
    { ...part, depth, from: at, first: middle },
  ];
}

/** Whether nothing is left to decide. */
function decidePart(part: ColumnPart, column: Column, sampler: FunctionSampler): boolean {
  const { depth } = part;
  const set = valuesOn(sampler, part.from, part.to);
  if (set.defined === NEVER || isOutside(sampler, set)) return true;
  const isContinuous = set.continuous && set.defined === EVERYWHERE;
  if (isContinuous && Number.isFinite(part.first) && Number.isFinite(part.last))
    return drawContinuous(part, column, sampler);
  const beyond = overflowOf(set, isContinuous, part, sampler);
  if (beyond === "unknown") column.undecided.push([set.lo, set.hi]);
  if (beyond) return true;
  if (set.defined === EVERYWHERE && isSubpixelJump(set, part, sampler)) {
    draw(arcBetween(part.from, part.to, part.first, part.last), column);
    return true;
  }
  if (depth >= BREAK_DEPTH && valuesNearEnds(set, part, sampler)) return breakOff(part, column, sampler);
  if (isCovered(set, column, sampler)) {
    if (!isContinuous) column.discontinuities.push({ from: part.from, to: part.to });
    return true;
  }
  if (!set.doubtful || depth < SAMPLE_DEPTH) return false;
  if (Number.isNaN(part.commonLimit)) part.commonLimit = agreement(part, sampler);
  return depth >= HOLE_DEPTH && set.has(part.commonLimit) && bridge(part, column);
}

// Terms that overflow and cancel each other need not be split to the end where all samples agree.
function drawContinuous(
  { from, to, first, last, depth, commonLimit }: ColumnPart,
  column: Column,
  sampler: FunctionSampler,
): boolean {
  const found = arcBetween(from, to, first, last);
  const hasAgreed = !Number.isNaN(commonLimit);
  const rest = findExtremes(found, sampler, hasAgreed ? FEW_PARTS : MOST_PARTS);
  const isLevel = found.most - found.least < NEAR * sampler.pixelHeight;
  if (rest && isLevel && depth < SAMPLE_DEPTH) return false;
  draw(found, column);
  if (rest && !hasAgreed && !isLevel) column.undecided.push(rest);
  return true;
}

// Overflow on the way to a finite value, as in e^x / (e^x + 1), does not go away by splitting; beside an end or a pole,
// as in x e^(1/x), the overflowing values are out of sight.
function overflowOf(
  set: IntervalSet,
  isSound: boolean,
  { from, to, first, last, depth }: ColumnPart,
  sampler: FunctionSampler,
): "unknown" | "outside" | null {
  if (Number.isFinite(first) || Number.isFinite(last)) return null;
  if (isSound) return "unknown";
  if (!isUnbounded(set) || depth < BREAK_DEPTH) return null;
  const values = INNER.map((part) => sampler.value(from + part * (to - from)));
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

function isSubpixelJump(
  { lo, hi }: IntervalSet,
  { first, last }: ColumnPart,
  { pixelHeight }: FunctionSampler,
): boolean {
  const slack = NEAR * pixelHeight;
  return (
    Math.abs(first - last) < pixelHeight && lo >= Math.min(first, last) - slack && hi <= Math.max(first, last) + slack
  );
}

function valuesNearEnds(set: IntervalSet, { first, last }: ColumnPart, sampler: FunctionSampler): boolean {
  return eachInView(set, sampler, (lo, hi) => isNear(lo, hi, first, sampler) || isNear(lo, hi, last, sampler));
}

function isNear(lo: number, hi: number, value: number, { pixelHeight }: FunctionSampler): boolean {
  return lo >= value - NEAR * pixelHeight && hi <= value + NEAR * pixelHeight;
}

function eachInView(
  set: IntervalSet,
  { least, most }: FunctionSampler,
  holds: (lo: number, hi: number) => boolean,
): boolean {
  const piece = (lo: number, hi: number) => hi < least || lo > most || holds(Math.max(lo, least), Math.min(hi, most));
  return set.split ? piece(set.lo, set.gapLo) && piece(set.gapHi, set.hi) : piece(set.lo, set.hi);
}

function breakOff({ from, to, first, last }: ColumnPart, column: Column, sampler: FunctionSampler): boolean {
  if (Math.abs(first - last) < NEAR * sampler.pixelHeight) draw(arcBetween(from, to, first, last), column);
  else
    for (const [at, value] of [
      [from, first],
      [to, last],
    ] as const)
      if (Number.isFinite(value)) draw(arcBetween(at, at, value, value), column);
  column.discontinuities.push({ from, to });
  return true;
}

function isCovered(set: IntervalSet, { covered }: Column, sampler: FunctionSampler): boolean {
  const slack = NEAR * sampler.pixelHeight;
  return (
    covered.length > 0 &&
    eachInView(set, sampler, (lo, hi) => covered.some(([least, most]) => least - slack <= lo && hi <= most + slack))
  );
}

/** The value that all samples are near, else NaN. Narrower parts would divide two numbers that are mostly rounding. */
function agreement({ from, to, first, last }: ColumnPart, sampler: FunctionSampler): number {
  const inner = INNER.map((part) => sampler.value(from + part * (to - from)));
  const values = [...inner, ...[first, last].filter((value) => Number.isFinite(value))];
  return Math.max(...values) - Math.min(...values) < NEAR * sampler.pixelHeight ? (inner[1] ?? NaN) : NaN;
}

function bridge({ from, to, first, last, commonLimit }: ColumnPart, column: Column): boolean {
  draw(
    arcBetween(from, to, Number.isFinite(first) ? first : commonLimit, Number.isFinite(last) ? last : commonLimit),
    column,
  );
  column.discontinuities.push({ from, to });
  return true;
}

function leaveUndecided(part: ColumnPart, column: Column, sampler: FunctionSampler): void {
  const set = valuesOn(sampler, part.from, part.to);
  if (set.has(part.commonLimit)) bridge(part, column);
  else if (!isCovered(set, column, sampler)) column.undecided.push([set.lo, set.hi]);
}
