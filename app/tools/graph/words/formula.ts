import { type Expression, num, pow, type Relation, relation, tuple, variable } from "~/math/expression";
import type { Statement } from "~/math/sheet";

/** The line as it was understood. Null for a list of points. */
export function formulaOf(statement: Statement): Expression | Relation | null {
  switch (statement.kind) {
    case "explicit":
      return equation(statement.of === "x" ? "y" : "x", statement.value);
    case "relation":
      return statement.relation;
    case "parametric":
      return tuple([statement.x, statement.y], statement.x.span);
    case "polar":
      return statement.bothSigns ? squareOf(statement.radius) : equation("r", statement.radius);
    case "surface":
      return equation("z", statement.value);
    case "constant":
      return equation(statement.name, statement.value);
    case "points":
      return null;
  }
}

function equation(name: string, value: Expression): Relation {
  return relation([variable(name, value.span), value], ["="], value.span);
}

// A root with both signs is read from an equation of squares.
function squareOf(root: Expression): Relation {
  const { span } = root;
  const [inside = root] = root.kind === "call" ? root.arguments : [];
  const squared: Expression = pow(variable("r", span), num(2, span), span);
  return relation([squared, inside], ["="], span);
}
