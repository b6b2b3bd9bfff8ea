import { holds } from "../../ball";
import { allOf, anyOf, checkStep, type Condition } from "../../check";
import { freeVariables, num, type Relation, type RelationOperator, substituteInRelation } from "../../expression";
import type { Problem, Statement } from "../../problem";
import type { Assignment, SolutionSet } from "../answer";
import type { Outcome } from "../outcome";
import { canonicalTree } from "../../rewrite";
import { conditionOf } from "../solution-condition";
import { pointOf, samples } from "./samples";
import { RIGHT, UNDECIDED, type Verdict, wrong } from "./verdict";

type Solve = (problem: Problem) => Outcome;

const FALSE = "What fulfils the lines above does not fulfil this one.";
const LOST = "A solution was lost.";
const TURN = "Multiplying or dividing by a negative number turns an inequality around.";
const TURNED = /^[<>]=?$/;
const OPPOSITE: Record<RelationOperator, RelationOperator> = {
  ...{ "<": ">", "<=": ">=", ">": "<", ">=": "<=" },
  ...{ "=": "=", "!=": "!=" },
};
const PARAMETERS = [0, 1, -1, 2, -3].map((value) => num(value));

/** What a line of relations says; null for other lines. */
export function conditionOn(statement: Statement): Condition | null {
  switch (statement.kind) {
    case "relation":
      return allOf(statement.relation);
    case "alternatives":
      return anyOf(statement.alternatives);
    case "conclusion":
      return anyOf(statement.set === "none" ? [] : [[]]);
    default:
      return null;
  }
}

/** The solutions of some lines together; null where they are not found. */
export function solutionsOf(statements: Statement[], problem: Problem, solve: Solve): SolutionSet | null {
  const [first] = statements;
  if (first?.kind === "conclusion") return first.set === "none" ? { type: "none" } : { type: "all", except: [] };
  return solutionsIn(solve({ ...problem, ask: "solve", statements }));
}

export function solutionsIn({ answer }: Outcome): SolutionSet | null {
  if (answer.kind === "solutions") return answer.set;
  if (answer.kind === "truth") return answer.value ? { type: "all", except: [] } : { type: "none" };
  return null;
}

/** Whether a line holds for all solutions. */
export function compareFollowing(solutions: SolutionSet, line: Condition, unknowns: readonly string[]): Verdict {
  const members = membersOf(solutions, unknowns);
  const failing = members.find((member) => isFulfilled(line, member) === false);
  if (failing) {
    const others = members.some((member) => isFulfilled(line, member) === true);
    return wrong(
      others && isSolved(line) ? LOST : TURNED.test(signsOf(line)) && isTurned(members, line) ? TURN : FALSE,
      failing,
    );
  }
  if (solutions.type === "none") return RIGHT;
  if (solutions.type === "finite")
    return solutions.members.every((member) => isFulfilled(line, member)) ? RIGHT : UNDECIDED;
  const claim = { kind: "implies", by: null } as const;
  return checkStep({ before: conditionOf(solutions, unknowns), after: line, claim }).accepted ? RIGHT : UNDECIDED;
}

function isSolved({ cases }: Condition): boolean {
  return cases.flat().every(({ sides: [left], operators }) => left?.kind === "variable" && operators.join() === "=");
}

function signsOf({ cases }: Condition): string {
  return cases
    .flat()
    .flatMap(({ operators }) => operators)
    .join();
}

function isTurned(members: readonly Assignment[], { cases, parameters }: Condition): boolean {
  const turned = cases.map((relations) =>
    relations.map((one) => ({ ...one, operators: one.operators.map((operator) => OPPOSITE[operator]) })),
  );
  return members.every((member) => isFulfilled({ kind: "condition", cases: turned, parameters }, member) === true);
}

/** Whether a last line has no other solutions than the first. */
export function compareLast(
  solutions: SolutionSet,
  last: SolutionSet,
  givens: Condition,
  unknowns: readonly string[],
): Verdict {
  const extra = membersOf(last, unknowns).find((member) => isFulfilled(givens, member) === false);
  if (extra) return wrong("What fulfils this line does not fulfil the first one.", extra);
  if (last.type === "none") return RIGHT;
  if (last.type === "finite") return last.members.every((member) => isFulfilled(givens, member)) ? RIGHT : UNDECIDED;
  const claim = { kind: "implies", by: null } as const;
  const after = conditionOf(solutions, unknowns);
  return checkStep({ before: conditionOf(last, unknowns), after, claim }).accepted ? RIGHT : UNDECIDED;
}

// Of infinitely many, some.
function membersOf(set: SolutionSet, unknowns: readonly string[]): Assignment[] {
  switch (set.type) {
    case "none":
    case "cases":
      return [];
    case "finite":
      return [...set.members];
    case "families":
      return PARAMETERS.flatMap((value) => set.members.map((member) => at(member, { [set.parameter]: value })));
    case "parametric":
      return samples(set.parameters).flatMap((values) => set.members.map((member) => at(member, values)));
    case "all":
    case "intervals": {
      const own = conditionOf(set, unknowns);
      return [...samples(unknowns), ...endsOf(set, unknowns)].filter((one) => isFulfilled(own, one) === true);
    }
  }
}

function endsOf(set: SolutionSet, [name]: readonly string[]): Assignment[] {
  if (set.type !== "intervals" || name === undefined) return [];
  const ends = set.union.flatMap(({ from, to }) => [from, to]);
  return ends.flatMap((end) => (end.kind === "finite" ? [{ [name]: end.value }] : []));
}

function at(member: Assignment, values: Assignment): Assignment {
  const replaced = new Map(Object.entries(values));
  return Object.fromEntries(
    Object.entries(member).map(([name, value]) => {
      const { sides } = substituteInRelation(
        { kind: "relation", sides: [value], operators: [], span: value.span },
        replaced,
      );
      return [name, canonicalTree(sides[0] ?? value)];
    }),
  );
}

/** Null where it cannot be told. */
function isFulfilled({ cases, parameters }: Condition, member: Assignment): boolean | null {
  const point = pointOf(member);
  if (!point || parameters.length > 0) return null;
  const isKnown = (relations: readonly Relation[]) =>
    relations.every(({ sides }) => sides.flatMap(freeVariables).every((name) => point.has(name)));
  if (!cases.every(isKnown)) return null;
  const verdicts = cases.map((relations) => allHold(relations.map((one) => holds(one, point))));
  if (verdicts.includes(true)) return true;
  return verdicts.includes(null) ? null : false;
}

function allHold(verdicts: (boolean | null)[]): boolean | null {
  if (verdicts.includes(false)) return false;
  return verdicts.includes(null) ? null : true;
}
