import { EVERYWHERE, type IntervalSet } from "../../interval";
import type { Budget } from "../../budget";
import { simplestWithin } from "..";
import type { Tile } from "../raster";
import type { Field } from "./field";

const MOST_BOXES = 240;
const DEEPEST = 60;
/** How much more a field must spread in one direction than in the other to be split in that one alone. */
const FAR_MORE = 8;
const SAMPLED = [0.13, 0.37, 0.61, 0.83];
/** How far samples may be from a plane, beside how far they are from one another. */
const PLANE = 0.1;
/** A little more than it is, as it may be rounded. */
const ROUNDED = 1.001;

interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
  depth: number;
}

/**
 * Whether a field has a zero in a small part that intervals alone do not tell: at a number with few decimals, by a change of
 * sign, or as near to zero as numbers can tell in a part that is too small to be split.
 */
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
    // As fine as numbers go, a jump past zero is none.
    else if (isSound) return "zero";
  }
  return "none";
}

/**
 * What samples say of a part where a form such as 0/0 hides the values: there is no zero where all are farther from it than from one
 * another, and where they lie on a plane, nearly, it is the plane that passes zero or does not; null where they say nothing.
 */
export function sampleZero(field: Field, { i, j, width, height }: Tile): "zero" | "none" | null {
  // On the diagonals many a form has its hole.
  const rows = SAMPLED.map((v) => SAMPLED.map((u) => field.at(i + u * width, j + (1 - v * v) * height)));
  const values = rows.flat();
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (Math.max(least, -most) > most - least) return "none";
  return isPlane(rows, PLANE * (most - least)) ? (least < 0 && most > 0 ? "zero" : "none") : null;
}

// Whether the rows differ by numbers alone.
function isPlane(rows: number[][], tolerance: number): boolean {
  const [first = []] = rows;
  const [corner = NaN] = first;
  return rows.every((row) =>
    row.every((value, k) => Math.abs(value - (row[0] ?? NaN) - (first[k] ?? NaN) + corner) < tolerance),
  );
}

// By the value in the middle and the slopes: where terms cancel one another, that says more than the values of the terms do.
function isAwayFromZero(field: Field, { left, right, bottom, top }: Box): boolean {
  const across = field.slope(0);
  const aside = (Math.max(-across.lo, across.hi) * (right - left)) / 2;
  const down = field.slope(1);
  const reach = aside + (Math.max(-down.lo, down.hi) * (top - bottom)) / 2;
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  const middle = field.onPlane(x, x, y, y);
  return Math.max(middle.lo, -middle.hi) > ROUNDED * reach;
}

// Whether a corner is zero, or two of them have different signs with nothing but zero between.
function showsZero(field: Field, { left, right, bottom, top }: Box, isSound: boolean): boolean {
  const first = field.atPlane(left, bottom);
  const others = [field.atPlane(right, bottom), field.atPlane(left, top), field.atPlane(right, top)];
  return first === 0 || others.some((value) => value === 0 || (isSound && value < 0 !== first < 0));
}

// Halves, where a jump or an end lies across one direction only, as that of floor(x) does: else quarters.
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

// The part where the field is smallest in its middle comes last, to be looked at first.
function nearestLast(parts: Box[], field: Field): Box[] {
  const size = new Map(
    parts.map((part) => [part, Math.abs(field.atPlane((part.left + part.right) / 2, (part.bottom + part.top) / 2))]),
  );
  const of = (part: Box) => size.get(part) ?? Infinity;
  return parts.sort((a, b) => (Number.isNaN(of(a)) ? Infinity : of(b)) - (Number.isNaN(of(b)) ? 0 : of(a)));
}
