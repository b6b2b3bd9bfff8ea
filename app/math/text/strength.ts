import type { Expression, FunctionName } from "../expression";
import type { FenceSign } from "./layout";

/** How strongly a part of a set formula holds together, so that brackets stand only where they must. */
export const STRENGTH = { open: 0, sum: 1, series: 2, term: 3, sign: 4, power: 5, atom: 6 } as const;

/** Functions that are written as a pair of signs around their argument. */
export const FENCED = new Map<FunctionName, readonly [FenceSign, FenceSign]>([
  ["abs", ["|", "|"]],
  ["floor", ["⌊", "⌋"]],
  ["ceil", ["⌈", "⌉"]],
]);

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
  if (name === "mod") return STRENGTH.series;
  return isNamed(name) || name === "factorial" ? STRENGTH.power : STRENGTH.atom;
}

/** Whether a function is written by its name, its arguments in brackets behind it. */
export function isNamed(name: FunctionName): boolean {
  return !FENCED.has(name) && !["sqrt", "cbrt", "root", "mod", "factorial"].includes(name);
}
