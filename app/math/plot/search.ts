import { EVERYWHERE } from "../interval/interval-set";
import type { Budget } from "./budget";
import type { Field, Part } from "./field";
import { simplestWithin } from "./simplest";

const MOST_BOXES = 240;
const DEEPEST = 60;
/** Boxes split so often are small enough to see that only a form such as 0/0 is in the way. */
const DEPTH_OF_HOLES = 3;
const SAMPLED = [0.13, 0.37, 0.61, 0.83];

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
export function searchZero(field: Field, { i, j, width, height }: Part, budget: Budget): "zero" | "none" | "unknown" {
  const open: Box[] = [{ left: field.x(i), right: field.x(i + width), bottom: field.y(j + height), top: field.y(j), depth: 0 }];
  let isDoubtful = false;
  let isFar: boolean | undefined;
  for (let count = 0; open.length > 0; count++) {
    const box = open.pop();
    if (!box) break;
    if (count > MOST_BOXES || budget.step()) return "unknown";
    const set = field.onPlane(box.left, box.right, box.bottom, box.top);
    isDoubtful ||= set.doubtful;
    if (!set.has(0) || (isDoubtful && box.depth >= DEPTH_OF_HOLES && (isFar ??= isFarFromZero(field, { i, j, width, height })))) continue;
    const isSound = set.defined === EVERYWHERE && set.continuous;
    const x = simplestWithin(box.left, box.right);
    const y = simplestWithin(box.bottom, box.top);
    if (field.atPlane(x, y) === 0 || showsZero(field, box, isSound)) return "zero";
    const isSmallest = box.depth >= DEEPEST || !(x > box.left && x < box.right && y > box.bottom && y < box.top);
    if (!isSmallest) open.push(...split(box, x, y, field));
    // As fine as numbers go, a jump past zero is none.
    else if (isSound) return "zero";
  }
  return "none";
}

// Whether samples are all farther from zero than from one another.
function isFarFromZero(field: Field, { i, j, width, height }: Part): boolean {
  const values = SAMPLED.flatMap((u) => SAMPLED.map((v) => field.at(i + u * width, j + (1 - v * v) * height)));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return Math.max(least, -most) > most - least;
}

// Whether a corner is zero, or two of them have different signs with nothing but zero between.
function showsZero(field: Field, { left, right, bottom, top }: Box, isSound: boolean): boolean {
  const first = field.atPlane(left, bottom);
  const others = [field.atPlane(right, bottom), field.atPlane(left, top), field.atPlane(right, top)];
  return first === 0 || others.some((value) => value === 0 || (isSound && value < 0 !== first < 0));
}

// The part where the field is smallest in its middle comes last, to be looked at first.
function split({ left, right, bottom, top, depth }: Box, x: number, y: number, field: Field): Box[] {
  const parts: Box[] = [
    { left, right: x, bottom, top: y, depth: depth + 1 },
    { left: x, right, bottom, top: y, depth: depth + 1 },
    { left, right: x, bottom: y, top, depth: depth + 1 },
    { left: x, right, bottom: y, top, depth: depth + 1 },
  ];
  const size = new Map(parts.map((part) => [part, Math.abs(field.atPlane((part.left + part.right) / 2, (part.bottom + part.top) / 2))]));
  const of = (part: Box) => size.get(part) ?? Infinity;
  return parts.sort((a, b) => (Number.isNaN(of(a)) ? Infinity : of(b)) - (Number.isNaN(of(b)) ? 0 : of(a)));
}
