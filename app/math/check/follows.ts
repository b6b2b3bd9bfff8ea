import { evaluate, holds, type Point } from "../ball";
import {
  type Expression,
  freeVariables,
  keyOf,
  mul,
  type Relation,
  type RelationOperator,
  substitute,
  substituteInRelation,
} from "../expression";
import type { Certificate } from "./claim";
import { areAllAngles } from "./angles";
import { holdsAtRoots } from "./at-roots";
import { membersToTry } from "./family";
import type { Condition } from "./formula";
import { isImpossible } from "./impossible";
import { isMonotonic } from "./monotonic";
import { differenceOf, isEquation } from "./relations";
import { placesOf } from "./places";
import { solvedFor, truthAt } from "./truth";
import { watchedIn } from "./watched";
import { isSame, isZeroWhere, type Proof, type Relations } from "./zero-where";

const LEAST_POINTS = 4;

/** Whether it is seen that one condition follows from another. */
export function doesFollow(from: Condition, to: Condition, by: Certificate | null, places: readonly Point[]): boolean {
  const [known, wanted] = [new Set(from.cases.map(keyOf)), new Set(to.cases.map(keyOf))];
  const starts = from.cases.filter((one) => !wanted.has(keyOf(one))).map((one) => withoutParameters(one, from));
  const ends = to.cases.filter((one) => !known.has(keyOf(one))).map((one) => withoutParameters(one, to));
  const proof: Proof = { by, places, parameters: [...from.parameters, ...to.parameters].map(({ name }) => name) };
  if (starts.length === ends.length) {
    const pairs = starts.map((start, k) => [start, ends[k] ?? []] as const);
    if (pairs.every(([start, end]) => caseFollows(start, [end], proof))) return true;
  }
  const all = to.cases.map((one) => withoutParameters(one, to));
  return starts.every((start) => caseFollows(start, ends, proof) || caseFollows(start, all, proof));
}

function caseFollows(start: Relations, ends: readonly Relations[], proof: Proof): boolean {
  if (leadsTo(start, ends, proof) || isImpossible(start) || areAllAngles(start, ends, proof)) return true;
  if (isFamilyWithin(start, ends, proof) || holdsAtRoots(start, ends, proof) || isDefinedNowhere(start, proof))
    return true;
  const split = distinctionIn(ends, start);
  return (
    split !== null &&
    split.every((relation) => {
      const more = [...start, relation];
      return caseFollows(more, ends, proof) || caseFollows(more, compatible(ends, relation), proof);
    })
  );
}

// Members of a family that stand for all are put in.
function isFamilyWithin(start: Relations, ends: readonly Relations[], { parameters }: Proof): boolean {
  const used = [
    ...new Set(parameters.filter((name) => start.some(({ sides }) => sides.flatMap(freeVariables).includes(name)))),
  ];
  const [name, more] = used;
  if (name === undefined || more !== undefined) return false;
  const target: Condition = { kind: "condition", cases: ends, parameters: [{ name, over: "integers" }] };
  const points = membersToTry(start, name, target);
  return points !== null && points.every((point) => truthAt(target, withoutName(point, used)) === true);
}

function withoutName(point: Point, names: readonly string[]): Point {
  return new Map([...point].filter(([name]) => !names.includes(name)));
}

// x = 3 - t, y = t says of the real numbers what x = 3 - y says.
function withoutParameters(relations: Relations, { parameters }: Condition): Relations {
  return parameters.reduce((left, { name, over }) => {
    const free = left.find((one) => isVariable(one.sides[1], name) && solvedFor(one) !== null);
    const variable = free?.sides[0];
    if (over !== "reals" || !variable) return left;
    return left.filter((one) => one !== free).map((one) => substituteInRelation(one, new Map([[name, variable]])));
  }, relations);
}

function isVariable(side: Expression | undefined, name: string): boolean {
  return side?.kind === "variable" && side.name === name;
}

// Where cases distinguish a != 0 from a = 0, or signs, each is looked at by itself.
function distinctionIn(ends: readonly Relations[], start: Relations): Relation[] | null {
  const known = new Set(start.map(keyOf));
  const conditions = ends.flat().filter(({ operators }) => operators.length === 1 && operators[0] !== "=");
  for (const { operators, ...rest } of conditions) {
    const others = ends.flat().filter((one) => keyOf(one.sides) === keyOf(rest.sides));
    const versions = versionsFor(operators[0] ?? "=", others).map((operator): Relation => ({
      ...rest,
      operators: [operator],
    }));
    const isUsed = versions.some((one) => known.has(keyOf(one)));
    if (!isUsed && new Set(others.map((one) => one.operators.join())).size > 1) return versions;
  }
  return null;
}

// Ends that say the opposite cannot hold.
function compatible(ends: readonly Relations[], { sides, operators: [known] }: Relation): Relations[] {
  const rivals = { "<": ["=", ">", ">="], "=": ["<", ">", "!="], ">": ["=", "<", "<="], "!=": ["="] };
  const excluded: readonly string[] =
    known === "<" || known === "=" || known === ">" || known === "!=" ? rivals[known] : [];
  return ends.filter(
    (end) => !end.some((one) => keyOf(one.sides) === keyOf(sides) && excluded.includes(one.operators.join())),
  );
}

// Between them they leave nothing out.
function versionsFor(operator: RelationOperator, others: Relations): readonly RelationOperator[] {
  if (operator === "!=") return ["!=", "="];
  const used = new Set(others.map((one) => one.operators.join()));
  const pairs = [
    [">=", "<"],
    ["<=", ">"],
  ] as const;
  return pairs.find((pair) => used.size === 2 && pair.every((one) => used.has(one))) ?? ["<", "=", ">"];
}

function leadsTo(start: Relations, ends: readonly Relations[], proof: Proof): boolean {
  const known = new Set(start.map(keyOf));
  const additions = ends.map((end) => end.filter((relation) => !known.has(keyOf(relation))));
  if (additions.some((added) => added.length === 0)) return true;
  if (ends.length > 1 && ends.some((end) => leadsTo(start, [end], proof))) return true;
  if (
    ![...start, ...ends.flat()].some(isEquation) ||
    (!start.some(isEquation) && ends.flat().every((relation) => isOneVariable([...start, relation], proof)))
  )
    return ends.length > 0 && proof.parameters.length === 0;
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
  // Points without a value for a parameter say nothing of it.
  if (
    [relation, ...start].some(({ sides }) =>
      sides.flatMap(freeVariables).some((name) => proof.parameters.includes(name)),
    )
  )
    return false;
  return (
    holdsWhereDefined(relation, start, proof) ||
    swapped(relation, start).some((other) => holdsWhereDefined(other, start, withPlacesOf(other, proof))) ||
    holdsWithValues(relation, start, proof)
  );
}

// With x = a/b, x != 0 says that a/b is not zero.
function holdsWithValues(relation: Relation, start: Relations, proof: Proof): boolean {
  const solved = start.flatMap((one) => solvedFor(one) ?? []);
  if (solved.length === 0) return false;
  const filled = (one: Relation) =>
    solved.reduce((left, { name, value }) => substituteInRelation(left, new Map([[name, value]])), one);
  const conditions = start.filter((one) => !isEquation(one)).map(filled);
  const wanted = filled(relation);
  return conditions.length > 0 && holdsWhereDefined(wanted, conditions, withPlacesOf(wanted, proof));
}

function withPlacesOf(relation: Relation, proof: Proof): Proof {
  const names = [...new Set(relation.sides.flatMap(freeVariables))];
  const own = placesOf(names, watchedIn({ kind: "condition", cases: [[relation]], parameters: [] }));
  return { ...proof, places: [...proof.places, ...own] };
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
  const trueOnes = truths.filter((truth) => truth === true).length;
  // Perhaps it is defined at one place only.
  const isEnough = trueOnes >= LEAST_POINTS || (trueOnes > 0 && trueOnes === truths.length && isInOneVariable(places));
  return isEnough && !truths.includes(false);
}

function isInOneVariable([point]: readonly Point[]): boolean {
  return point?.size === 1;
}

// With one variable, all places were looked at where that may change.
function isDefinedNowhere(start: Relations, { places, parameters }: Proof): boolean {
  if (parameters.length > 0 || !isInOneVariable(places)) return false;
  return places.every((point) => !start.every((one) => isDefinedAt(one, point)));
}

function isDefinedAt({ sides }: Relation, point: Point): boolean {
  return sides.every((side) => evaluate(side, point) !== "undefined");
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
