import { evaluate, signOf } from "../ball";
import { EvaluationError, type Expression, freeVariables } from "../expression";
import { compileIntervals, EVERYWHERE } from "../interval";

/** Whether an expression is proven to have a value for all real values of its variables. */
export function isTotal(tree: Expression): boolean {
  const names = freeVariables(tree);
  try {
    return compileIntervals(tree, names).evaluate(names.flatMap(() => [-Infinity, Infinity])).defined === EVERYWHERE;
  } catch (error) {
    if (error instanceof EvaluationError) return false;
    throw error;
  }
}

/** Whether an expression is positive wherever it is defined: a sum or product of positive numbers and of their powers. */
export function isPositive(tree: Expression): boolean {
  if (freeVariables(tree).length === 0) {
    const value = evaluate(tree, new Map());
    return typeof value === "object" && signOf(value) === 1;
  }
  if (tree.kind === "call") return tree.name === "exp" || tree.name === "cosh";
  if (tree.kind !== "binary") return false;
  const { operator, left, right } = tree;
  if (operator === "^") return isPositive(left);
  return operator !== "-" && isPositive(left) && isPositive(right);
}
