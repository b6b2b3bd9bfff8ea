import { areEqual, divide, evaluate, type Point, type Real, signOf } from "../ball";
import {
  add,
  type Expression,
  freeVariables,
  isZero,
  keyOf,
  mul,
  num,
  type Relation,
  substitute,
  withChildren,
} from "../expression";
import type { Certificate } from "./claim";
import { valueLine } from "./formula";
import { placesOf } from "./places";
import { divides, spans, zeroOfLinear } from "./polynomials";
import { differenceOf, isEquation } from "./relations";
import { allHold, solvedFor } from "./truth";
import { watchedIn } from "./watched";

export type Relations = readonly Relation[];

/** What a proof may use: points to compare at, and a certificate. */
export interface Proof {
  by: Certificate | null;
  places: readonly Point[];
  parameters: readonly string[];
}

const LEAST_POINTS = 4;

/** Whether a value is zero wherever the relations hold. */
export function isZeroWhere(value: Expression, start: Relations, { by, places: all }: Proof): boolean {
  const equations = start.filter(isEquation);
  if (spans(equations.map(differenceOf), value)) return true;
  const conditions = start.filter((one) => !isEquation(one));
  const places = conditions.length === 0 ? all : all.filter((point) => allHold(conditions, point) !== false);
  const reduced = modulo(value, equations);
  const own = ownPlaces(
    reduced,
    value,
    conditions.map((one) => filled(one, equations)),
  );
  if (isMultipleOf(reduced, num(0), [...places, ...own])) return true;
  return (
    equations.some((equation) => {
      const others = equations.filter((one) => one !== equation);
      const difference = modulo(differenceOf(equation), others);
      const root = zeroOfLinear(difference);
      if (root && isZeroAt(value, root)) return true;
      const rest = modulo(value, others);
      if (isMultipleOf(rest, difference, places) || divides(difference, rest, start)) return true;
      // Both sides squared: left² - right² is (left + right) times the difference.
      const squares = mul(sumOf(equation), difference);
      if (isSame(value, squares, places) || isSame(mul(value, value), squares, places)) return true;
      if (isZeroWithEquals(value, equation, places)) return true;
      return (
        by?.kind === "multiplied" &&
        (isSame(value, mul(by.factor, difference), places) || isSame(mul(by.factor, value), difference, places))
      );
    }) || spans(equations.map(differenceOf), mul(value, value))
  );
}

// What is equal is put in: |u| for u = v is |v|.
function isZeroWithEquals(value: Expression, { sides: [left, right] }: Relation, places: readonly Point[]): boolean {
  if (!left || !right) return false;
  return [replaced(value, left, right), replaced(value, right, left)].some(
    (one) => one !== value && isMultipleOf(one, num(0), [...places, ...ownPlaces(one, value, [])]),
  );
}

function replaced(tree: Expression, part: Expression, by: Expression): Expression {
  if (keyOf(tree) === keyOf(part)) return by;
  let isSameTree = true;
  const next = withChildren(tree, (child) => {
    const other = replaced(child, part, by);
    isSameTree &&= other === child;
    return other;
  });
  return isSameTree ? tree : next;
}

// With values put in, other divisors and roots may decide than before.
function ownPlaces(reduced: Expression, value: Expression, conditions: Relations): Point[] {
  const watched = reduced === value ? [] : watchedIn(valueLine(reduced));
  if (watched.length === 0) return [];
  const names = [...new Set([reduced, ...conditions.flatMap(({ sides }) => sides)].flatMap(freeVariables))];
  return placesOf(names, watched).filter((point) => allHold(conditions, point) !== false);
}

function filled(condition: Relation, equations: Relations): Relation {
  return { ...condition, sides: condition.sides.map((side) => modulo(side, equations)) };
}

function sumOf({ sides: [left = num(0), right = num(0)] }: Relation): Expression {
  return add(left, right);
}

function isZeroAt(value: Expression, point: Point): boolean {
  const result = evaluate(value, point);
  return typeof result === "object" && signOf(result) === 0;
}

// Values of solved variables are put in.
function modulo(value: Expression, equations: Relations): Expression {
  return equations.reduce((left, equation) => {
    const solved = solvedFor(equation);
    return solved ? substitute(left, new Map([[solved.name, solved.value]])) : left;
  }, value);
}

/** Wherever the second is defined, the first is, and it is the same multiple. */
export function isMultipleOf(value: Expression, of: Expression, places: readonly Point[]): boolean {
  let ratio: Real | null = null;
  let seen = 0;
  for (const point of places) {
    const [a, b] = [evaluate(value, point), evaluate(of, point)];
    if (b === "undefined" && !isZero(of)) continue;
    if (typeof a !== "object" || typeof b !== "object") return false;
    const sign = signOf(b);
    if (sign === 0 && signOf(a) !== 0) return false;
    if (isZero(of)) seen++;
    if (sign === 0) continue;
    const next = divide(a, b);
    if (typeof next !== "object" || (ratio && areEqual(next, ratio) !== true)) return false;
    ratio = next;
    seen++;
  }
  return seen >= Math.min(LEAST_POINTS, places.length);
}

export function isSame(one: Expression, other: Expression, places: readonly Point[]): boolean {
  let seen = 0;
  for (const point of places) {
    const [a, b] = [evaluate(one, point), evaluate(other, point)];
    if (a === "unknown" || b === "unknown") return false;
    if (a === "undefined" || b === "undefined") continue;
    const equal = areEqual(a, b);
    if (equal === false) return false;
    if (equal) seen++;
  }
  return seen >= LEAST_POINTS;
}
