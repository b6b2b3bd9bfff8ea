import { type Expression, type Relation } from "../expression";
import { freeIn } from "./notation/letters";
import type { Operation } from "./operation";
import type { Domain, Statement } from "./problem";

const USUAL = "x y z t u v w θ α φ s r q p n k m a b c d".split(" ");
const COORDINATE = /^[xyz](?:_|$)/;

/** The letters of the statements; i is none of them in the complex domain. */
export function lettersOf(
  statements: readonly Statement[],
  operations: Record<string, Operation>,
  domain: Domain,
): string[] {
  const expressions = statements.flatMap(expressionsOf);
  const letters = new Set(expressions.flatMap((expression) => [...freeIn(expression, { operations })]));
  if (domain === "complex") letters.delete("i");
  return [...letters].sort(byUse);
}

/**
 * The letters to solve for. As many as there are equations are all unknown; among more, x, y and z are, or the first usual
 * ones, and the others are parameters.
 */
export function unknownsOf(letters: readonly string[], statements: readonly Statement[]): string[] {
  const relations = statements.filter(({ kind }) => kind === "relation" || kind === "alternatives");
  const equations = relations.filter((statement) => statement.kind !== "relation" || isEquation(statement.relation));
  const count = Math.max(1, equations.length);
  if (letters.length <= count) return [...letters];
  const coordinates = letters.filter((letter) => COORDINATE.test(letter));
  return coordinates.length > 0 ? coordinates : letters.slice(0, count);
}

function isEquation({ operators }: Relation): boolean {
  return operators.includes("=");
}

export function expressionsOf(statement: Statement): Expression[] {
  switch (statement.kind) {
    case "expression":
      return [statement.value];
    case "relation":
    case "implicit derivative":
      return statement.relation.sides;
    case "alternatives":
      return statement.alternatives.flat().flatMap(({ sides }) => sides);
    case "ratio":
      return statement.parts;
    case "matrix":
    case "quantity":
    case "conclusion":
      return [];
  }
}

function byUse(one: string, other: string): number {
  return rank(one) - rank(other) || (one < other ? -1 : 1);
}

function rank(letter: string): number {
  const at = USUAL.indexOf(letter.replace(/_.*/, ""));
  return at < 0 ? USUAL.length : at;
}
