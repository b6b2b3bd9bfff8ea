import { type Expression, isZero, num, type Relation, sub } from "../expression";

/** Left minus right. */
export function differenceOf({ sides: [left = num(0), right = num(0)] }: Relation): Expression {
  return isZero(right) ? left : sub(left, right);
}

export function isEquation({ operators }: Relation): boolean {
  return operators.length === 1 && operators[0] === "=";
}
