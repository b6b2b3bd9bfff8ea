import { expect, test } from "vitest";
import { type Checkable, checkStep, type Condition, type Formula } from "~/math/check";
import { evaluate, areEqual } from "~/math/ball";
import {
  type Expression,
  keyOf,
  num,
  type Relation,
  sub,
  withChildren,
  add,
  neg,
  freeVariables,
  substituteInRelation,
} from "~/math/expression";
import { compile } from "~/math/numeric";
import { readProblem } from "~/math/problem";
import { solveProblem, type Step } from "~/math/solve";
import { seeded } from "../../../support/expressions";

const PROBLEMS = [
  "2x + 3 = 7",
  "3(x - 2) = 5x + 4",
  "x^2 - 5x + 6 = 0",
  "2x^2 + 3x - 7 = 0",
  "x^2 = 2",
  "(x^2 - 1)/(x - 1) = 5",
  "expand (x + 1)^3",
  "factor x^2 - 5x + 6",
  "simplify (x^2 - 1)/(x - 1)",
  "simplify 1/(x - 1) + 1/(x + 1)",
  "sqrt(12) + sqrt(27)",
  "simplify sqrt(8x^2)",
  "e^(2x) - 3e^x + 2 = 0",
  "3^(x + 1) = 9^(x - 2)",
  "ln(x)^2 = 1",
  "2 sin(x)^2 - sin(x) - 1 = 0",
  "cos(2x) = cos(x)",
  "sin(x) + cos(x) = 1",
  "d/dx (x^2 sin(x))",
  "int x e^x dx",
  "int 1/(x^2 + 2x + 2) dx",
  "int_0^2 x^2 dx",
  "lim_{x->0} sin(x)/x",
  "lim_{x->infinity} (2x^2 + 1)/(x^2 - 3)",
];

const random = seeded(7);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

test("no step altered by machine is accepted", { timeout: 60_000 }, () => {
  const steps = PROBLEMS.flatMap((text) => allSteps(solveProblem(readProblem([text]), { now: () => 0 }).steps));
  expect(steps.length).toBeGreaterThan(30);
  expect(steps.filter((step) => !checkStep(step).accepted)).toEqual([]);
  let altered = 0;
  const wrongly: string[] = [];
  for (let count = 0; count < 350; count++) {
    const step = pick(steps);
    const mutant = { ...step, after: alteredLine(step.after) };
    if (sameMeaning(mutant.after, step.after) || differsByConstant(mutant, step)) continue;
    altered++;
    if (checkStep(mutant).accepted) wrongly.push(`${keyOf(mutant.before)} to ${keyOf(mutant.after)}`);
  }
  expect(altered).toBeGreaterThan(180);
  expect(wrongly).toEqual([]);
});

function allSteps(steps: readonly Step[]): Checkable[] {
  return steps.flatMap((one) => [
    one,
    ...allSteps(one.substeps),
    ...one.others.flatMap((method) => allSteps(method.steps)),
  ]);
}

function alteredLine(line: Formula): Formula {
  if (line.kind === "value") return { ...line, value: alteredTree(line.value) };
  if (line.kind === "matrix") return line;
  const cases = line.cases.map((relations) => [...relations]);
  const kind = random();
  if (kind < 0.15 && cases.length > 0) return { ...line, cases: cases.slice(1) };
  if (kind < 0.3) return { ...line, cases: [...cases, [equation(num(17))]] };
  return {
    ...line,
    cases: cases.map((relations) => relations.map((one, k) => (k === 0 ? alteredRelation(one) : one))),
  };
}

function equation(value: Expression): Relation {
  return {
    kind: "relation",
    sides: [{ kind: "variable", name: "x", span: { start: 0, end: 0 } }, value],
    operators: ["="],
    span: { start: 0, end: 0 },
  };
}

function alteredRelation(relation: Relation): Relation {
  const at = Math.floor(random() * relation.sides.length);
  return { ...relation, sides: relation.sides.map((side, k) => (k === at ? alteredTree(side) : side)) };
}

// One number, sign or operator is another.
function alteredTree(tree: Expression): Expression {
  const places = nodesOf(tree);
  const target = pick(places);
  const change = (node: Expression): Expression => (node === target ? alteredNode(node) : withChildren(node, change));
  return change(tree);
}

function alteredNode(node: Expression): Expression {
  if (node.kind === "number") return num(Number(node.text) + pick([1, 2, -1]));
  if (node.kind === "negate") return node.argument;
  if (node.kind === "binary") return { ...node, operator: pick(["+", "-", "*"] as const) };
  return pick([neg(node), add(node, num(1))]);
}

function nodesOf(tree: Expression): Expression[] {
  const found: Expression[] = [tree];
  withChildren(tree, (child) => {
    found.push(...nodesOf(child));
    return child;
  });
  return found;
}

// An alteration that changes nothing is none: x - 0 and x + 0, or an equation with the same solution.
function sameMeaning(a: Formula, b: Formula): boolean {
  if (keyOf(a) === keyOf(b)) return true;
  const points = [-7, -3, -2, -1, 0, 1, 2, 3, 5, 17].map((x) => evaluatePoint(x));
  if (a.kind === "value" && b.kind === "value")
    return points.every((point) => agree(evaluate(a.value, point), evaluate(b.value, point)));
  return a.kind === "condition" && b.kind === "condition" && solutions(a) === solutions(b);
}

// Antiderivatives that differ by a constant are both right.
function differsByConstant(a: Checkable, b: Checkable): boolean {
  if (b.claim.kind !== "same-derivative" || a.after.kind !== "value" || b.after.kind !== "value") return false;
  const difference = sub(a.after.value, b.after.value);
  const values = [1, 2, 3, 5, 17].map((x) => evaluate(difference, evaluatePoint(x)));
  return values.every((value) => agree(value, values[0] ?? "unknown"));
}

function evaluatePoint(x: number) {
  const value = evaluate(num(x), new Map());
  return typeof value === "object" ? new Map([["x", value]]) : new Map();
}

function agree(a: ReturnType<typeof evaluate>, b: ReturnType<typeof evaluate>): boolean {
  return typeof a === "object" && typeof b === "object" ? areEqual(a, b) === true : a === b;
}

// Judged by this test alone: the roots that a fine net finds.
function solutions(line: Condition): string {
  const found = new Set<string>();
  for (const relations of line.cases) {
    const [first] = relations;
    if (!first) found.add("all");
    else rootsOf(first).forEach((root) => found.add(root));
  }
  return [...found].sort().join();
}

// Of a family, the roots for many values of its parameter.
function rootsOf(relation: Relation): string[] {
  if (!relation.sides.some((side) => freeVariables(side).includes("n"))) return rootsOfEquation(relation);
  const members = Array.from({ length: 61 }, (_, k) => new Map([["n", num(k - 30)]]));
  return members.flatMap((values) => rootsOfEquation(substituteInRelation(relation, values)));
}

function rootsOfEquation({ sides: [left, right] }: Relation): string[] {
  const difference = sub(left ?? num(0), right ?? num(0));
  const f = compile(difference, freeVariables(difference));
  const at = (x: number) => f([x]);
  const roots: string[] = [];
  for (let x = -40; x < 40; x += 1 / 16) {
    const [u, v] = [at(x), at(x + 1 / 16)];
    if (u === 0) roots.push(x.toFixed(3));
    else if (u * v < 0) roots.push((x + u / (u - v) / 16).toFixed(2));
  }
  return roots;
}
