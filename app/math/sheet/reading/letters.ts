import {
  type Expression,
  freeVariables,
  type Replacements,
  substitute,
  substituteInRelation,
  withSides,
} from "../../expression";
import { stableForm, withoutSquares } from "../../exact";
import type { Range, Statement } from "../statement";

export function freeLetters(statement: Statement): string[] {
  const own = ownLetters(statement);
  const letters = partsOf(statement).flatMap(freeVariables);
  return [...new Set(letters)].filter((letter) => !own.includes(letter));
}

export function stableStatement(statement: Statement): Statement {
  switch (statement.kind) {
    case "explicit":
    case "surface":
      return { ...statement, value: stableForm(statement.value) };
    case "relation": {
      const { relation } = statement;
      return { ...statement, relation: withoutSquares(withSides(relation, stableForm)) };
    }
    case "parametric":
      return { ...statement, x: stableForm(statement.x), y: stableForm(statement.y) };
    case "polar":
      return { ...statement, radius: stableForm(statement.radius) };
    case "points":
    case "constant":
      return statement;
  }
}

export function replaceIn(statement: Statement, values: Replacements): Statement {
  const own = ownLetters(statement);
  const free = new Map([...values].filter(([name]) => !own.includes(name)));
  const change = (expression: Expression) => substitute(expression, free);
  const changeRange = ({ from, to }: Range): Range => ({ from: from && change(from), to: to && change(to) });
  switch (statement.kind) {
    case "explicit":
    case "surface":
    case "constant":
      return { ...statement, value: change(statement.value) };
    case "relation":
      return { ...statement, relation: substituteInRelation(statement.relation, free) };
    case "parametric":
      return { ...statement, x: change(statement.x), y: change(statement.y), range: changeRange(statement.range) };
    case "polar":
      return { ...statement, radius: change(statement.radius), range: changeRange(statement.range) };
    case "points":
      return { ...statement, points: statement.points.map(({ x, y }) => ({ x: change(x), y: change(y) })) };
  }
}

function ownLetters(statement: Statement): string[] {
  switch (statement.kind) {
    case "explicit":
      return [statement.of];
    case "relation":
    case "surface":
      return ["x", "y"];
    case "parametric":
      return [statement.parameter];
    case "polar":
      return ["θ"];
    case "points":
    case "constant":
      return [];
  }
}

function partsOf(statement: Statement): Expression[] {
  const values = expressionsOf(statement);
  return "range" in statement ? [...values, ...bounds(statement.range)] : values;
}

function bounds({ from, to }: Range): Expression[] {
  return [from, to].filter((bound) => bound !== null);
}

function expressionsOf(statement: Statement): Expression[] {
  switch (statement.kind) {
    case "explicit":
    case "surface":
    case "constant":
      return [statement.value];
    case "relation":
      return statement.relation.sides;
    case "parametric":
      return [statement.x, statement.y];
    case "polar":
      return [statement.radius];
    case "points":
      return statement.points.flatMap(({ x, y }) => [x, y]);
  }
}
