import type { Expression } from "../expression";
import type { Statement } from "./statement";

/** What is computed to draw a statement, but for the bounds of a range. */
export function valuesOf(statement: Statement): Expression[] {
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
