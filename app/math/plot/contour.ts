import type { Field, Part } from "./field";
import type { Line } from "./path";

const STEP = 2;
const PRECISION = 0.02;

/**
 * The curve on which a field is zero in a part of the drawing where the field strictly rises or falls along the columns (or
 * along the rows): there is at most one point of it in each. Lines end at the edges of the part.
 * @param isStraight whether the field is constant along the other direction
 */
export function traceContour(field: Field, { i, j, width, height }: Part, along: "columns" | "rows", isStraight: boolean): Line[] {
  if (along === "columns") return traceGraph((u, v) => field.at(u, v), i, width, j, height, isStraight);
  const lines = traceGraph((u, v) => field.at(v, u), j, height, i, width, isStraight);
  return lines.map((line) => line.map((_, at) => line[at % 2 === 0 ? at + 1 : at - 1] ?? 0));
}

/** Lines from the middle of a small part to where the field changes its sign at its edges: a crossing, or what looks like one. */
export function drawCrossing(field: Field, { i, j, width, height }: Part): Line[] {
  const [a, b, c, d] = [field.at(i, j), field.at(i + width, j), field.at(i + width, j + height), field.at(i, j + height)];
  const edges: Line[] = [];
  if (a < 0 !== b < 0) edges.push([root((u) => field.at(u, j), i, i + width, a, b), j]);
  if (b < 0 !== c < 0) edges.push([i + width, root((v) => field.at(i + width, v), j, j + height, b, c)]);
  if (d < 0 !== c < 0) edges.push([root((u) => field.at(u, j + height), i, i + width, d, c), j + height]);
  if (a < 0 !== d < 0) edges.push([i, root((v) => field.at(i, v), j, j + height, a, d)]);
  const middle = [i + width / 2, j + height / 2];
  return edges.length === 2 ? [edges.flat()] : edges.map((edge) => [...edge, ...middle]);
}

type Value = (u: number, v: number) => number;

// On each column the zero is above the part, in it, or below: told by the signs at its two ends.
function traceGraph(value: Value, u: number, width: number, v: number, height: number, isStraight: boolean): Line[] {
  const steps = isStraight ? 1 : Math.max(1, Math.ceil(width / STEP));
  const lines: Line[] = [];
  let line: Line = [];
  let before: { at: number; low: number; high: number } | null = null;
  for (let k = 0; k <= steps; k++) {
    const at = u + (width * k) / steps;
    const now = { at, low: value(at, v), high: value(at, v + height) };
    if (before) {
      for (const edge of crossings(value, before, now, v, v + height)) {
        if (line.length > 0) {
          lines.push([...line, ...edge]);
          line = [];
        } else line = edge;
      }
    }
    if (isInside(now)) line.push(at, root((w) => value(at, w), v, v + height, now.low, now.high));
    before = now;
  }
  if (line.length > 2) lines.push(line);
  return lines;
}

function isInside({ low, high }: { low: number; high: number }): boolean {
  return low < 0 !== high < 0;
}

// Where the curve crosses the two ends of the columns between two of them, in the order of the way along it.
function crossings(value: Value, a: { at: number; low: number; high: number }, b: { at: number; low: number; high: number }, v: number, end: number): Line[] {
  const found: Line[] = [];
  if (a.low < 0 !== b.low < 0) found.push([root((at) => value(at, v), a.at, b.at, a.low, b.low), v]);
  if (a.high < 0 !== b.high < 0) found.push([root((at) => value(at, end), a.at, b.at, a.high, b.high), end]);
  return found.sort((p, q) => (p[0] ?? 0) - (q[0] ?? 0));
}

/** Where a continuous function is zero between two places with values of different signs (false position, Illinois). */
export function root(f: (at: number) => number, from: number, to: number, first: number, last: number): number {
  let [a, b, fa, fb] = [from, to, first, last];
  for (let count = 0; count < 40 && Math.abs(b - a) > PRECISION; count++) {
    const guess = count % 4 === 3 || !Number.isFinite(fa) || !Number.isFinite(fb) ? (a + b) / 2 : (a * fb - b * fa) / (fb - fa);
    const value = f(guess);
    if (value === 0 || Math.abs(guess - b) < PRECISION / 4) return guess;
    if (value < 0 !== fb < 0) [a, fa] = [b, fb];
    else fa /= 2;
    [b, fb] = [guess, value];
  }
  return b;
}
