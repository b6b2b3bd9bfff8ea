import type { Evaluator } from "../../numeric";
import { EVERYWHERE, type IntervalFunction, NEVER } from "../../interval";
import {
  Budget,
  type Dot,
  type Drawn,
  HEIGHT,
  type Line,
  NOTHING,
  type Part,
  plainWriter,
  type PlotOptions,
  type PlotWindow,
  UNDECIDED,
  WIDTH,
} from "..";
import { type Break, type Column, decideColumn } from "./column";
import { Pen } from "./pen";
import { isOutOfSight, type Sight, stretch, strayOf, type Stretch, valuesOn } from "./sight";

/** Columns that are looked at together before one by one. */
const BLOCK = 16;
/** How far beyond its edge a drawing goes, in pixels. */
const MARGIN = 2;
const MOST_PIECES = 3;
/** How far a curve may stray between two samples, in pixels. */
const STRAY = 0.5;

/** The variable's axis, cut into columns, and the axis of the values, in the order in which they grow. */
interface Axes {
  of: "x" | "y";
  from: number;
  to: number;
  columns: number;
  low: number;
  high: number;
  pixels: number;
}

/** A function as it is drawn. */
interface ExplicitFunction {
  f: Evaluator;
  intervals: IntervalFunction;
  /** The letter that it is a function of, whose axis is cut into columns. */
  of: "x" | "y";
  /** Steps that are done whatever the clock says. */
  sure: number;
  /** Finds the dots where it breaks off, with the width of a column. */
  dotsOf: (breaks: readonly Break[], sight: Sight, width: number) => Dot[];
}

/** Draws a function of x or of y. Intervals decide what is drawn in each column of pixels, samples only refine it. */
export function drawExplicit(
  { f, intervals, of, sure, dotsOf }: ExplicitFunction,
  { window, budgetMs, writer = plainWriter() }: PlotOptions,
): Drawn {
  const axes = axesOf(of, window);
  const unit = unitOf(axes);
  const at = [0];
  const sight: Sight = {
    value: (number) => {
      at[0] = number;
      return f(at);
    },
    intervals,
    least: axes.low - MARGIN * unit,
    most: axes.high + MARGIN * unit,
    unit,
    budget: new Budget(budgetMs, sure),
  };
  const plot = new ExplicitPlot(axes, sight);
  plot.run();
  const place = (line: Line) => (of === "x" ? flipped(line, 1, HEIGHT) : swapped(line));
  return {
    ...NOTHING,
    undecided: writer.patches(plot.undecided, 0.2),
    stroke: writer.lines(plot.pen.lines.map(place)),
    dots: dotsOf(plot.breaks, sight, plot.width).map((dot) =>
      of === "x" ? dot : { x: dot.y, y: dot.x, open: dot.open },
    ),
    partial: sight.budget.spent || writer.isVague,
  };
}

/** The axes of a function of this letter. */
export function axesOf(of: "x" | "y", { left, right, bottom, top }: PlotWindow): Axes {
  return of === "x"
    ? { of, from: left, to: right, columns: WIDTH, low: bottom, high: top, pixels: HEIGHT }
    : { of, from: bottom, to: top, columns: HEIGHT, low: left, high: right, pixels: WIDTH };
}

/** The height of a pixel, in values. */
export function unitOf({ low, high, pixels }: Axes): number {
  return (high - low) / pixels;
}

// Values grow upwards, the drawing downwards.
function flipped(line: Line, offset: number, height: number): Line {
  return line.map((number, i) => (i % 2 === offset ? height - number : number));
}

function swapped(line: Line): Line {
  return line.map((_, i) => (i % 2 === 0 ? (line[i + 1] ?? 0) : HEIGHT - (line[i - 1] ?? 0)));
}

class ExplicitPlot {
  readonly pen: Pen;
  readonly undecided: Part[] = [];
  readonly breaks: Break[] = [];
  private readonly edges: Float64Array;
  private readonly values: Float64Array;

  constructor(
    private readonly axes: Axes,
    private readonly sight: Sight,
  ) {
    const { from, to, columns, low, high, pixels } = axes;
    this.edges = Float64Array.from({ length: columns + 1 }, (_, i) => (from * (columns - i) + to * i) / columns);
    this.values = this.edges.map(sight.value);
    this.pen = new Pen(
      (at) => ((at - from) / (to - from)) * columns,
      (value) => ((value - low) / (high - low)) * pixels,
      sight.least,
      sight.most,
    );
  }

  run(): void {
    for (let i = 0; i < this.axes.columns && !this.sight.budget.spent; i += BLOCK)
      this.block(i, Math.min(BLOCK, this.axes.columns - i));
    this.pen.lift();
  }

  /** That of a column. */
  get width(): number {
    return this.edge(1) - this.edge(0);
  }

  // A block that is empty, out of sight or monotone is decided as a whole; another one is halved.
  private block(first: number, count: number): void {
    if (this.sight.budget.step()) return;
    const set = valuesOn(this.sight, this.edge(first), this.edge(first + count));
    if (set.defined === NEVER || isOutOfSight(this.sight, set)) return;
    if (set.continuous && set.defined === EVERYWHERE && this.isToldBySamples(first, count))
      return this.sample(first, count);
    if (count === 1) return this.column(first);
    const half = count >> 1;
    this.block(first, half);
    this.block(first + half, count - half);
  }

  // Between the samples the curve either only rises or falls, or strays by less than a pixel.
  private isToldBySamples(first: number, count: number): boolean {
    for (let i = first; i <= first + count; i++) if (!Number.isFinite(this.values[i])) return false;
    return (
      strayOf(this.sight.intervals.differentiate(0), this.edge(first + 1) - this.edge(first)) < STRAY * this.sight.unit
    );
  }

  private sample(first: number, count: number): void {
    for (let i = first; i < first + count; i++)
      this.pen.draw(stretch(this.edge(i), this.edge(i + 1), this.valueAt(i), this.valueAt(i + 1)));
  }

  private column(i: number): void {
    const column = decideColumn(this.edge(i), this.valueAt(i), this.edge(i + 1), this.valueAt(i + 1), this.sight);
    for (const piece of fewer(joined(column.stretches))) this.pen.draw(piece);
    this.breaks.push(...column.breaks);
    this.addUndecided(i, column);
  }

  // Columns are counted from the left, or, where the variable is y, from the bottom.
  private addUndecided(column: number, { undecided }: Column): void {
    const { low, high, pixels, columns, of } = this.axes;
    const along = (value: number) => Math.max(0, Math.min(pixels, ((value - low) / (high - low)) * pixels));
    for (const [least, most] of together(undecided.map(([from, to]) => [along(from), along(to)]))) {
      const length = most - least;
      if (of === "x") this.undecided.push({ i: column, j: pixels - most, width: 1, height: length });
      else this.undecided.push({ i: least, j: columns - 1 - column, width: length, height: 1 });
    }
  }

  private edge(i: number): number {
    return this.edges[i] ?? NaN;
  }

  private valueAt(i: number): number {
    return this.values[i] ?? NaN;
  }
}

// What leaves no cell between is one.
function together(ranges: [least: number, most: number][]): [least: number, most: number][] {
  const apart: [least: number, most: number][] = [];
  for (const [least, most] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = apart[apart.length - 1];
    if (last && least - last[1] < UNDECIDED) last[1] = Math.max(last[1], most);
    else apart.push([least, most]);
  }
  return apart;
}

// Stretches that go on where another ends are one: of what lies within a column only ends and extremes are drawn.
function joined(stretches: Stretch[]): Stretch[] {
  const pieces: Stretch[] = [];
  for (const next of stretches.sort((a, b) => a.from - b.from || a.to - b.to)) {
    const last = pieces[pieces.length - 1];
    if (last && last.to === next.from && last.last === next.first) {
      pieces[pieces.length - 1] = {
        ...last,
        to: next.to,
        last: next.last,
        least: Math.min(last.least, next.least),
        most: Math.max(last.most, next.most),
      };
    } else pieces.push(next);
  }
  return pieces;
}

// A column with many pieces becomes bars, one for those that overlap.
function fewer(pieces: Stretch[]): Stretch[] {
  if (pieces.length <= MOST_PIECES) return pieces;
  const bars: Stretch[] = [];
  for (const next of pieces.sort((a, b) => a.least - b.least)) {
    const last = bars[bars.length - 1];
    if (last && next.least <= last.most) last.most = Math.max(last.most, next.most);
    else bars.push({ ...next });
  }
  return bars.map((bar) => ({ ...bar, to: bar.from, first: bar.least, last: bar.most }));
}
