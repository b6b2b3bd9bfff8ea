import type { Polyline } from "..";
import type { Tile } from "../raster";
import type { Field } from "./field";

const STEP = 4;
const CLOSEST = 1;
const STEEP = 1.5;
const PRECISION = 0.05;

type Value = (u: number, v: number) => number;

/**
 * The field must be strictly monotone along the columns (or the rows): each column holds at most one point of each
 * level.
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

/** Lines from the middle of a small part to where the field passes a level on its edges: what looks like a crossing. */
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

class Tracer {
  private readonly steps: number;
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

/** The zero of a continuous function minus a level, bracketed (false position, Illinois variant). */
function root(f: (at: number) => number, level: number, from: number, to: number, first: number, last: number): number {
  let [a, b, fa, fb] = [from, to, first - level, last - level];
  for (let count = 0; count < 40 && Math.abs(b - a) > PRECISION; count++) {
    const guess =
      count % 4 === 3 || !Number.isFinite(fa) || !Number.isFinite(fb) ? (a + b) / 2 : (a * fb - b * fa) / (fb - fa);
    const value = f(guess) - level;
    // A small step proves nearness only if it removes most of the value: steps are always small where one end is far
    // steeper.
    if (value === 0 || (Math.abs(guess - b) < PRECISION / 2 && Math.abs(value) < Math.abs(fb) / 2)) return guess;
    if (value < 0 !== fb < 0) [a, fa] = [b, fb];
    else fa /= 2;
    [b, fb] = [guess, value];
  }
  return b;
}
