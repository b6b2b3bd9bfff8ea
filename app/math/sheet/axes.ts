import { type Expression, type Relation, substitute, variable, withChildren, withSides } from "../expression";
import { type Names, parseList } from "../text";

/** What the lines of a sheet define for each other. */
export interface SheetNames extends Names {
  /** The capital letters that are read as the small ones. */
  axes: ReadonlySet<string>;
}

/** Reads the parts of a line, in the letters that they are drawn over. */
export function readParts(text: string, names: SheetNames): (Expression | Relation)[] {
  const change = (side: Expression) => withSmallAxes(side, names.axes);
  return parseList(text, names).map((part) => (part.kind === "relation" ? withSides(part, change) : change(part)));
}

/** The letter that a capital one is read as. */
export function smallLetter(letter: string, axes: ReadonlySet<string>): string {
  return axes.has(letter) ? letter.toLowerCase() : letter;
}

function withSmallAxes(expression: Expression, axes: ReadonlySet<string>): Expression {
  if (axes.size === 0) return expression;
  if (expression.kind === "variable") return { ...expression, name: smallLetter(expression.name, axes) };
  if (expression.kind === "sum")
    return substitute(
      expression,
      new Map([...axes].map((name) => [name, variable(name.toLowerCase(), expression.span)])),
    );
  return withChildren(expression, (part) => withSmallAxes(part, axes));
}
