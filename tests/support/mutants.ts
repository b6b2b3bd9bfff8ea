import type { Formula } from "~/math/check";
import {
  add,
  childrenOf,
  type Expression,
  neg,
  num,
  type Relation,
  type RelationOperator,
  withChildren,
} from "~/math/expression";

type Random = () => number;

const OTHER_OPERATORS: Record<RelationOperator, readonly RelationOperator[]> = {
  "<": ["<=", ">"],
  "<=": ["<", ">="],
  ">": [">=", "<"],
  ">=": [">", "<="],
  "=": ["<=", "!="],
  "!=": ["=", "<"],
};

/** A line with one thing altered: a number, a sign, an operator, a condition, a case, a family, an absolute value. */
export function alteredLine(line: Formula, random: Random): Formula {
  if (line.kind === "condition") return { ...line, cases: alteredCases(line.cases, random) };
  if (line.kind === "matrix") return line;
  const kind = random();
  if (kind < 0.25 && line.given.length > 0) return { ...line, given: line.given.slice(1) };
  if (kind < 0.35) return { ...line, given: line.given.map((one) => alteredRelation(one, random)) };
  return { ...line, value: alteredTree(line.value, random) };
}

type Cases = Extract<Formula, { kind: "condition" }>["cases"];

function alteredCases(cases: Cases, random: Random): Cases {
  if (cases.length === 0) return [[]];
  const kind = random();
  const at = Math.floor(random() * cases.length);
  const relations = cases[at] ?? [];
  if (kind < 0.12 || relations.length === 0) return cases.filter((_, k) => k !== at);
  if (kind < 0.2) return [...cases, relations.map((one, k) => (k === 0 ? alteredRelation(one, random) : one))];
  const place = Math.floor(random() * relations.length);
  if (kind < 0.35 && relations.length > 1)
    return put(
      cases,
      at,
      relations.filter((_, k) => k !== place),
    );
  return put(
    cases,
    at,
    relations.map((one, k) => (k === place ? alteredRelation(one, random) : one)),
  );
}

function put(cases: Cases, at: number, relations: readonly Relation[]): Cases {
  return cases.map((one, k) => (k === at ? relations : one));
}

function alteredRelation(relation: Relation, random: Random): Relation {
  const isOperator = random() < 0.25;
  const at = Math.floor(random() * (isOperator ? relation.operators.length : relation.sides.length));
  if (!isOperator)
    return { ...relation, sides: relation.sides.map((side, k) => (k === at ? alteredTree(side, random) : side)) };
  const operators = relation.operators.map((one, k) => (k === at ? pick(OTHER_OPERATORS[one], random) : one));
  return { ...relation, operators };
}

function alteredTree(tree: Expression, random: Random): Expression {
  const target = pick(nodesOf(tree), random);
  const change = (node: Expression): Expression =>
    node === target ? alteredNode(node, random) : withChildren(node, change);
  return change(tree);
}

function alteredNode(node: Expression, random: Random): Expression {
  switch (node.kind) {
    case "number":
      return num(Math.max(0, Number(node.text) + pick([1, 2, 3, 10, -1], random)));
    case "negate":
      return node.argument;
    case "constant":
      return num(3);
    case "binary":
      return pick([{ ...node, operator: pick(["+", "-", "*", "/"] as const, random) }, node.left, node.right], random);
    case "call":
      return pick([node.arguments[0] ?? neg(node), neg(node)], random);
    default:
      return pick([neg(node), add(node, num(1))], random);
  }
}

function nodesOf(tree: Expression): Expression[] {
  return [tree, ...childrenOf(tree).flatMap(nodesOf)];
}

export function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError("There is nothing to pick from.");
  return item;
}
