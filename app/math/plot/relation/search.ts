import { EVERYWHERE, type IntervalSet } from "../../interval";
import type { Budget } from "../../budget";
import { simplestWithin } from "..";
import type { Tile } from "../raster";
import type { Field } from "./field";

const MOST_BOXES = 240;
const DEEPEST = 60;
const FAR_MORE = 8;
const SAMPLED = [0.13, 0.37, 0.61, 0.83];
/** Deviation of samples from a plane, relative to their spread. */
const PLANE = 0.1;
const ROUNDED = 1.001;

interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
  depth: number;
}

/** Tries numbers with few decimals, a change of sign, and in parts too small to split a value as small as rounding. */
export function searchZero(field: Field, part: Tile, budget: Budget): "zero" | "none" | "unknown" {
  const { i, j, width, height } = part;
  const open: Box[] = [
    { left: field.x(i), right: field.x(i + width), bottom: field.y(j + height), top: field.y(j), depth: 0 },
  ];
  let nearby: "zero" | "none" | null | undefined;
  for (let count = 0; open.length > 0; count++) {
    const box = open.pop();
    if (!box) break;
    if (budget.step()) return "unknown";
    if (count > MOST_BOXES) return "unknown";
    const set = field.onPlane(box.left, box.right, box.bottom, box.top);
    if (!set.has(0)) continue;
    const isSound = set.defined === EVERYWHERE && set.continuous;
    if (set.doubtful && nearby === undefined) nearby = sampleZero(field, part);
    if (set.doubtful && nearby) return nearby;
    if (isSound && isAwayFromZero(field, box)) continue;
    const x = simplestWithin(box.left, box.right);
    const y = simplestWithin(box.bottom, box.top);
    if (field.atPlane(x, y) === 0 || showsZero(field, box, isSound)) return "zero";
    const isSmallest = box.depth >= DEEPEST || !(x > box.left && x < box.right && y > box.bottom && y < box.top);
    if (!isSmallest) open.push(...nearestLast(isSound ? quarters(box, x, y) : parts(box, x, y, field), field));
    // At the resolution of doubles, a jump past zero is no zero.
    else if (isSound) return "zero";
  }
  return "none";
}

/** Where a form such as 0/0 hides the values, samples decide if they are far from zero or nearly form a plane. */
export function sampleZero(field: Field, { i, j, width, height }: Tile): "zero" | "none" | null {
  // Rows avoid the diagonals, where many forms have their hole.
  const rows = SAMPLED.map((v) => SAMPLED.map((u) => field.at(i + u * width, j + (1 - v * v) * height)));
  const values = rows.flat();
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (Math.max(least, -most) > most - least) return "none";
  return isPlane(rows, PLANE * (most - least)) ? (least < 0 && most > 0 ? "zero" : "none") : null;
}

function isPlane(rows: number[][], tolerance: number): boolean {
  const [first = []] = rows;
  const [corner = NaN] = first;
  return rows.every((row) =>
    row.every((value, k) => Math.abs(value - (row[0] ?? NaN) - (first[k] ?? NaN) + corner) < tolerance),
  );
}

// The mean value form: where terms cancel, it bounds the field better than the terms do.
function isAwayFromZero(field: Field, { left, right, bottom, top }: Box): boolean {
  const across = field.slope(0);
  const aside = (Math.max(-across.lo, across.hi) * (right - left)) / 2;
  const down = field.slope(1);
  const reach = aside + (Math.max(-down.lo, down.hi) * (top - bottom)) / 2;
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  const middle = field.onPlane(x, x, y, y);
  return Math.max(middle.lo, -middle.hi) > ROUNDED * reach;
}

function showsZero(field: Field, { left, right, bottom, top }: Box, isSound: boolean): boolean {
  const first = field.atPlane(left, bottom);
  const others = [field.atPlane(right, bottom), field.atPlane(left, top), field.atPlane(right, top)];
  return first === 0 || others.some((value) => value === 0 || (isSound && value < 0 !== first < 0));
}

// A jump or an end across one direction only, as floor(x) has, is halved in that direction; else quarters.
function parts(box: Box, x: number, y: number, field: Field): Box[] {
  const { left, right, bottom, top } = box;
  const [across, down] = [spread(field.onPlane(left, right, y, y)), spread(field.onPlane(x, x, bottom, top))];
  const depth = box.depth + 1;
  if (across > FAR_MORE * down)
    return [
      { ...box, right: x, depth },
      { ...box, left: x, depth },
    ];
  if (down > FAR_MORE * across)
    return [
      { ...box, top: y, depth },
      { ...box, bottom: y, depth },
    ];
  return quarters(box, x, y);
}

function spread({ lo, hi }: IntervalSet): number {
  return hi - lo;
}

function quarters({ left, right, bottom, top, depth }: Box, x: number, y: number): Box[] {
  return [
    { left, right: x, bottom, top: y, depth: depth + 1 },
    { left: x, right, bottom, top: y, depth: depth + 1 },
    { left, right: x, bottom: y, top, depth: depth + 1 },
    { left: x, right, bottom: y, top, depth: depth + 1 },
  ];
}

function nearestLast(parts: Box[], field: Field): Box[] {
  const size = new Map(
    parts.map((part) => [part, Math.abs(field.atPlane((part.left + part.right) / 2, (part.bottom + part.top) / 2))]),
  );
  const of = (part: Box) => size.get(part) ?? Infinity;
  return parts.sort((a, b) => (Number.isNaN(of(a)) ? Infinity : of(b)) - (Number.isNaN(of(b)) ? 0 : of(a)));
}
