import { areEqual, evaluate, type Point, type Real } from "../../ball";
import { div, type Expression, neg, num } from "../../expression";
import type { Assignment } from "../answer";

const VALUES = [2, 3, 5, 1, 7, 4, 11, 0].map((value) => num(value));
const SAMPLES: Expression[] = [
  ...VALUES,
  ...VALUES.filter((_, at) => at < 5).map((value) => neg(value)),
  ...[1, 2, 3, 5].map((above) => div(num(above), num(above + 2))),
  neg(div(num(3), num(4))),
];

/** Small numbers for each letter, other ones for the next. */
export function samples(letters: readonly string[]): Assignment[] {
  return SAMPLES.map((_, at) =>
    Object.fromEntries(letters.map((name, letter) => [name, SAMPLES[(at + 3 * letter) % SAMPLES.length] ?? num(2)])),
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
  const [a, b] = [left, right].map((side) => (point ? evaluate(side, point) : "unknown"));
  return typeof a === "object" && typeof b === "object" ? areEqual(a, b) : null;
}
