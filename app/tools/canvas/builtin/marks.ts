import { type Expression, type Relation, withChildren, withSides } from "~/math/expression";
import type { Formula } from "~/math/check";
import type { Path } from "~/math/solve";

/** A part of a line, and the name by which its partner in the other line is found. */
export interface Mark {
  path: Path;
  name: string;
}

export interface MarkedLine {
  line: Formula;
  marks: Map<Expression | Relation, string>;
}

/** The line with copies of the marked parts, so that each is known by identity. Paths that lead nowhere are left out. */
export function markedLine(line: Formula, wanted: readonly Mark[]): MarkedLine {
  const marks: MarkedLine["marks"] = new Map();
  return { line: wanted.length === 0 ? line : withMarks(line, wanted, marks), marks };
}

function withMarks(line: Formula, wanted: readonly Mark[], marks: MarkedLine["marks"]): Formula {
  switch (line.kind) {
    case "value":
      return { ...line, value: inExpression(line.value, wanted, marks) };
    // Their rules change cells in sight.
    case "matrix":
      return line;
    case "condition":
      return {
        ...line,
        cases: line.cases.map((relations, at) =>
          relations.map((relation, k) => inRelation(relation, below(below(wanted, at), k), marks)),
        ),
      };
  }
}

function inRelation(relation: Relation, wanted: readonly Mark[], marks: MarkedLine["marks"]): Relation {
  let at = 0;
  return named(
    withSides(relation, (side) => inExpression(side, below(wanted, at++), marks)),
    wanted,
    marks,
  );
}

function inExpression(expression: Expression, wanted: readonly Mark[], marks: MarkedLine["marks"]): Expression {
  if (wanted.length === 0) return expression;
  let at = 0;
  const copy = withChildren(expression, (child) => inExpression(child, below(wanted, at++), marks));
  return named({ ...copy }, wanted, marks);
}

function named<Part extends Expression | Relation>(
  part: Part,
  wanted: readonly Mark[],
  marks: MarkedLine["marks"],
): Part {
  const names = wanted.filter(({ path }) => path.length === 0).map(({ name }) => name);
  if (names.length > 0) marks.set(part, names.join(" "));
  return part;
}

function below(wanted: readonly Mark[], at: number): Mark[] {
  return wanted.filter(({ path }) => path[0] === at).map(({ path, name }) => ({ path: path.slice(1), name }));
}
