import { canonicalTree } from "../../rewrite";
import * as P from "../../polynomial";
import { equation } from "../equations/sides";
import { isSameUpToOrder } from "../expressions/same";
import { signIn } from "./roots";
import { sub } from "../../expression";
import { contains, decide, type Method, replace, wholeOf } from "./task";

/** Without the unknown, an equation holds always or never. */
export const decided: Method = (task, at, sides) => {
  const { above, kernels, inside } = wholeOf(sides, task.unknown);
  if (inside.length > 0) return false;
  if (P.isZero(above)) {
    decide(task, at, true);
    return true;
  }
  const isNumeric = above.variables.every((name) => kernels.get(name)?.isNumeric);
  const known = P.isConstant(above)
    ? 1
    : isNumeric
      ? signIn(sub(canonicalTree(sides.left), canonicalTree(sides.right)))
      : null;
  if (known === null || known === 0) return false;
  decide(task, at, false);
  return true;
};

/** The unknown belongs on the left. */
export const swapped: Method = (task, at, { left, right }) => {
  if (contains(left, task.unknown) || !contains(right, task.unknown)) return false;
  replace(task, at, ["swap-sides", "Swap the sides"], [equation(right, left)]);
  return true;
};

export const simplified: Method = (task, at, { left, right }) => {
  const sides = [left, right].map((side) => {
    const result = canonicalTree(side);
    return isSameUpToOrder(result, side) ? side : result;
  });
  const [a, b] = sides;
  if (!a || !b || (a === left && b === right)) return false;
  replace(task, at, ["simplify-sides", "Simplify both sides"], [equation(a, b)]);
  return true;
};
