import { evaluate, holds, type Point, signOf, subtract } from "../../../ball";
import { Q } from "../../../exact";
import {
  add,
  type Expression,
  freeVariables,
  isZero,
  keyOf,
  mul,
  num,
  type Relation,
  sub,
  variable,
} from "../../../expression";
import { canonicalTree, rationalTree } from "../../../rewrite";
import { equation } from "../../equations/sides";
import type { Task } from "../task";
import { ratioOf } from "./angles";
import { type Family, familyIn, familyTree, residuesOf } from "./family";
import { listMembers } from "./members";

/** Families without doubles, of which all members fulfil the conditions, or the members within bounds. */
export function collectFamilies(task: Task): boolean {
  const { trail, unknown, parameter, periodic } = task;
  if (!periodic) return false;
  const bounds = boundsIn(trail.line.cases);
  if (!bounds) return false;
  const residues = trail.line.cases.map((relations) => allowedIn(relations, bounds, task));
  if (!residues.every((list) => list !== null)) return false;
  const distinct = withoutEquals(residues.flat());
  if (!distinct) return false;
  const families = mergedFamilies(distinct, periodic.period);
  const hasDoubles = distinct.length < residues.flat().length;
  if (hasDoubles || families.length < trail.line.cases.length || hasConditions(trail.line.cases, bounds)) {
    const cases = families.map((one) => [equation(variable(unknown), familyTree(one, parameter)), ...bounds]);
    trail.write("collect-families", "Check the conditions, and write each solution once", cases, { by: periodic });
  }
  return bounds.length === 0 || listMembers(task, bounds);
}

// Relations that every case has and that do not repeat.
function boundsIn(cases: Task["trail"]["line"]["cases"]): Relation[] | null {
  const lists = cases.map((relations) => relations.slice(1).filter(isBound));
  const [first = [], ...others] = lists;
  const keys = first.map(keyOf).sort().join();
  return others.every((list) => list.map(keyOf).sort().join() === keys) ? first : null;
}

function isBound({ sides }: Relation): boolean {
  return sides.every((side) => side.kind === "variable" || freeVariables(side).length === 0);
}

function hasConditions(cases: Task["trail"]["line"]["cases"], bounds: readonly Relation[]): boolean {
  return cases.some((relations) => relations.length > 1 + bounds.length);
}

function allowedIn(
  [solved, ...others]: readonly Relation[],
  bounds: readonly Relation[],
  { unknown, parameter, periodic }: Task,
): Expression[] | null {
  const family = solved ? familyIn(solved, unknown, parameter) : null;
  const residues = family && periodic ? residuesOf(family, periodic.period) : null;
  const known = new Set(bounds.map(keyOf));
  const conditions = others.filter((one) => !known.has(keyOf(one)));
  const truths = residues?.map((value) => fulfils(value, conditions, unknown));
  if (!residues || !truths || truths.includes(null)) return null;
  return residues.filter((_, k) => truths[k] === true);
}

function fulfils(value: Expression, conditions: readonly Relation[], unknown: string): boolean | null {
  const number = evaluate(value, new Map());
  if (typeof number !== "object") return null;
  const point: Point = new Map([[unknown, number]]);
  const truths = conditions.map((one) => holds(one, point));
  return truths.includes(false) ? false : truths.includes(null) ? null : true;
}

function withoutEquals(values: readonly Expression[]): Expression[] | null {
  const kept: Expression[] = [];
  for (const value of values) {
    const number = evaluate(value, new Map());
    const verdicts = kept.map((other) => {
      const second = evaluate(other, new Map());
      return typeof number === "object" && typeof second === "object" ? signOf(subtract(number, second)) : null;
    });
    if (verdicts.includes(null)) return null;
    if (!verdicts.includes(0)) kept.push(value);
  }
  return kept;
}

// Those that differ by fractions of the period are written as few families.
function mergedFamilies(values: readonly Expression[], period: Expression): Family[] {
  const groups: { base: Expression; shifts: Q.Rational[] }[] = [{ base: num(0), shifts: [] }];
  for (const value of values) {
    const placed = groups.some((group) => {
      const shift = ratioOf(sub(value, group.base), period);
      if (shift) group.shifts.push(fractionalPart(shift));
      return shift !== null;
    });
    if (!placed) groups.push({ base: value, shifts: [Q.ZERO] });
  }
  return groups.flatMap(({ base, shifts }) => familiesOf(base, shifts, period));
}

function familiesOf(base: Expression, shifts: readonly Q.Rational[], period: Expression): Family[] {
  const left = new Map(shifts.map((one) => [keyOfShift(one), one]));
  const found: { shift: Q.Rational; count: number }[] = [];
  for (let count = shifts.length; count >= 1; count--) {
    for (const shift of [...left.values()].sort(Q.compare)) {
      const members = Array.from({ length: count }, (_, k) => fractionalPart(Q.add(shift, Q.rational(k, count))));
      if (!members.every((one) => left.has(keyOfShift(one)))) continue;
      members.forEach((one) => left.delete(keyOfShift(one)));
      found.push({ shift, count });
    }
  }
  return found.map(({ shift, count }) => {
    const isPaired = found.some((other) => other.count === count && isOpposite(other.shift, shift, count));
    const isUpper = Q.compare(Q.multiply(shift, Q.rational(2 * count)), Q.ONE) > 0;
    const written = isZero(base) && isPaired && isUpper ? Q.subtract(shift, Q.rational(1, count)) : shift;
    const start = canonicalTree(add(base, mul(rationalTree(written), period)));
    return { start, step: canonicalTree(mul(rationalTree(Q.rational(1, count)), period)) };
  });
}

function isOpposite(a: Q.Rational, b: Q.Rational, count: number): boolean {
  return Q.isInteger(Q.multiply(Q.add(a, b), Q.rational(count)));
}

function fractionalPart(value: Q.Rational): Q.Rational {
  return Q.subtract(value, Q.rational(Q.floor(value)));
}

function keyOfShift({ numerator, denominator }: Q.Rational): string {
  return `${numerator}/${denominator}`;
}
