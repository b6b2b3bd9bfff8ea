import { type AngleUnit, compile, type Evaluator } from "../numeric";
import type { Expression } from "../expression";
import { compileIntervals, EVERYWHERE, type IntervalFunction, type IntervalSet } from "../interval";
import { HEIGHT, type PlotWindow, WIDTH } from "./drawing";

const VARIABLES = ["x", "y"];

/** A part of the drawing: its corner at the top left, and its sides, in pixels. */
export interface Part {
  i: number;
  j: number;
  width: number;
  height: number;
}

const TILE = 32;
/** The edges of a drawing are so far outside of the window, in pixels, that a line on one is passed; a jump there stays outside of it. */
const EDGE = 1e-9;
/** Where along an edge a field is looked at for jumps across it: conditions may leave out much of it. */
const ALONG = [0.13, 0.37, 0.61, 0.83];

/** The squares that a drawing is covered with at first; strips, where a field depends on one variable alone. */
export function tiles(variables: readonly string[] = VARIABLES): Part[] {
  const width = variables.includes("x") ? TILE : WIDTH;
  const height = variables.includes("y") ? TILE : HEIGHT;
  const parts: Part[] = [];
  for (let j = 0; j < HEIGHT; j += height) for (let i = 0; i < WIDTH; i += width) parts.push({ i, j, width, height });
  return parts;
}

/** The halves of a part in each direction in which it may be halved: strips stay as long as they are. */
export function split({ i, j, width, height }: Part): Part[] {
  const w = width === WIDTH ? width : width / 2;
  const h = height === HEIGHT ? height : height / 2;
  const parts: Part[] = [];
  for (let v = j; v < Math.min(HEIGHT, j + height); v += h)
    for (let u = i; u < i + width; u += w) parts.push({ i: u, j: v, width: w, height: h });
  return parts;
}

/** A function of the plane, seen in the pixels of a drawing: i from the left, j from the top. */
export class Field {
  private readonly f: Evaluator;
  private readonly intervals: IntervalFunction;
  private readonly point = [0, 0];
  private readonly box = [0, 0, 0, 0];
  /** The size of a pixel in units of the plane. */
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  private readonly edges: PlotWindow;

  /** @throws EvaluationError for variables other than x and y */
  constructor(
    expression: Expression,
    private readonly window: PlotWindow,
    angle: AngleUnit,
  ) {
    this.f = compile(expression, VARIABLES, angle);
    this.intervals = compileIntervals(expression, VARIABLES, angle);
    this.pixelWidth = (window.right - window.left) / WIDTH;
    this.pixelHeight = (window.top - window.bottom) / HEIGHT;
    this.edges = this.edgesOf(window);
  }

  /** The value at a point of the drawing. */
  at(i: number, j: number): number {
    this.point[0] = this.x(i);
    this.point[1] = this.y(j);
    return this.f(this.point);
  }

  /** The value at a point of the plane. */
  atPlane(x: number, y: number): number {
    this.point[0] = x;
    this.point[1] = y;
    return this.f(this.point);
  }

  /** The values on a part of the drawing. */
  on({ i, j, width, height }: Part): IntervalSet {
    return this.onPlane(this.x(i), this.x(i + width), this.y(j + height), this.y(j));
  }

  /** The values on a box of the plane. */
  onPlane(left: number, right: number, bottom: number, top: number): IntervalSet {
    this.box[0] = left;
    this.box[1] = right;
    this.box[2] = bottom;
    this.box[3] = top;
    return this.intervals.evaluate(this.box);
  }

  /** Bounds of the derivative by x or by y on the part looked at last. */
  slope(by: 0 | 1): { lo: number; hi: number } {
    return this.intervals.differentiate(by).slope;
  }

  x(i: number): number {
    const { left, right } = i === 0 || i === WIDTH ? this.edges : this.window;
    return (left * (WIDTH - i) + right * i) / WIDTH;
  }

  y(j: number): number {
    const { bottom, top } = j === 0 || j === HEIGHT ? this.edges : this.window;
    return (top * (HEIGHT - j) + bottom * j) / HEIGHT;
  }

  // What the field jumps to on the right or the lower edge belongs to what lies beyond: floor(x) = 2 is no line at the right of a window that ends there.
  private edgesOf({ left, right, bottom, top }: PlotWindow): PlotWindow {
    const [u, v] = [EDGE * this.pixelWidth, EDGE * this.pixelHeight];
    const isPassed = (x: number, y: number) => isSound(this.onPlane(x - u, x + u, y - v, y + v));
    const isPassedAcross = (x: number) => ALONG.some((share) => isPassed(x, bottom + share * (top - bottom)));
    const isPassedDown = (y: number) => ALONG.some((share) => isPassed(left + share * (right - left), y));
    return {
      left: isPassedAcross(left) ? left - u : left,
      right: isPassedAcross(right) ? right + u : right - u,
      bottom: isPassedDown(bottom) ? bottom - v : bottom + v,
      top: isPassedDown(top) ? top + v : top,
    };
  }
}

function isSound({ defined, continuous }: IntervalSet): boolean {
  return defined === EVERYWHERE && continuous;
}
