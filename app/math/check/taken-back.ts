import { areEqual, evaluate } from "../ball";
import { type Expression, freeVariables, keyOf, substitute } from "../expression";
import type { Condition } from "./formula";
import { isMonotonic } from "./monotonic";
import { isEquation } from "./relations";
import { samplePoints } from "./points";
import { withoutShared } from "./shared";
import { isTotal } from "./total";
import { isSame } from "./zero-where";

const SAMPLES = 12;

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

/** The same where the sides are f(u) and f(v) by their values, all of them being defined everywhere. */
export function areBothTakenBack(before: Condition, after: Condition, of: Expression): boolean {
  const [from, to] = withoutShared(before, after);
  const [outer, more] = from.cases.length === 1 ? (from.cases[0] ?? []) : [];
  const [inner, extra] = to.cases.length === 1 ? (to.cases[0] ?? []) : [];
  if (!outer || !inner || more || extra || !isEquation(outer) || !isEquation(inner) || !isMonotonic(of)) return false;
  const applied = inner.sides.map((side) => substitute(of, new Map([["$t", side]])));
  const all = [...outer.sides, ...inner.sides, ...applied];
  if (!all.every(isTotal)) return false;
  const points = samplePoints([...new Set(all.flatMap(freeVariables))], SAMPLES);
  return outer.sides.every((side, k) => {
    const other = applied[k];
    return other !== undefined && isSame(side, other, points);
  });
}
