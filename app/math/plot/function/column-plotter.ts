import type { Evaluator } from "../../numeric";
import { EVERYWHERE, type IntervalFunction, NEVER } from "../../interval";
import { Budget } from "../../budget";
import {
  type Dot,
  type Geometry,
  NOTHING,
  type PlotOptions,
  type Polyline,
  type Size,
  toViewport,
  type Viewport,
} from "..";
import { Bitmap, type Tile, UNDECIDED } from "../raster";
import { type Discontinuity, type Column, decideColumn } from "./column";
import { PolylineBuilder } from "./polyline-builder";
import { isOutside, type FunctionSampler, arcBetween, maxDeviation, type Arc, valuesOn } from "./function-sampler";

const BLOCK = 16;
const MARGIN = 2;
const MOST_PIECES = 3;
const MAX_DEVIATION = 0.5;

interface Axes {
  of: "x" | "y";
  from: number;
  to: number;
  columns: number;
  low: number;
  high: number;
  pixels: number;
}

interface ExplicitFunction {
  f: Evaluator;
  intervals: IntervalFunction;
  of: "x" | "y";
  sure: number;
  dotsOf: (discontinuities: readonly Discontinuity[], sampler: FunctionSampler, width: number) => Dot[];
}

/** Draws y = f(x) or x = f(y). Intervals decide what is drawn in each column of pixels; samples only refine it. */
export function drawExplicit({ f, intervals, of, sure, dotsOf }: ExplicitFunction, options: PlotOptions): Geometry {
  const { size } = options;
  const axes = axesOf(of, options);
  const pixelHeight = pixelHeightOf(axes);
  const at = [0];
  const sampler: FunctionSampler = {
    value: (number) => {
      at[0] = number;
      return f(at);
    },
    intervals,
    least: axes.low - MARGIN * pixelHeight,
    most: axes.high + MARGIN * pixelHeight,
    pixelHeight,
    budget: new Budget(options.budgetMs, sure, options.clock),
  };
  const plot = new ColumnPlotter(axes, sampler);
  plot.run();
  const place = (line: Polyline) => (of === "x" ? flipped(line, size.height) : swapped(line, size.height));
  return {
    ...NOTHING,
    undecided: areaOf(plot.undecided, size),
    lines: plot.builder.lines.map(place),
    dots: dotsOf(plot.discontinuities, sampler, plot.width).map(({ x, y, open }) => ({
      ...(of === "x" ? toViewport(x, y, options) : toViewport(y, x, options)),
      open,
    })),
    partial: sampler.budget.spent,
  };
}

export function axesOf(of: "x" | "y", { window: { left, right, bottom, top }, size }: Viewport): Axes {
  return of === "x"
    ? { of, from: left, to: right, columns: size.width, low: bottom, high: top, pixels: size.height }
    : { of, from: bottom, to: top, columns: size.height, low: left, high: right, pixels: size.width };
}

export function pixelHeightOf({ low, high, pixels }: Axes): number {
  return (high - low) / pixels;
}

function flipped(line: Polyline, height: number): Polyline {
  return line.map((number, i) => (i % 2 === 1 ? height - number : number));
}

function swapped(line: Polyline, height: number): Polyline {
  return line.map((_, i) => (i % 2 === 0 ? (line[i + 1] ?? 0) : height - (line[i - 1] ?? 0)));
}

function areaOf(tiles: readonly Tile[], size: Size): Bitmap | null {
  if (tiles.length === 0) return null;
  const area = new Bitmap(size, UNDECIDED);
  for (const tile of tiles) area.mark(tile);
  return area;
}

class ColumnPlotter {
  readonly builder: PolylineBuilder;
  readonly undecided: Tile[] = [];
  readonly discontinuities: Discontinuity[] = [];
  private readonly edges: Float64Array;
  private readonly values: Float64Array;

  constructor(
    private readonly axes: Axes,
    private readonly sampler: FunctionSampler,
  ) {
    const { from, to, columns, low, high, pixels } = axes;
    this.edges = Float64Array.from({ length: columns + 1 }, (_, i) => (from * (columns - i) + to * i) / columns);
    this.values = this.edges.map(sampler.value);
    this.builder = new PolylineBuilder(
      (at) => ((at - from) / (to - from)) * columns,
      (value) => ((value - low) / (high - low)) * pixels,
      sampler.least,
      sampler.most,
    );
  }

  run(): void {
    for (let i = 0; i < this.axes.columns && !this.sampler.budget.spent; i += BLOCK)
      this.block(i, Math.min(BLOCK, this.axes.columns - i));
    this.builder.lift();
  }

  get width(): number {
    return this.edge(1) - this.edge(0);
  }

  private block(first: number, count: number): void {
    if (this.sampler.budget.step()) return;
    const set = valuesOn(this.sampler, this.edge(first), this.edge(first + count));
    if (set.defined === NEVER || isOutside(this.sampler, set)) return;
    if (set.continuous && set.defined === EVERYWHERE && this.samplesSuffice(first, count))
      return this.sample(first, count);
    if (count === 1) return this.column(first);
    const half = count >> 1;
    this.block(first, half);
    this.block(first + half, count - half);
  }

  // True if the curve between the samples is monotone or deviates by less than a pixel.
  private samplesSuffice(first: number, count: number): boolean {
    for (let i = first; i <= first + count; i++) if (!Number.isFinite(this.values[i])) return false;
    return (
      maxDeviation(this.sampler.intervals.differentiate(0), this.edge(first + 1) - this.edge(first)) <
      MAX_DEVIATION * this.sampler.pixelHeight
    );
  }

  private sample(first: number, count: number): void {
    for (let i = first; i < first + count; i++)
      this.builder.draw(arcBetween(this.edge(i), this.edge(i + 1), this.valueAt(i), this.valueAt(i + 1)));
  }

  private column(i: number): void {
    const column = decideColumn(this.edge(i), this.valueAt(i), this.edge(i + 1), this.valueAt(i + 1), this.sampler);
    for (const piece of mergeIntoBars(joinArcs(column.arcs))) this.builder.draw(piece);
    this.discontinuities.push(...column.discontinuities);
    this.addUndecided(i, column);
  }

  private addUndecided(column: number, { undecided }: Column): void {
    const { low, high, pixels, columns, of } = this.axes;
    const along = (value: number) => Math.max(0, Math.min(pixels, ((value - low) / (high - low)) * pixels));
    for (const [least, most] of mergeRanges(undecided.map(([from, to]) => [along(from), along(to)]))) {
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

function mergeRanges(ranges: [least: number, most: number][]): [least: number, most: number][] {
  const apart: [least: number, most: number][] = [];
  for (const [least, most] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = apart[apart.length - 1];
    if (last && least - last[1] < UNDECIDED) last[1] = Math.max(last[1], most);
    else apart.push([least, most]);
  }
  return apart;
}

function joinArcs(arcs: Arc[]): Arc[] {
  const pieces: Arc[] = [];
  for (const next of arcs.sort((a, b) => a.from - b.from || a.to - b.to)) {
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

// Too many pieces in one column become bars, one per group of overlapping pieces.
function mergeIntoBars(pieces: Arc[]): Arc[] {
  if (pieces.length <= MOST_PIECES) return pieces;
  const bars: Arc[] = [];
  for (const next of pieces.sort((a, b) => a.least - b.least)) {
    const last = bars[bars.length - 1];
    if (last && next.least <= last.most) last.most = Math.max(last.most, next.most);
    else bars.push({ ...next });
  }
  return bars.map((bar) => ({ ...bar, to: bar.from, first: bar.least, last: bar.most }));
}
