import { systemClock } from "../budget";
import { type Expression, keyOf, num, type Relation, withChildren, withSides } from "../expression";
import type { Operation, Problem, Statement } from "../problem";
import { sizeOf } from "../rewrite";
import type { Answer } from "./answer";
import type { Outcome } from "./outcome";
import { solveProblem } from "./solve-problem";

const MOST_TRIES = 60;
const FARTHEST = 9;
/** Nodes that an answer may have more than that of the model. */
const LONGER = 2;

export interface Exercise {
  problem: Problem;
  outcome: Outcome;
}

/**
 * A problem with other numbers that is solved by the same steps, and whose answer is of the same kind and about as long.
 * Equal numbers (`variation`) give equal exercises. Null where none was found within `mostMs`.
 */
export function similarProblem(
  model: Exercise,
  variation: number,
  { mostMs = 600, now = systemClock }: { mostMs?: number; now?: () => number } = {},
): Exercise | null {
  const random = seeded(variation);
  const end = now() + mostMs;
  if (!model.problem.statements.every(isVariable)) return null;
  for (let tries = 0; tries < MOST_TRIES && now() < end; tries++) {
    const problem = varied(model.problem, random);
    if (
      keyOf(problem.statements) + keyOf(problem.operations) ===
      keyOf(model.problem.statements) + keyOf(model.problem.operations)
    )
      continue;
    const outcome = solveProblem(problem, { mostMs: Math.max(1, end - now()) });
    if (isLike(model.outcome, outcome)) return { problem, outcome };
  }
  return null;
}

function isVariable({ kind }: Statement): boolean {
  return kind === "expression" || kind === "relation";
}

function varied(problem: Problem, random: () => number): Problem {
  const change = (part: Expression) => withOtherNumbers(part, random);
  const operations = Object.entries(problem.operations).map(
    ([name, one]) => [name, variedOperation(one, change)] as const,
  );
  return {
    ...problem,
    statements: problem.statements.map((statement) => variedStatement(statement, change)),
    operations: Object.fromEntries(operations),
  };
}

function variedStatement(statement: Statement, change: (part: Expression) => Expression): Statement {
  if (statement.kind === "expression") return { ...statement, value: change(statement.value) };
  if (statement.kind !== "relation") return statement;
  const relation: Relation = withSides(statement.relation, change);
  return { ...statement, relation };
}

// Where a limit is taken, and between which bounds, decides what kind of problem it is.
function variedOperation(operation: Operation, change: (part: Expression) => Expression): Operation {
  switch (operation.kind) {
    case "derivative":
    case "integral":
    case "limit":
      return { ...operation, of: change(operation.of) };
    case "divisor":
    case "statistic":
      return { ...operation, of: operation.of.map(change) };
    default:
      return operation;
  }
}

// Exponents stay: they decide what kind of problem it is, as 0 and 1 do.
function withOtherNumbers(tree: Expression, random: () => number): Expression {
  if (tree.kind === "number") return otherNumber(tree, random);
  if (tree.kind === "binary" && tree.operator === "^")
    return { ...tree, left: withOtherNumbers(tree.left, random), right: tree.right };
  return withChildren(tree, (child) => withOtherNumbers(child, random));
}

function otherNumber(number: Extract<Expression, { kind: "number" }>, random: () => number): Expression {
  const value = Number(number.text);
  if (!Number.isInteger(value) || value < 2) return number;
  const reach = Math.min(FARTHEST, value);
  const other = value + Math.round((2 * random() - 1) * reach);
  return other < 2 ? number : num(other, number.span);
}

function isLike(model: Outcome, outcome: Outcome): boolean {
  return (
    shapeOf(outcome.answer) === shapeOf(model.answer) &&
    outcome.steps.map(({ rule }) => rule).join() === model.steps.map(({ rule }) => rule).join() &&
    lengthOf(outcome.answer) <= lengthOf(model.answer) + LONGER
  );
}

function shapeOf(answer: Answer): string {
  if (answer.kind !== "solutions") return answer.kind;
  const { set } = answer;
  const count = "members" in set ? set.members.length : set.type === "intervals" ? set.union.length : 0;
  return `${set.type} ${count}`;
}

function lengthOf(answer: Answer): number {
  const sizes: number[] = [];
  const measure = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    if (isTree(part)) sizes.push(sizeOf(part));
    else Object.values(part).forEach(measure);
  };
  measure(answer);
  return sizes.reduce((sum, size) => sum + size, 0);
}

function isTree(part: object): part is Expression {
  return "kind" in part && "span" in part;
}

// mulberry32
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
