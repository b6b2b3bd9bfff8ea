import { type AngleUnit, compile, type Evaluator } from "../../numeric";
import type { Expression } from "../../expression";
import { compileIntervals, EVERYWHERE, type IntervalFunction, type IntervalSet } from "../../interval";
import type { PlotWindow, Size, Viewport } from "..";
import type { Tile } from "../raster";

const VARIABLES = ["x", "y"];

const TILE = 32;
/** In pixels: the viewport's edges move by this, so that a line on an edge is crossed and a jump there is not. */
const EDGE = 1e-9;
/** Where an edge is probed for jumps across it; several, as conditions may leave out much of it. */
const ALONG = [0.13, 0.37, 0.61, 0.83];

export function tiles(size: Size, variables: readonly string[] = VARIABLES): Tile[] {
  const width = variables.includes("x") ? TILE : size.width;
  const height = variables.includes("y") ? TILE : size.height;
  const all: Tile[] = [];
  for (let j = 0; j < size.height; j += height)
    for (let i = 0; i < size.width; i += width) all.push({ i, j, width, height });
  return all;
}

export function split({ i, j, width, height }: Tile, size: Size): Tile[] {
  const w = width === size.width ? width : width / 2;
  const h = height === size.height ? height : height / 2;
  const parts: Tile[] = [];
  for (let v = j; v < Math.min(size.height, j + height); v += h)
    for (let u = i; u < Math.min(size.width, i + width); u += w) parts.push({ i: u, j: v, width: w, height: h });
  return parts;
}

/** A function of the plane in viewport coordinates: i from the left, j from the top. */
export class Field {
  private readonly f: Evaluator;
  private readonly intervals: IntervalFunction;
  private readonly point = [0, 0];
  private readonly box = [0, 0, 0, 0];
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  private readonly edges: PlotWindow;
  private readonly window: PlotWindow;
  readonly size: Size;

  /** @throws EvaluationError for variables other than x and y */
  constructor(expression: Expression, { window, size }: Viewport, angle: AngleUnit) {
    this.f = compile(expression, VARIABLES, angle);
    this.intervals = compileIntervals(expression, VARIABLES, angle);
    this.window = window;
    this.size = size;
    this.pixelWidth = (window.right - window.left) / size.width;
    this.pixelHeight = (window.top - window.bottom) / size.height;
    this.edges = this.edgesOf(window);
  }

  at(i: number, j: number): number {
    this.point[0] = this.x(i);
    this.point[1] = this.y(j);
    return this.f(this.point);
  }

  atPlane(x: number, y: number): number {
    this.point[0] = x;
    this.point[1] = y;
    return this.f(this.point);
  }

  on({ i, j, width, height }: Tile): IntervalSet {
    return this.onPlane(this.x(i), this.x(i + width), this.y(j + height), this.y(j));
  }

  onPlane(left: number, right: number, bottom: number, top: number): IntervalSet {
    this.box[0] = left;
    this.box[1] = right;
    this.box[2] = bottom;
    this.box[3] = top;
    return this.intervals.evaluate(this.box);
  }

  /** Bounds of the derivative by x (0) or y (1) on the part evaluated last. */
  slope(by: 0 | 1): { lo: number; hi: number } {
    return this.intervals.differentiate(by).slope;
  }

  x(i: number): number {
    const { width } = this.size;
    const { left, right } = i === 0 || i === width ? this.edges : this.window;
    return (left * (width - i) + right * i) / width;
  }

  y(j: number): number {
    const { height } = this.size;
    const { bottom, top } = j === 0 || j === height ? this.edges : this.window;
    return (top * (height - j) + bottom * j) / height;
  }

  // At the right edge, x = right is drawn if the field is continuous there; a jump belongs to what lies beyond, as that
  // of floor(x) = 2 at 2. A field defined on one side only has its domain's edge there.
  private edgesOf({ left, right, bottom, top }: PlotWindow): PlotWindow {
    const [u, v] = [EDGE * this.pixelWidth, EDGE * this.pixelHeight];
    const around = (x: number, y: number) => continuityOf(this.onPlane(x - u, x + u, y - v, y + v));
    const across = (x: number) => best(ALONG.map((share) => around(x, bottom + share * (top - bottom))));
    const down = (y: number) => best(ALONG.map((share) => around(left + share * (right - left), y)));
    return {
      left: left - u * Math.max(0, across(left)),
      right: right + u * across(right),
      bottom: bottom - v * down(bottom),
      top: top + v * Math.max(0, down(top)),
    };
  }
}

// 1: continuous; 0: end of the domain or undefined; -1: possible jump.
type Continuity = 1 | 0 | -1;

function continuityOf({ defined, continuous }: IntervalSet): Continuity {
  if (defined === EVERYWHERE && continuous) return 1;
  return continuous ? 0 : -1;
}

function best(continuities: Continuity[]): Continuity {
  return continuities.includes(1) ? 1 : continuities.includes(0) ? 0 : -1;
}
