import { areEqual, evaluate } from "../ball";
import { type Expression, freeVariables, keyOf, substitute } from "../expression";
import type { Condition } from "./formula";
import { isMonotonic } from "./monotonic";
import { isEquation } from "./relations";
import { withoutShared } from "./shared";

/** Whether one line is f(u) = f(c), as it stands, and the other u = c, for a strictly monotonic f and a number c. */
export function isTakenBack(before: Condition, after: Condition, of: Expression): boolean {
  const [from, to] = withoutShared(before, after);
  const [outer, more] = from.cases.length === 1 ? (from.cases[0] ?? []) : [];
  const [inner, extra] = to.cases.length === 1 ? (to.cases[0] ?? []) : [];
  if (!outer || !inner || more || extra || !isEquation(outer) || !isEquation(inner) || !isMonotonic(of)) return false;
  const [left, value] = outer.sides;
  const [u, c] = inner.sides;
  if (!left || !value || !u || !c || [value, c].some((side) => freeVariables(side).length > 0)) return false;
  const applied = (side: Expression) => substitute(of, new Map([["$t", side]]));
  const numbers = [value, applied(c)].map((side) => evaluate(side, new Map()));
  const [a, b] = numbers;
  const isSame = typeof a === "object" && typeof b === "object" && areEqual(a, b) === true;
  return isSame && keyOf(applied(u)) === keyOf(left);
}
