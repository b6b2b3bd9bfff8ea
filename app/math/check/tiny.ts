import { evaluate, signOf, toNumber } from "../ball";
import { childrenOf, type Expression, freeVariables } from "../expression";
import type { Formula } from "./formula";

/** Smaller than what can be told from nothing beside other numbers. */
const SMALLEST = 1e-25;

/** Whether numbers in a line are so small that adding them to others would not be seen. */
export function hasTinyNumber(formula: Formula): boolean {
  return treesOf(formula).some(isTinyWithin);
}

function treesOf(formula: Formula): Expression[] {
  switch (formula.kind) {
    case "value":
      return [formula.value, ...formula.given.flatMap(({ sides }) => sides)];
    case "condition":
      return formula.cases.flat().flatMap(({ sides }) => sides);
    case "matrix":
      return [];
  }
}

function isTinyWithin(tree: Expression): boolean {
  if (tree.kind === "call" || (tree.kind === "binary" && tree.operator === "^")) {
    const value = freeVariables(tree).length === 0 ? evaluate(tree, new Map()) : "unknown";
    const isTiny = typeof value === "object" && value.kind === "ball" && signOf(value) !== 0;
    if (isTiny && Math.abs(toNumber(value)) < SMALLEST) return true;
  }
  return childrenOf(tree).some(isTinyWithin);
}
