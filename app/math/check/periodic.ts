import { add, divide, evaluate, holds, integer, multiply, type Point, type Real, signOf, subtract } from "../ball";
import { childrenOf, constant, type Expression, freeVariables, mul, num, type Relation } from "../expression";
import type { Certificate } from "./claim";
import type { Condition } from "./formula";
import { areAllZeros } from "./isolation";
import { isAffine, type Progression, progressionOf, wholeQuotient, withinPeriod, withoutEquals } from "./progression";
import { differenceOf, isEquation } from "./relations";
import { withoutSharedRelations } from "./shared";

type Relations = readonly Relation[];

interface Part {
  relations: Relations;
  progression: Progression | null;
}

const MOST_MEMBERS = 120;
const HALF_TURN = new Set(["tan", "cot"]);
const WHOLE_TURN = new Set(["sin", "cos", "sec", "csc"]);

/**
 * Whether two lines hold at the same numbers, all relations being families in equal steps or conditions on sines and their
 * like with this period: then it is enough to compare them in one period, at the members of the families, and to prove that
 * the equations have no zeros but at these and at the points of the certificate, which need no belief.
 */
export function holdAtSameNumbers(
  before: Condition,
  after: Condition,
  { period: written, points }: Extract<Certificate, { kind: "periodic" }>,
): boolean {
  const name = onlyVariable([before, after]);
  const period = numberOf(written);
  if (name === null || !period || signOf(period) !== 1) return false;
  const isBound = (one: Relation) => !isEquation(one) && !one.sides.every((side) => repeats(side, name, period));
  const shared = withoutSharedRelations(before, after, isBound);
  const lines = after.cases.length > 0 ? shared : shared.map((line) => repeatingPart(line, name, period));
  const parts = lines.map((line) => partsOf(line, name, period));
  const [first, second] = parts;
  const members = first && second ? membersOf([...first, ...second], points, period) : null;
  if (!first || !second || !members) return false;
  const agree = members.every((value) => {
    const [a, b] = [first, second].map((list) => truthOf(list, name, value));
    return a !== null && a === b;
  });
  return agree && [...first, ...second].every((part) => isExhausted(part, name, members, period));
}

// What is never fulfilled is not fulfilled under more conditions either.
function repeatingPart(line: Condition, name: string, period: Real): Condition {
  const cases = line.cases.map((relations) =>
    relations.filter((one) => isEquation(one) || one.sides.every((side) => repeats(side, name, period))),
  );
  return { ...line, cases };
}

function onlyVariable(lines: readonly Condition[]): string | null {
  const parameters = lines.flatMap((line) => line.parameters.map(({ name }) => name));
  const sides = lines.flatMap(({ cases }) => cases.flat().flatMap((relation) => relation.sides));
  const names = new Set(sides.flatMap(freeVariables).filter((name) => !parameters.includes(name)));
  const [name, more] = [...names];
  return name !== undefined && more === undefined ? name : null;
}

function numberOf(tree: Expression): Real | null {
  const value = evaluate(tree, new Map());
  return typeof value === "object" ? value : null;
}

// Null where a relation does not repeat after the period.
function partsOf({ cases, parameters }: Condition, name: string, period: Real): Part[] | null {
  const parts = cases.map((relations): Part | null => {
    let progression: Progression | null = null;
    const rest: Relation[] = [];
    for (const relation of relations) {
      const found = progressionOf(relation, name, parameters);
      if (!found) rest.push(relation);
      else if (progression) return null;
      else progression = found;
    }
    const hasParameter = rest.some((one) => parameters.some((other) => namesIn(one).includes(other.name)));
    if (hasParameter || !rest.every((one) => one.sides.every((side) => repeats(side, name, period)))) return null;
    if (progression && wholeQuotient(period, progression.spacing) === null) return null;
    return { relations: rest, progression };
  });
  return parts.every((part) => part !== null) ? parts : null;
}

function namesIn({ sides }: Relation): string[] {
  return sides.flatMap(freeVariables);
}

// The variable stands only in angles that grow by whole turns.
export function repeats(tree: Expression, name: string, period: Real): boolean {
  if (!freeVariables(tree).includes(name)) return true;
  if (tree.kind === "variable" || tree.kind === "sum" || tree.kind === "piecewise") return false;
  const [angle] = tree.kind === "call" ? tree.arguments : [];
  if (tree.kind === "call" && angle && (HALF_TURN.has(tree.name) || WHOLE_TURN.has(tree.name))) {
    const turn = numberOf(HALF_TURN.has(tree.name) ? constant("pi") : mul(num(2), constant("pi")));
    const [start, end] = [integer(0), period].map((x) => evaluate(angle, new Map([[name, x]])));
    if (isAffine(angle, [name]) && turn && typeof start === "object" && typeof end === "object")
      return wholeQuotient(subtract(end, start), turn) !== null;
  }
  return childrenOf(tree).every((child) => repeats(child, name, period));
}

function membersOf(parts: readonly Part[], points: readonly Expression[], period: Real): Real[] | null {
  const hints = points.map(numberOf);
  const all = [
    ...hints,
    ...parts.flatMap(({ progression }) => (progression ? membersWithin(progression, period) : [])),
  ];
  const reduced = all.map((value) => value && withinPeriod(value, period));
  if (reduced.length > MOST_MEMBERS || !reduced.every((value) => value !== null)) return null;
  return withoutEquals(reduced);
}

function membersWithin({ start, spacing }: Progression, period: Real): Real[] {
  const count = Math.min(Math.abs(wholeQuotient(period, spacing) ?? 0), MOST_MEMBERS + 1);
  return Array.from({ length: count }, (_, k) => add(start, multiply(spacing, integer(k))));
}

function truthOf(parts: readonly Part[], name: string, value: Real): boolean | null {
  const truths = parts.map(({ relations, progression }) => {
    const own = progression ? isMember(progression, value) : true;
    const point: Point = new Map([[name, value]]);
    const all = [own, ...relations.map((one) => holds(one, point))];
    return all.includes(false) ? false : all.includes(null) ? null : true;
  });
  return truths.includes(true) ? true : truths.includes(null) ? null : false;
}

function isMember({ start, spacing }: Progression, value: Real): boolean | null {
  const distance = divide(subtract(value, start), spacing);
  if (typeof distance !== "object") return null;
  const rest = withinPeriod(distance, integer(1));
  return rest && signOf(rest) !== null ? signOf(rest) === 0 : null;
}

// What no family says must be said by an equation whose zeros are all known.
function isExhausted({ relations, progression }: Part, name: string, members: readonly Real[], period: Real): boolean {
  if (progression) return true;
  const equations = relations.filter((one) => isEquation(one) && namesIn(one).includes(name));
  return equations.some((one) => areAllZeros(differenceOf(one), name, members, period));
}
