import type { Expression, FunctionName } from "../expression";
import { FUNCTIONS } from "../functions";

/** How strongly a part of a set formula holds together, so that brackets stand only where they must. */
export const STRENGTH = { open: 0, sum: 1, series: 2, term: 3, sign: 4, power: 5, atom: 6 } as const;

/** How strongly an expression holds together on paper, where a fraction needs no brackets in a product. */
export function strengthOf(expression: Expression): number {
  switch (expression.kind) {
    case "negate":
      return STRENGTH.sign;
    case "sum":
      return STRENGTH.series;
    case "number":
      return expression.text.includes("E") ? STRENGTH.term : STRENGTH.atom;
    case "call":
      return strengthOfCall(expression.name);
    case "binary":
      return { "+": STRENGTH.sum, "-": STRENGTH.sum, "*": STRENGTH.term, "/": STRENGTH.power, "^": STRENGTH.power }[
        expression.operator
      ];
    case "piecewise":
      return STRENGTH.open;
    default:
      return STRENGTH.atom;
  }
}

function strengthOfCall(name: FunctionName): number {
  switch (FUNCTIONS[name].notation.form) {
    case "infix":
      return STRENGTH.series;
    case "name":
    case "postfix":
      return STRENGTH.power;
    case "fence":
    case "root":
      return STRENGTH.atom;
  }
}
