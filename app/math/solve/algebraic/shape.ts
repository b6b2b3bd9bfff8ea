import { childrenOf, type Expression, freeVariables, literalFraction, type Relation } from "../../expression";
import { Q } from "../../exact";
import * as P from "../../polynomial";
import { type Form, Forms, formOf, type Kernels, treeOf } from "../../rewrite";

const ROOTS = ["sqrt", "cbrt", "root", "abs"];

/** Whether an expression has no other letter than the unknown, which stands only in sums, products, powers, roots and |.|. */
export function isAlgebraic(expression: Expression, unknown: string): boolean {
  const letters = freeVariables(expression);
  if (letters.length === 0) return true;
  if (letters.some((name) => name !== unknown)) return false;
  if (expression.kind === "call")
    return ROOTS.includes(expression.name) && childrenOf(expression).every((part) => isAlgebraic(part, unknown));
  if (expression.kind === "binary" && expression.operator === "^" && !isRationalNumber(expression.right)) return false;
  return (
    ["variable", "negate", "binary"].includes(expression.kind) &&
    childrenOf(expression).every((part) => isAlgebraic(part, unknown))
  );
}

function isRationalNumber(exponent: Expression): boolean {
  const inner = exponent.kind === "negate" ? exponent.argument : exponent;
  return inner.kind === "number" || literalFraction(inner) !== null;
}

/** An equation brought to one side: a quotient of polynomials in kernels. */
export interface Shape {
  kernels: Kernels;
  left: Form;
  right: Form;
  /** Left minus right. */
  whole: Form;
  /** The kernels in which the unknown stands, itself among them. */
  inner: string[];
}

/** The shape of an equation. */
export function shapeOf({ sides: [first, second] }: Relation, unknown: string): Shape | null {
  if (!first || !second) return null;
  const kernels: Kernels = new Map();
  const [left, right] = [formOf(first, kernels), formOf(second, kernels)];
  const whole = Forms.add(left, Forms.negate(right), kernels);
  const inner = whole.above.variables.filter((name) => dependsOn(name, unknown, kernels));
  return { kernels, left, right, whole, inner };
}

/** Whether the unknown stands in a kernel. */
export function dependsOn(name: string, unknown: string, kernels: Kernels): boolean {
  const tree = kernels.get(name)?.tree;
  return name === unknown || (tree !== undefined && freeVariables(tree).includes(unknown));
}

/** Whether the unknown stands in a polynomial of kernels. */
export function hasUnknown(polynomial: P.Polynomial, unknown: string, kernels: Kernels): boolean {
  return polynomial.variables.some((name) => dependsOn(name, unknown, kernels));
}

export function polynomialTree(above: P.Polynomial, kernels: Kernels): Expression {
  return treeOf({ above, below: P.ONE }, kernels);
}

/** A polynomial divided by another, as it is written. */
export function quotientTree(above: P.Polynomial, below: P.Polynomial, kernels: Kernels): Expression {
  return treeOf(Forms.normal(above, below, kernels), kernels);
}

/** The degree of a root that a tree is, and what it is the root of; null for others. */
export function rootIn(tree: Expression | undefined): { inner: Expression; degree: number } | null {
  if (tree?.kind !== "call") return null;
  const [inner, second] = tree.arguments;
  if (!inner) return null;
  if (tree.name === "sqrt") return { inner, degree: 2 };
  if (tree.name === "cbrt") return { inner, degree: 3 };
  const value = tree.name === "root" && second?.kind === "number" ? Q.parseRational(second.text) : null;
  return value && Q.isInteger(value) ? { inner, degree: Number(value.numerator) } : null;
}

export function absoluteIn(tree: Expression | undefined): Expression | null {
  return (tree?.kind === "call" && tree.name === "abs" && tree.arguments[0]) || null;
}
