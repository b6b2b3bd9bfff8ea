import { evaluate, holds, type Point, toNumber } from "../../../ball";
import { type Expression, num, type Relation, substitute, variable } from "../../../expression";
import { canonicalTree } from "../../../rewrite";
import { equation } from "../../equations/sides";
import type { Task } from "../task";
import { familyIn } from "./family";

const MOST_MEMBERS = 200;
const FAR = 1e6;

/** The members of the families that fulfil the given bounds; false where these are no bounds. */
export function listMembers({ trail, unknown, parameter }: Task, bounds: readonly Relation[]): boolean {
  const range = rangeOf(bounds, unknown);
  if (!range) return false;
  const lists = trail.line.cases.map(([solved]) => (solved ? membersOf(solved, range) : null));
  if (!lists.every((list) => list !== null)) return false;
  const kept = lists.flat();
  const truths = kept.map((value) => fulfils(value, bounds, unknown));
  if (truths.includes(null)) return false;
  const cases = kept.filter((_, k) => truths[k]).map((value) => [equation(variable(unknown), value)]);
  trail.write("choose-members", "Choose the whole numbers {n} for which the solution lies within the bounds", cases, {
    by: { kind: "members" },
    parameters: [],
    parts: { n: variable(parameter) },
  });
  return true;

  function membersOf(solved: Relation, [low, high]: readonly [number, number]): Expression[] | null {
    const family = familyIn(solved, unknown, parameter);
    const numbers = family ? [family.start, family.step].map(doubleOf) : [];
    const [start = NaN, step = NaN] = numbers;
    const ends = [(low - start) / step, (high - start) / step].sort((a, b) => a - b);
    const [first = NaN, last = NaN] = [Math.floor(ends[0] ?? NaN) - 1, Math.ceil(ends[1] ?? NaN) + 1];
    const [, right] = solved.sides;
    if (!(last - first < MOST_MEMBERS) || !right) return null;
    return Array.from({ length: last - first + 1 }, (_, k) =>
      canonicalTree(substitute(right, new Map([[parameter, num(first + k)]]))),
    );
  }
}

function doubleOf(tree: Expression): number {
  const value = evaluate(tree, new Map());
  return typeof value === "object" ? toNumber(value) : NaN;
}

function rangeOf(bounds: readonly Relation[], unknown: string): [number, number] | null {
  let [from, to] = [-Infinity, Infinity];
  for (const { sides, operators } of bounds) {
    operators.forEach((operator, k) => {
      const [left, right] = [sides[k], sides[k + 1]];
      if (!/[<>]/.test(operator)) return;
      const isLeft = left?.kind === "variable" && left.name === unknown;
      const value = doubleOf((isLeft ? right : left) ?? num(0));
      if (operator.startsWith("<") === isLeft) to = Math.min(to, value);
      else from = Math.max(from, value);
    });
  }
  return to - from < FAR ? [from, to] : null;
}

function fulfils(value: Expression, bounds: readonly Relation[], unknown: string): boolean | null {
  const number = evaluate(value, new Map());
  if (typeof number !== "object") return null;
  const point: Point = new Map([[unknown, number]]);
  const truths = bounds.map((one) => holds(one, point));
  return truths.includes(false) ? false : truths.includes(null) ? null : true;
}
