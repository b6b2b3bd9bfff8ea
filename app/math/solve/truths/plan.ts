import { evaluate, signOf, subtract } from "../../ball";
import { anyOf, type Condition, type Formula } from "../../check";
import {
  type Expression,
  freeVariables,
  keyOf,
  num,
  pow,
  type Relation,
  type RelationOperator,
} from "../../expression";
import type { Problem } from "../../problem";
import { areIdentical, canonicalTree } from "../../rewrite";
import { found, type Plan, type Solution } from "../plan";
import { type Step, step } from "../step";

/** Relations between numbers: true or false. */
export const truths: Plan = { name: "compare numbers", solve };

function solve({ ask }: Problem, line: Formula): Solution | null {
  const [relations, more] = line.kind === "condition" ? line.cases : [];
  const [relation, other] = relations ?? [];
  if (ask !== "evaluate" || line.kind !== "condition" || !relation || other || more) return null;
  if (relation.sides.some((side) => freeVariables(side).length > 0)) return null;
  const values = relation.sides.map((side) => evaluate(side, new Map()));
  if (values.includes("undefined"))
    return found({ kind: "undefined", reason: "A side has no value among the real numbers." }, []);
  const truth = truthOf(relation);
  if (truth === null)
    return {
      kind: "refused",
      code: "limit",
      reason: "The sides are too close, or too large, to be compared with certainty.",
    };
  return found({ kind: "truth", value: truth }, stepsTo(line, relation, truth));
}

/** Null where a sign cannot be told for certain; equal are only numbers whose forms are equal. */
function truthOf({ sides, operators }: Relation): boolean | null {
  const truths = operators.map((operator, k) => {
    const [left, right] = [sides[k], sides[k + 1]];
    const [a, b] = [left, right].map((side) => side && evaluate(side, new Map()));
    if (!left || !right || typeof a !== "object" || typeof b !== "object") return null;
    const sign = areEqual(left, right) ? 0 : signOf(subtract(a, b)) || null;
    return sign === null ? null : fits(sign, operator);
  });
  return truths.includes(false) ? false : truths.includes(null) ? null : true;
}

// Also where both have the same sign and the same square, as nested roots.
function areEqual(left: Expression, right: Expression): boolean {
  if (areIdentical(left, right) === true) return true;
  const signs = [left, right].map((side) => {
    const value = evaluate(side, new Map());
    return typeof value === "object" ? signOf(value) : null;
  });
  const [a, b] = signs;
  return a !== null && a !== 0 && a === b && areIdentical(pow(left, num(2)), pow(right, num(2))) === true;
}

function fits(sign: -1 | 0 | 1, operator: RelationOperator): boolean {
  const allowed: Record<RelationOperator, readonly number[]> = {
    "=": [0],
    "!=": [-1, 1],
    "<": [-1],
    "<=": [-1, 0],
    ">": [1],
    ">=": [0, 1],
  };
  return allowed[operator].includes(sign);
}

function stepsTo(line: Condition, relation: Relation, truth: boolean): Step[] {
  const simple = anyOf([[{ ...relation, sides: relation.sides.map(canonicalTree) }]]);
  const claim = { kind: "equivalent", by: null } as const;
  const first =
    keyOf(simple) === keyOf(line)
      ? []
      : [step("evaluate-sides", "Calculate each side", { before: line, after: simple, claim })];
  const words = truth ? "Compare the sides: this is true" : "Compare the sides: this is false";
  const before = first[0] ? simple : line;
  return [...first, step("compare-sides", words, { before, after: anyOf(truth ? [[]] : []), claim })];
}
