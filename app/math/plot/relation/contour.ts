import type { Polyline } from "..";
import type { Tile } from "../raster";
import type { Field } from "./field";

/** Columns are this far apart where a curve is flat, nearer where it is steep, in pixels. */
const STEP = 4;
const CLOSEST = 1;
const STEEP = 1.5;
const PRECISION = 0.05;

type Value = (u: number, v: number) => number;

/**
 * The curves on which a field has given values in a part of the drawing where it strictly rises or falls along the columns (or
 * along the rows): there is at most one point of each in every column. Lines end at the edges of the part.
 * @param levels the values
 * @param isStraight whether the field is constant along the other direction
 */
export function traceContours(
  field: Field,
  { i, j, width, height }: Tile,
  levels: readonly number[],
  along: "columns" | "rows",
  isStraight: boolean,
): Polyline[] {
  if (along === "columns")
    return new Tracer((u, v) => field.at(u, v), i, width, j, j + height, isStraight).trace(levels);
  const lines = new Tracer((u, v) => field.at(v, u), j, height, i, i + width, isStraight).trace(levels);
  for (const line of lines)
    for (let at = 0; at < line.length; at += 2) [line[at], line[at + 1]] = [line[at + 1] ?? 0, line[at] ?? 0];
  return lines;
}

/** Lines from the middle of a small part to where the field passes a level at its edges: a crossing, or what looks like one. */
export function drawCrossing(
  field: Field,
  { i, j, width, height }: Tile,
  level: number,
  [a, b, c, d]: readonly [number, number, number, number],
): Polyline[] {
  const edges: Polyline[] = [];
  if (a < level !== b < level) edges.push([root((u) => field.at(u, j), level, i, i + width, a, b), j]);
  if (b < level !== c < level) edges.push([i + width, root((v) => field.at(i + width, v), level, j, j + height, b, c)]);
  if (d < level !== c < level)
    edges.push([root((u) => field.at(u, j + height), level, i, i + width, d, c), j + height]);
  if (a < level !== d < level) edges.push([i, root((v) => field.at(i, v), level, j, j + height, a, d)]);
  const middle = [i + width / 2, j + height / 2];
  return edges.length === 2 ? [edges.flat()] : edges.map((edge) => [...edge, ...middle]);
}

/** Follows a function of u and v that strictly rises or falls with v, from column to column. */
class Tracer {
  private readonly steps: number;
  /** What the function is at both ends of each column. */
  private readonly lows: number[] = [];
  private readonly highs: number[] = [];
  private lines: Polyline[] = [];
  private line: Polyline = [];

  constructor(
    private readonly value: Value,
    private readonly u: number,
    private readonly width: number,
    private readonly v: number,
    private readonly end: number,
    isStraight: boolean,
  ) {
    this.steps = isStraight ? 1 : width >= 2 * STEP ? width / STEP : Math.max(1, Math.ceil((2 * width) / STEP));
    for (let k = 0; k <= this.steps; k++) {
      this.lows.push(value(this.column(k), v));
      this.highs.push(value(this.column(k), end));
    }
  }

  trace(levels: readonly number[]): Polyline[] {
    this.lines = [];
    for (const level of levels) this.traceOne(level);
    return this.lines;
  }

  // On each column the level is above the part, in it, or below: told by the values at its two ends.
  private traceOne(level: number): void {
    for (let k = 0; k <= this.steps; k++) {
      if (k > 0) this.crossEnds(k, level);
      const [low, high] = [this.low(k), this.high(k)];
      if (low < level !== high < level)
        this.add(
          this.column(k),
          root((w) => this.value(this.column(k), w), level, this.v, this.end, low, high),
          level,
        );
    }
    this.lift();
  }

  // Where the curve crosses the two ends of the columns between two of them, in the order of the way along it.
  private crossEnds(k: number, level: number): void {
    const found: Polyline[] = [];
    this.crossEnd(k, level, this.v, this.low(k - 1), this.low(k), found);
    this.crossEnd(k, level, this.end, this.high(k - 1), this.high(k), found);
    for (const [at = 0, w = 0] of found.sort((p, q) => (p[0] ?? 0) - (q[0] ?? 0))) {
      const isEnd = this.line.length > 0;
      this.add(at, w, level);
      if (isEnd) this.lift();
    }
  }

  private crossEnd(k: number, level: number, v: number, before: number, now: number, found: Polyline[]): void {
    if (before < level !== now < level)
      found.push([root((at) => this.value(at, v), level, this.column(k - 1), this.column(k), before, now), v]);
  }

  private add(at: number, w: number, level: number): void {
    const { line } = this;
    if (line.length > 0) this.refine(line[line.length - 2] ?? 0, line[line.length - 1] ?? 0, at, w, level);
    line.push(at, w);
  }

  // Where the way to the next point is steep, points are looked for on it.
  private refine(at: number, w: number, nextAt: number, nextW: number, level: number): void {
    if (nextAt - at <= CLOSEST || Math.abs(nextW - w) <= STEEP * (nextAt - at)) return;
    const middle = (at + nextAt) / 2;
    const [low, high] = [this.value(middle, this.v), this.value(middle, this.end)];
    if (low < level === high < level) return;
    const found = root((v) => this.value(middle, v), level, this.v, this.end, low, high);
    this.refine(at, w, middle, found, level);
    this.line.push(middle, found);
    this.refine(middle, found, nextAt, nextW, level);
  }

  private lift(): void {
    if (this.line.length > 2) this.lines.push(this.line);
    this.line = [];
  }

  private column(k: number): number {
    return this.u + (this.width * k) / this.steps;
  }

  private low(k: number): number {
    return this.lows[k] ?? NaN;
  }

  private high(k: number): number {
    return this.highs[k] ?? NaN;
  }
}

/** Where a continuous function passes a level between two places with values on different sides of it (false position, Illinois). */
function root(f: (at: number) => number, level: number, from: number, to: number, first: number, last: number): number {
  let [a, b, fa, fb] = [from, to, first - level, last - level];
  for (let count = 0; count < 40 && Math.abs(b - a) > PRECISION; count++) {
    const guess =
      count % 4 === 3 || !Number.isFinite(fa) || !Number.isFinite(fb) ? (a + b) / 2 : (a * fb - b * fa) / (fb - fa);
    const value = f(guess) - level;
    // A small step tells that the place is near only where it takes most of the value away: where one end is far steeper, all steps are small.
    if (value === 0 || (Math.abs(guess - b) < PRECISION / 2 && Math.abs(value) < Math.abs(fb) / 2)) return guess;
    if (value < 0 !== fb < 0) [a, fa] = [b, fb];
    else fa /= 2;
    [b, fb] = [guess, value];
  }
  return b;
}
