import { areEqual, evaluate, type Point, type Real, toNumber } from "../../ball";
import { div, type Expression, neg, num } from "../../expression";
import type { Assignment } from "../answer";

const VALUES = [2, 3, 5, 1, 7, 4, 11, 0].map((value) => num(value));
const SAMPLES: Expression[] = [
  ...VALUES,
  ...VALUES.filter((_, at) => at < 5).map((value) => neg(value)),
  ...[1, 2, 3, 5].map((above) => div(num(above), num(above + 2))),
  neg(div(num(3), num(4))),
];

const FAR = [13, 47, 100, 1009, 12_345, 1_000_003, 10 ** 9 + 7, 10 ** 15 + 37].map((value) => num(value));
const FAR_SAMPLES: Expression[] = FAR.flatMap((value) => [
  value,
  neg(value),
  div(value, num(2)),
  neg(div(value, num(2))),
]);

/** Small numbers for each letter, other ones for the next. */
export function samples(letters: readonly string[]): Assignment[] {
  return SAMPLES.map((_, at) =>
    Object.fromEntries(letters.map((name, letter) => [name, SAMPLES[(at + 3 * letter) % SAMPLES.length] ?? num(2)])),
  );
}

/** Larger numbers for each letter in turn, where small ones tell nothing: |x + 1000| is x + 1000 for those. */
export function farSamples(letters: readonly string[]): Assignment[] {
  return letters.flatMap((far, at) => {
    const others = samples(letters);
    return FAR_SAMPLES.map((value, k) => ({ ...others[(k + at) % others.length], [far]: value }));
  });
}

/** Whole numbers beside a point. */
export function besides(point: Point): Assignment[] {
  if (![...point.values()].every((value) => Number.isFinite(toNumber(value)))) return [];
  return [Math.floor, Math.ceil].map((rounded) =>
    Object.fromEntries([...point].map(([name, value]) => [name, num(rounded(toNumber(value)))])),
  );
}

/** Null where a value is no number. */
export function pointOf(assignment: Assignment): Point | null {
  const entries = Object.entries(assignment).map(([name, value]) => [name, evaluate(value, new Map())] as const);
  const known = entries.filter((entry): entry is readonly [string, Real] => typeof entry[1] === "object");
  return known.length === entries.length ? new Map(known) : null;
}

/** Whether two expressions have the same value at a point; null where one is undefined, or it cannot be told. */
export function agreeAt(left: Expression, right: Expression, assignment: Assignment): boolean | null {
  const point = pointOf(assignment);
  return point && agreeAtPoint(left, right, point);
}

export function agreeAtPoint(left: Expression, right: Expression, point: Point): boolean | null {
  const [a, b] = [left, right].map((side) => evaluate(side, point));
  return typeof a === "object" && typeof b === "object" ? areEqual(a, b) : null;
}
