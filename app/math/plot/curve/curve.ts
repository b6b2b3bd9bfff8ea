import { compile, type Evaluator } from "../../numeric";
import { call, type Expression, type FunctionName, mul, neg, variable } from "../../expression";
import { compileIntervals, EVERYWHERE, type IntervalFunction, type IntervalSet, NEVER } from "../../interval";
import { Budget, guaranteedSteps } from "../../budget";
import { type Geometry, NOTHING, type PlotOptions, type Polyline, simplestWithin, type Size, type Viewport } from "..";

const THETA = "θ";
const MARGIN = 2;
/** In pixels: the deviation from a chord that is not drawn, and the distance below which points count as one. */
const STRAIGHT = 0.25;
const NEAR = 0.5;
const DEEPEST = 40;
const DEPTH_OF_HOLES = 18;
const DEPTH_OF_LATER = 12;
/** Samples that find a bar's extent, and how far they may fall short of it, in pixels. */
const BAR_SAMPLES = 48;
const BAR_END = 1;
const RECENT = 8;

export interface ParametricCurve {
  x: Expression;
  y: Expression;
  parameter: string;
  from: number;
  to: number;
}

/** r = radius(theta); the angles are in the plot's angle unit. */
export interface PolarCurve {
  radius: Expression;
  from: number;
  to: number;
  /** Whether the points at -radius are drawn as well. */
  bothSigns?: boolean;
}

/** Draws (x(t), y(t)). */
export function plotParametric(curve: ParametricCurve, options: PlotOptions): Geometry {
  return plotCurves([curve], options);
}

/** Draws r = f(θ). */
export function plotPolar(curve: PolarCurve, options: PlotOptions): Geometry {
  return plotCurves(parametricOf(curve), options);
}

function plotCurves(curves: ParametricCurve[], options: PlotOptions): Geometry {
  const budget = new Budget(options.budgetMs, guaranteedSteps(curves.flatMap(({ x, y }) => [x, y])), options.clock);
  return {
    ...NOTHING,
    lines: curves.flatMap((curve) => linesOf(curve, options, budget)),
    partial: budget.spent,
  };
}

function parametricOf({ radius, from, to, bothSigns = false }: PolarCurve): ParametricCurve[] {
  const opposite = neg(radius);
  return (bothSigns ? [radius, opposite] : [radius]).map((each) => ({
    x: projected(each, "cos"),
    y: projected(each, "sin"),
    parameter: THETA,
    from,
    to,
  }));
}

function linesOf(curve: ParametricCurve, options: PlotOptions, budget: Budget): Polyline[] {
  const { parameter, from, to } = curve;
  const { across, down } = axesOf(options);
  const along = (axis: Axis, of: Expression) =>
    coordinate(axis, compile(of, [parameter], options.angle), compileIntervals(of, [parameter], options.angle));
  return trace({ x: along(across, curve.x), y: along(down, curve.y), size: options.size }, from, to, budget);
}

function projected(radius: Expression, name: FunctionName): Expression {
  return mul(radius, call(name, variable(THETA)));
}

interface Coordinate {
  value: (t: number) => number;
  pixel: (value: number) => number;
  at: (t: number) => number;
  intervals: IntervalFunction;
  least: number;
  most: number;
  scale: number;
}

interface Coordinates {
  x: Coordinate;
  y: Coordinate;
  size: Size;
}

interface Axis {
  low: number;
  high: number;
  length: number;
  pixel: (value: number) => number;
}

function axesOf({ window: { left, right, bottom, top }, size: { width, height } }: Viewport) {
  const across: Axis = {
    low: left,
    high: right,
    length: width,
    pixel: (value) => ((value - left) / (right - left)) * width,
  };
  const down: Axis = {
    low: bottom,
    high: top,
    length: height,
    pixel: (value) => ((top - value) / (top - bottom)) * height,
  };
  return { across, down };
}

function coordinate({ low, high, length, pixel }: Axis, f: Evaluator, intervals: IntervalFunction): Coordinate {
  const point = [0];
  const margin = ((high - low) / length) * MARGIN;
  const value = (t: number) => {
    point[0] = t;
    return f(point);
  };
  return {
    value,
    pixel,
    at: (t) => pixel(value(t)),
    intervals,
    least: low - margin,
    most: high + margin,
    scale: length / (high - low),
  };
}

interface Range {
  from: number;
  to: number;
  depth: number;
}

/** Part of the curve to draw. The points of a bar, which is as thin as a pixel, need not be those at its ends. */
interface Piece {
  from: number;
  to: number;
  points: Polyline;
  bar?: boolean;
}

function trace(curve: Coordinates, from: number, to: number, budget: Budget): Polyline[] {
  const pieces: Piece[] = [];
  const bars: Polyline[] = [];
  const later: Range[] = [];
  const open: Range[] = [{ from, to, depth: 0 }];
  for (let part = open.pop(); part && !budget.step(); part = open.pop() ?? later.pop()) {
    const verdict = judge(curve, part, bars);
    if (typeof verdict === "string") {
      const middle = simplestWithin(part.from, part.to);
      const depth = part.depth + 1;
      (verdict === "split" ? open : later).push(
        { from: middle, to: part.to, depth },
        { from: part.from, to: middle, depth },
      );
    } else pieces.push(...verdict);
  }
  return joined(pieces);
}

function joined(pieces: Piece[]): Polyline[] {
  const lines: Polyline[] = [];
  let end = NaN;
  for (const { from, to, points, bar } of pieces.sort((a, b) => a.from - b.from || a.to - b.to)) {
    const line = lines[lines.length - 1];
    if (line && from === end) for (let i = bar ? 0 : 2; i < points.length; i++) line.push(points[i] ?? 0);
    else lines.push([...points]);
    end = to;
  }
  return lines;
}

const box = [0, 0];

function judge(
  { x, y, size }: Coordinates,
  { from, to, depth }: Range,
  bars: Polyline[],
): Piece[] | "split" | "split later" {
  box[0] = from;
  box[1] = to;
  const across = x.intervals.evaluate(box);
  const down = y.intervals.evaluate(box);
  if (across.defined === NEVER || down.defined === NEVER || isOut(across, x) || isOut(down, y)) return [];
  const points = [x.at(from), y.at(from), x.at(to), y.at(to)];
  const isSmooth = isSound(across) && isSound(down) && points.every(Number.isFinite);
  if (isSmooth && isStraight(x, y, to - from)) return [{ from, to, points }];
  const bar = isSmooth ? barOf(x, y, across, down, from, to) : null;
  if (bar) {
    bars.push(bar);
    return [{ from, to, points: bar, bar: true }];
  }
  if (bars.slice(-RECENT).some((other) => isCovered(across, down, x, y, other))) return [];
  if (depth >= DEPTH_OF_HOLES && (across.doubtful || down.doubtful) && agree(x, y, from, to))
    return [{ from, to, points }];
  if (depth < DEEPEST) return isSmooth || depth < DEPTH_OF_LATER ? "split" : "split later";
  return isSmooth ? [{ from, to, points }] : [from, to].flatMap((t) => pointAt(x, y, t, size));
}

function pointAt(x: Coordinate, y: Coordinate, t: number, size: Size): Piece[] {
  const [i, j] = [x.at(t), y.at(t)];
  return isVisible(i, j, size) ? [{ from: t, to: t, points: [i, j] }] : [];
}

function barOf(
  x: Coordinate,
  y: Coordinate,
  across: IntervalSet,
  down: IntervalSet,
  from: number,
  to: number,
): Polyline | null {
  const isUpright = (across.hi - across.lo) * x.scale < NEAR;
  if (!isUpright && !((down.hi - down.lo) * y.scale < NEAR)) return null;
  const [thin, long, set] = isUpright ? [x, y, down] : [y, x, across];
  const held = (value: number) => long.pixel(Math.max(long.least, Math.min(long.most, value)));
  const samples = Array.from({ length: BAR_SAMPLES + 1 }, (_, k) => long.value(from + ((to - from) * k) / BAR_SAMPLES));
  const values = samples.filter(Number.isFinite).map(held);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [first, last] = reachOf(set, long);
  if (!(low - first < BAR_END && last - high < BAR_END)) return null;
  const at = thin.at(from + (to - from) / 3);
  return isUpright ? [at, low, at, high] : [low, at, high, at];
}

function isCovered(
  across: IntervalSet,
  down: IntervalSet,
  x: Coordinate,
  y: Coordinate,
  [i = 0, j = 0, k = 0, l = 0]: Polyline,
): boolean {
  const [left, right] = reachOf(across, x);
  const [top, bottom] = reachOf(down, y);
  return (
    left >= Math.min(i, k) - BAR_END &&
    right <= Math.max(i, k) + BAR_END &&
    top >= Math.min(j, l) - BAR_END &&
    bottom <= Math.max(j, l) + BAR_END
  );
}

function reachOf({ lo, hi }: IntervalSet, { pixel, least, most }: Coordinate): [number, number] {
  const ends = [lo, hi].map((value) => pixel(Math.max(least, Math.min(most, value))));
  return [Math.min(...ends), Math.max(...ends)];
}

function isOut({ lo, hi, split, gapLo, gapHi }: IntervalSet, { least, most }: Coordinate): boolean {
  return hi < least || lo > most || (split && gapLo < least && gapHi > most);
}

function isSound({ defined, continuous }: IntervalSet): boolean {
  return defined === EVERYWHERE && continuous;
}

// A coordinate with bounded slope deviates from its chord by at most width × (high - low) / 4.
function isStraight(x: Coordinate, y: Coordinate, width: number): boolean {
  return strayOf(x, width) + strayOf(y, width) < STRAIGHT;
}

function strayOf({ intervals, scale }: Coordinate, width: number): number {
  const { lo, hi } = intervals.differentiate(0).slope;
  return ((hi - lo) * width * scale) / 4;
}

function apart(x: Coordinate, y: Coordinate, from: number, to: number): number {
  return Math.hypot(x.at(to) - x.at(from), y.at(to) - y.at(from));
}

// Where a form such as 0/0 hides the values, samples close to one another bridge it.
function agree(x: Coordinate, y: Coordinate, from: number, to: number): boolean {
  const inner = [0.3, 0.5, 0.7].map((share) => from + share * (to - from));
  const ends = [from, to].every((t) => Number.isFinite(x.at(t) + y.at(t)));
  return ends && inner.every((t) => apart(x, y, from, t) < NEAR);
}

function isVisible(i: number, j: number, { width, height }: Size): boolean {
  return i >= -MARGIN && i <= width + MARGIN && j >= -MARGIN && j <= height + MARGIN;
}
