import type { Approach, Side, Told } from "./facts";
import { limitOf } from "./limits";
import { areAlike, irregular } from "./symmetry";

const FAR = 1 / 64;

/** The straight lines that the curve approaches far to the left and far to the right, itself excepted. */
export function findApproaches(f: (at: number) => number): Approach[] {
  const [left, right] = [lineTowards(f, -1), lineTowards(f, 1)];
  if (left && right && left.slope.value === right.slope.value && left.offset.value === right.offset.value) {
    return [{ ...left, towards: "both" }];
  }
  return [left, right].filter((line) => line !== null);
}

function lineTowards(f: (at: number) => number, sign: 1 | -1): Approach | null {
  const slope = told(limitOf((h) => f(sign / h) * h * sign, FAR));
  if (!slope?.exact) return null;
  const offset = told(limitOf((h) => f(sign / h) - slope.value * (sign / h), FAR, (h) => (Math.abs(slope.value) * 2 ** -51) / h));
  if (!offset || isItself(f, slope.value, offset.value)) return null;
  return { towards: sign < 0 ? "left" : "right", slope, offset };
}

function told(side: Side): Told | null {
  return typeof side === "object" ? side : null;
}

function isItself(f: (at: number) => number, slope: number, offset: number): boolean {
  return [-1, 1].some((sign) => Array.from({ length: 12 }, (_, k) => sign * irregular(4 * k)).every((at) => areAlike(f(at), slope * at + offset)));
}
