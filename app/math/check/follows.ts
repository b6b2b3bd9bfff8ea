import { areEqual, divide, evaluate, holds, type Point, type Real, signOf } from "../ball";
import { type Expression, freeVariables, isZero, keyOf, mul, num, type Relation, sub, substitute } from "../expression";
import type { Certificate } from "./claim";
import type { Condition } from "./formula";
import { isImpossible } from "./impossible";
import { isMonotonic } from "./monotonic";
import { divides, spans, zeroOfLinear } from "./polynomials";
import { solvedFor } from "./truth";

type Relations = readonly Relation[];

const LEAST_POINTS = 4;

/** Whether it is seen that one condition follows from another. */
export function doesFollow(from: Condition, to: Condition, by: Certificate | null, places: readonly Point[]): boolean {
  const [known, wanted] = [new Set(from.cases.map(keyOf)), new Set(to.cases.map(keyOf))];
  const starts = from.cases.filter((one) => !wanted.has(keyOf(one)));
  const ends = to.cases.filter((one) => !known.has(keyOf(one)));
  const proof: Proof = { by, places, parameters: [...from.parameters, ...to.parameters].map(({ name }) => name) };
  if (starts.length === ends.length) {
    const pairs = starts.map((start, k) => [start, ends[k] ?? []] as const);
    if (pairs.every(([start, end]) => caseFollows(start, [end], proof))) return true;
  }
  return starts.every((start) => caseFollows(start, ends, proof));
}

interface Proof {
  by: Certificate | null;
  places: readonly Point[];
  parameters: readonly string[];
}

function caseFollows(start: Relations, ends: readonly Relations[], proof: Proof): boolean {
  return leadsTo(start, ends, proof) || isImpossible(start);
}

function leadsTo(start: Relations, ends: readonly Relations[], proof: Proof): boolean {
  const known = new Set(start.map(keyOf));
  const additions = ends.map((end) => end.filter((relation) => !known.has(keyOf(relation))));
  if (additions.some((added) => added.length === 0)) return true;
  if (!start.some(isEquation) && ends.flat().every((relation) => isOneVariable([...start, relation], proof)))
    return ends.length > 0;
  if (ends.length === 1) return (additions[0] ?? []).every((relation) => isImplied(relation, start, proof));
  const firsts = additions.map((added) => added.find(isEquation));
  const rest = additions.flatMap((added, k) => added.filter((relation) => relation !== firsts[k]));
  const factors = firsts.flatMap((relation) => (relation ? [differenceOf(relation)] : []));
  if (factors.length < ends.length || factors.length === 0) return false;
  return (
    isZeroWhere(
      factors.reduce((a, b) => mul(a, b)),
      start,
      proof,
    ) && rest.every((relation) => isImplied(relation, start, proof))
  );
}

// Such conditions were compared where they may change: that is the proof.
function isOneVariable(relations: Relations, { parameters }: Proof): boolean {
  const names = relations.flatMap(({ sides }) => sides.flatMap(freeVariables));
  return parameters.length === 0 && new Set(names).size === 1;
}

function isImplied(relation: Relation, start: Relations, proof: Proof): boolean {
  if (isEquation(relation)) {
    return isInjected(relation, start, proof) || isZeroWhere(differenceOf(relation), start, proof);
  }
  return (
    holdsWhereDefined(relation, start, proof) ||
    swapped(relation, start).some((other) => holdsWhereDefined(other, start, proof))
  );
}

// A condition on one side of an equation is one on the other.
function swapped(relation: Relation, start: Relations): Relation[] {
  return start.filter(isEquation).flatMap(({ sides: [left, right] }) => {
    if (!left || !right) return [];
    const exchange = (side: Expression) =>
      keyOf(side) === keyOf(right) ? left : keyOf(side) === keyOf(left) ? right : side;
    return [{ ...relation, sides: relation.sides.map(exchange) }];
  });
}

function holdsWhereDefined(relation: Relation, start: Relations, { places }: Proof): boolean {
  const others = start.filter((one) => !isEquation(one));
  const defined = places.filter(
    (point) => others.every((one) => holds(one, point) !== false) && start.every((one) => isDefinedAt(one, point)),
  );
  const truths = defined.map((point) => holds(relation, point));
  return truths.filter((truth) => truth === true).length >= LEAST_POINTS && !truths.includes(false);
}

function isDefinedAt({ sides }: Relation, point: Point): boolean {
  return sides.every((side) => evaluate(side, point) !== "undefined");
}

/** Whether a value is zero wherever the relations hold. */
function isZeroWhere(value: Expression, start: Relations, { by, places }: Proof): boolean {
  const equations = start.filter(isEquation);
  const reduced = modulo(value, equations);
  if (isConstantTimes(reduced, num(0), places)) return true;
  return (
    equations.some((equation) => {
      const others = equations.filter((one) => one !== equation);
      const difference = modulo(differenceOf(equation), others);
      const root = zeroOfLinear(difference);
      if (root && isZeroAt(value, root)) return true;
      const rest = modulo(value, others);
      if (isConstantTimes(rest, difference, places) || divides(difference, rest, start)) return true;
      return (
        by?.kind === "multiplied" &&
        (isSame(value, mul(by.factor, difference), places) || isSame(mul(by.factor, value), difference, places))
      );
    }) || spans(equations.map(differenceOf), value)
  );
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

// Wherever the second is defined, the first is, and it is the same multiple.
function isConstantTimes(value: Expression, of: Expression, places: readonly Point[]): boolean {
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

function isSame(one: Expression, other: Expression, places: readonly Point[]): boolean {
  let seen = 0;
  for (const point of places) {
    const [a, b] = [evaluate(one, point), evaluate(other, point)];
    if (typeof a !== "object" || typeof b !== "object") continue;
    const equal = areEqual(a, b);
    if (equal === false) return false;
    if (equal) seen++;
  }
  return seen >= LEAST_POINTS;
}

function isInjected({ sides: [left, right] }: Relation, start: Relations, { by, places }: Proof): boolean {
  if (by?.kind !== "injective" || !left || !right || !isMonotonic(by.of)) return false;
  const applied = (side: Expression) => substitute(by.of, new Map([["$t", side]]));
  return start.filter(isEquation).some(({ sides: [a, b] }) => {
    if (!a || !b) return false;
    const inwards = isSame(applied(left), a, places) && isSame(applied(right), b, places);
    return inwards || (isSame(applied(a), left, places) && isSame(applied(b), right, places));
  });
}

function differenceOf({ sides: [left = num(0), right = num(0)] }: Relation): Expression {
  return isZero(right) ? left : sub(left, right);
}

function isEquation({ operators }: Relation): boolean {
  return operators.length === 1 && operators[0] === "=";
}
