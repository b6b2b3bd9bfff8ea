import { expect, test } from "vitest";
import { exactly, holds, type Point } from "~/math/ball";
import { type Checkable, checkStep, type Condition } from "~/math/check";
import { Q } from "~/math/exact";
import { type Expression, num, type Relation, withChildren } from "~/math/expression";
import { readProblem } from "~/math/problem";
import { solveProblem } from "~/math/solve";
import { seeded } from "../../../support/expressions";

const PROBLEMS: readonly string[][] = [
  ["5 - x >= 2x - 1"],
  ["-3 <= 1 - 2x < 5"],
  ["x^2 - x - 6 < 0"],
  ["(x - 1)^2 (x - 4) >= 0"],
  ["(x + 3)/(x - 1) < 2"],
  ["|x| + |x - 2| <= 2"],
  ["sqrt(x + 2) >= x"],
  ["4^x - 2^x - 2 < 0"],
  ["ln(x) + ln(x - 1) < ln(6)"],
  ["2x - 1 > 3", "x^2 < 16"],
  ["x + y = 3", "x - y = 1"],
  ["x + y + z = 6", "x - y + z = 2", "2x + y - z = 1"],
  ["x^2 + y^2 = 25", "y = x + 1"],
  ["x^2 + y^2 = 5", "x^2 - y^2 = 3"],
  ["x/y = 2", "x + y = 6"],
  ["y x > 1"],
  ["(y - 2) x >= z"],
  ["sin(2x) <= 0"],
];

const random = seeded(11);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

test("no altered set of solutions is accepted", { timeout: 60_000 }, () => {
  const steps = PROBLEMS.flatMap((lines) => solveProblem(readProblem(lines, options(lines)), { mostMs: 10_000 }).steps);
  expect(steps.length).toBeGreaterThan(30);
  expect(steps.filter((step) => !checkStep(step).accepted)).toEqual([]);
  let altered = 0;
  const wrongly: Checkable[] = [];
  for (let count = 0; count < 600; count++) {
    const step = pick(steps);
    if (step.after.kind !== "condition") continue;
    const mutant = { ...step, after: alteredLine(step.after) };
    if (!differs(mutant.after, step.after)) continue;
    altered++;
    if (checkStep(mutant).accepted) wrongly.push(mutant);
  }
  expect(altered).toBeGreaterThan(250);
  expect(wrongly).toEqual([]);
});

test("a table that lacks a place proves nothing", () => {
  const [step] = solveProblem(readProblem(["x^3 < x"]), { mostMs: 10_000 }).steps.slice(-1);
  if (step?.claim.kind !== "equivalent" || step.claim.by?.kind !== "sign-table") throw new Error("no table");
  const { by } = step.claim;
  for (const place of by.places) {
    const places = by.places.filter((one) => one !== place);
    expect(checkStep({ ...step, claim: { kind: "equivalent", by: { ...by, places } } }).accepted).toBe(false);
  }
});

// The literal ones are solved for x.
function options([, more]: readonly string[]) {
  return more === undefined ? { ask: "solve" as const, for: "x" } : { ask: "solve" as const };
}

function alteredLine(line: Condition): Condition {
  const cases = line.cases.map((relations) => [...relations]);
  if (random() < 0.15 && cases.length > 0) return { ...line, cases: cases.slice(1) };
  const at = Math.floor(random() * cases.length);
  return { ...line, cases: cases.map((relations, k) => (k === at ? alteredCase(relations) : relations)) };
}

function alteredCase(relations: readonly Relation[]): Relation[] {
  const at = Math.floor(random() * relations.length);
  return relations.map((one, k) => (k === at ? alteredRelation(one) : one));
}

function alteredRelation(relation: Relation): Relation {
  if (random() < 0.5 && relation.operators[0] !== "=") {
    const at = Math.floor(random() * relation.operators.length);
    const operators = relation.operators.map((one, k) =>
      k === at ? pick(["<", "<=", ">", ">=", "!="] as const) : one,
    );
    return { ...relation, operators };
  }
  return { ...relation, sides: relation.sides.map((side) => (random() < 0.6 ? alteredTree(side) : side)) };
}

function alteredTree(tree: Expression): Expression {
  if (tree.kind === "number" && random() < 0.6) return num(Number(tree.text) + pick([1, 2, -1]));
  if (tree.kind === "negate" && random() < 0.5) return tree.argument;
  return withChildren(tree, alteredTree);
}

// Judged by this test alone: at the points of a net, whose numbers are those that the problems have.
function differs(a: Condition, b: Condition): boolean {
  const values = Array.from({ length: 41 }, (_, k) => exactly(Q.rational(k - 20, 2)));
  return values.some((x) => {
    const ys = values.filter((_, k) => k % 2 === 0);
    return ys.some((y) => {
      const point: Point = new Map([
        ["x", x],
        ["y", y],
        ["z", exactly(Q.rational(3))],
      ]);
      return truth(a, point) !== truth(b, point);
    });
  });
}

function truth({ cases }: Condition, point: Point): boolean {
  return cases.some((relations) => relations.every((one) => holds(one, point) === true));
}
