import { evaluate, integer, add, multiply, holds, type Point, type Real, toNumber } from "../ball";
import { freeVariables, type Relation } from "../expression";
import type { Condition } from "./formula";
import { type Progression, progressionOf, withoutEquals } from "./progression";

const MOST_MEMBERS = 300;

/** Whether the second line lists exactly the members of the first line's families that lie within their bounds. */
export function areMembersWithin(before: Condition, after: Condition): boolean {
  const names = new Set([...before.cases, ...after.cases].flat().flatMap(({ sides }) => sides.flatMap(freeVariables)));
  before.parameters.forEach((one) => names.delete(one.name));
  const [name, more] = [...names];
  if (name === undefined || more !== undefined) return false;
  const listed = after.cases.map((relations) => valueIn(relations, name));
  const members = before.cases.map((relations) => membersIn(relations, name, before));
  if (!listed.every((value) => value !== null) || !members.every((list) => list !== null)) return false;
  const [kept, all] = [withoutEquals(listed), withoutEquals(members.flat())];
  if (!kept || !all || kept.length !== all.length) return false;
  return withoutEquals([...kept, ...all])?.length === all.length;
}

function valueIn([relation, more]: readonly Relation[], name: string): Real | null {
  const found = relation && !more ? progressionOf(relation, name, []) : null;
  return found && found.start;
}

function membersIn(relations: readonly Relation[], name: string, { parameters }: Condition): Real[] | null {
  const families = relations.flatMap((one) => progressionOf(one, name, parameters) ?? []);
  const [family, more] = families;
  const others = relations.filter((one) => !progressionOf(one, name, parameters));
  const isConditioned = others.some((one) =>
    parameters.some((other) => one.sides.flatMap(freeVariables).includes(other.name)),
  );
  if (!family || more || isConditioned) return null;
  const candidates = candidatesOf(family, boundsIn(others, name));
  const truths = candidates?.map((value) => {
    const point: Point = new Map([[name, value]]);
    const all = others.map((one) => holds(one, point));
    return all.includes(false) ? false : all.includes(null) ? null : true;
  });
  if (!candidates || !truths || truths.includes(null)) return null;
  return candidates.filter((_, k) => truths[k] === true);
}

// One member more at each end than fits.
function candidatesOf({ start, spacing }: Progression, { from, to }: { from: number; to: number }): Real[] | null {
  const step = toNumber(spacing);
  if (step === 0) return [start];
  const ends = [from, to].map((end) => (end - toNumber(start)) / step).sort((a, b) => a - b);
  const [low = NaN, high = NaN] = [Math.floor(ends[0] ?? NaN) - 1, Math.ceil(ends[1] ?? NaN) + 1];
  if (!(high - low < MOST_MEMBERS)) return null;
  return Array.from({ length: high - low + 1 }, (_, k) => add(start, multiply(spacing, integer(low + k))));
}

// Of the variable alone, beside numbers; in doubles, since each member is compared exactly afterwards.
function boundsIn(relations: readonly Relation[], name: string): { from: number; to: number } {
  let [from, to] = [-Infinity, Infinity];
  for (const { sides, operators } of relations) {
    operators.forEach((operator, k) => {
      const [left, right] = [sides[k], sides[k + 1]];
      if (!left || !right) return;
      const isLeft = left.kind === "variable" && left.name === name;
      const isRight = right.kind === "variable" && right.name === name;
      const other = isLeft ? right : left;
      const value = isLeft !== isRight && freeVariables(other).length === 0 ? evaluate(other, new Map()) : "unknown";
      if (typeof value !== "object" || !/[<>]/.test(operator)) return;
      if (operator.startsWith("<") === isLeft) to = Math.min(to, toNumber(value));
      else from = Math.max(from, toNumber(value));
    });
  }
  return { from, to };
}
